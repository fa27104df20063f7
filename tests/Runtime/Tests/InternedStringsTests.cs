using System.Text;
using BsonGen;
using BsonGen.CodeGeneration;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>
/// Members with <see cref="BsonInternedAttribute"/> have the values of plain members, share short texts, and keep a bounded number of
/// bytes.
/// </summary>
[TestFixture]
[NonParallelizable]
public class InternedStringsTests
{
    // CONFORMANCE=full reads all random texts.
    private static readonly int Share = Environment.GetEnvironmentVariable("CONFORMANCE") == "full" ? 1 : 5;

    private static int _renewals;

    private int _collectionsBefore;

    private static readonly string[] Endings = ["", "\0", "\u007f", "é", "世", "🏆", "\ufffd", "\ufeff"];

    // Other texts may have spent the credit of the member. After a collection, one new text in 64 renews it.
    [SetUp]
    public void RenewCredit()
    {
        GC.Collect();
        _collectionsBefore = GC.CollectionCount(1);
        for (var i = 0; i < 1_000; i++)
        {
            Read($"renew {_renewals++}");
        }
    }

    [Test]
    public void EqualTextsShareOneString([ValueSource(nameof(Endings))] string ending)
    {
        for (var length = 0; length <= 40; length++)
        {
            var text = new string('a', length) + ending;
            Assert.That(Read(text), Is.EqualTo(text));
            var second = Read(text);
            var third = Read(text);
            Assert.That(second, Is.EqualTo(text));
            Assert.That(third, Is.EqualTo(text));
            Assert.That(ReferenceEquals(second, third), Is.EqualTo(Encoding.UTF8.GetByteCount(text) <= 31), text);
        }
    }

    [Test]
    public void ItemsAreShared()
    {
        var items = BsonGenSerializer.Deserialize<Interned>(
            new BsonDocument("Items", new BsonArray { "paid", BsonNull.Value, "paid", "open", "paid" }).ToBson()).Items;
        Assert.That(items, Is.EqualTo(new[] { "paid", null, "paid", "open", "paid" }));
        Assert.That(items[4], Is.SameAs(items[2]));
    }

    // Texts that differ in single bytes, at all positions, share slots.
    [Test]
    public void DifferentTextsKeepTheirValues()
    {
        var random = new Random(1);
        string[] letters = ["a", "a", "a", "a", "b", "é", "Ã", "\0", "\u0161"];
        for (var i = 0; i < 200_000 / Share; i++)
        {
            var text = string.Concat(
                Enumerable.Range(0, random.Next(36)).Select(_ => letters[random.Next(random.Next(1, letters.Length + 1))]));
            var interned = Deserialize(Encoding.UTF8.GetBytes(text), isLenient: random.Next(2) == 0);
            Assert.That(interned.Shared, Is.EqualTo(text));
        }
    }

    [Test]
    public void InvalidTextsThrowAsInPlainMembers([Values] bool isLenient)
    {
        var random = new Random(2);
        byte[] letters = [(byte)'a', (byte)'b', 0xC3, 0xA9, 0xE9, 0xFF, 0xED, 0xA0, 0x80];
        for (var i = 0; i < 50_000 / Share; i++)
        {
            var text = Enumerable.Range(0, random.Next(36)).Select(_ => letters[random.Next(random.Next(1, letters.Length + 1))]).ToArray();
            var shared = Catch(() => Deserialize(text, isLenient).Shared);
            var plain = Catch(() => Deserialize(text, isLenient, "Plain").Plain);
            Assert.That(shared, Is.EqualTo(plain.Replace("Plain", "Shared", StringComparison.Ordinal)));

            // A text that a lenient reader decoded with replacements is invalid for a strict reader.
            var strict = Catch(() => Deserialize(text, isLenient: false).Shared);
            Assert.That(
                strict,
                Is.EqualTo(
                    Catch(() => Deserialize(text, isLenient: false, "Plain").Plain).Replace("Plain", "Shared", StringComparison.Ordinal)));
        }
    }

    [Test]
    public void CachedStringsAreLimited()
    {
        // One new text in 64 renews the credit. If no text were kept, the limit would say nothing.
        var kept = Enumerable.Range(0, 1_000).Count(i =>
        {
            var first = Flood($"kept {i}");
            var second = Flood($"kept {i}");
            return ReferenceEquals(second, Flood($"kept {i}")) && !ReferenceEquals(first, second);
        });
        Assert.That(kept, Is.GreaterThan(900));
        var before = GC.GetTotalMemory(forceFullCollection: true);
        for (var i = 0; i < 40_000; i++)
        {
            for (var times = 0; times < 2; times++)
            {
                Flood(FormattableString.Invariant($"{i:d31}"));
                Flood(FormattableString.Invariant($"{i:d40}"));
            }
        }

        // Up to 4,096 entries of 56 bytes and strings of 88 bytes are kept, in an array of 32 KiB beside one of 16 KiB: 640 kB of the 7 MB
        // that were read. The test platform allocates and collects objects meanwhile, so the limit leaves room, and the count has no lower
        // bound.
        Assert.That(GC.GetTotalMemory(forceFullCollection: true) - before, Is.AtMost(1_500_000));

        static string? Flood(string text) => BsonGenSerializer.Deserialize<Interned>(new BsonDocument("Flooded", text).ToBson()).Flooded;
    }

    // The names of the benchmarks' markets are as many.
    [Test]
    public void NearlyAllOfFifteenHundredTextsAreKept()
    {
        var random = new Random(3);
        var texts = Enumerable.Range(0, 1_500).Select(i => $"name {i * 7919}").ToArray();
        for (var times = 0; times < 6; times++)
        {
            random.Shuffle(texts);
            Array.ForEach(texts, text => Read(text));
        }

        // Some texts share their slots with too many others.
        Assert.That(texts.Count(text => ReferenceEquals(Read(text), Read(text))), Is.AtLeast(1_400));
    }

    [Test]
    public void NewTextsAreKeptAfterAnyNumberOfOthers()
    {
        for (var i = 0; i < 20_000; i++)
        {
            if (i % 2_000 == 0)
            {
                RenewCredit();
            }

            var text = $"flood {i}";
            Read(text);
            var second = Read(text);
            Assert.That(Read(text), Is.SameAs(second), text);
        }
    }

    // A member whose texts don't repeat keeps none of them, and starts again after a collection.
    [Test]
    public void TextsThatDoNotRepeatAreDropped()
    {
        var documents = Enumerable.Range(0, 50_000)
            .Select(i => new BsonDocument("Shared", FormattableString.Invariant($"unique {i * 7919}")).ToBson())
            .ToArray();
        Assert.That(GC.TryStartNoGCRegion(64_000_000), Is.True);
        try
        {
            Read("kept and not found");
            var kept = Read("kept and not found");
            Array.ForEach(documents, static document => BsonGenSerializer.Deserialize<Interned>(document));
            Assert.That(Read("kept and not found"), Is.Not.SameAs(kept));
            Assert.That(AreShared("late"), Is.False);
        }
        finally
        {
            GC.EndNoGCRegion();
        }

        RenewCredit();
        Assert.That(AreShared("late"), Is.True);
    }

    // As long as one text repeats, those that do not repeat don't drop it.
    [Test]
    public void TextsThatRepeatAreSharedAmongOthers()
    {
        Assert.That(AreShared("repeated"), Is.True);
        for (var i = 0; i < 50_000; i++)
        {
            Read(FormattableString.Invariant($"unique {i * 7919}"));
            if (i % 1_000 == 0)
            {
                Read("repeated");
            }
        }

        Assert.That(AreShared("repeated"), Is.True);
    }

    // Texts that are read twice and then evicted take longest.
    [Test]
    public void BetweenCollectionsFewTextsAreKept()
    {
        var kept = 0;
        for (var i = 0; i < 20_000; i++)
        {
            var text = $"{i} chosen";
            Read(text);
            kept += ReferenceEquals(Read(text), Read(text)) ? 1 : 0;
        }

        Assert.That(kept, Is.InRange(1_000, 4_096 * (1 + GC.CollectionCount(1) - _collectionsBefore)));
    }

    // Other texts may evict a kept one, but each costs at most itself.
    [Test]
    public void ManyTextsAllocateNoMoreThanPlainOnes()
    {
        var documents = Enumerable.Range(0, 5_000)
            .Select(i =>
                (Shared: new BsonDocument("Shared", $"{i * 7919:d12}").ToBson(), Plain: new BsonDocument(
                    "Plain", $"{i * 7919:d12}").ToBson()))
            .ToArray();
        Assert.That(Measure(document => document.Shared), Is.AtMost(Measure(document => document.Plain)));

        long Measure(Func<(byte[] Shared, byte[] Plain), byte[]> choose) => Allocation.Measure(() =>
        {
            foreach (var document in documents)
            {
                BsonGenSerializer.Deserialize<Interned>(choose(document));
            }
        });
    }

    // On processors of both byte orders, the length is the last byte of the key in memory, after up to 31 bytes of text.
    [Test]
    public void LengthsHaveAByteOfTheirOwn([Values] bool isLittleEndian)
    {
        var lengthWord = typeof(BsonGenSerializer).Assembly.GetType("BsonGen.Internal.Text.TextKey")!
            .GetMethod(
                "LengthWord",
                System.Reflection.BindingFlags.Static | System.Reflection.BindingFlags.NonPublic)!.CreateDelegate<Func<int, bool, ulong>>();
        for (var length = 1; length <= 31; length++)
        {
            var memory = new byte[sizeof(ulong)];
            if (isLittleEndian)
            {
                System.Buffers.Binary.BinaryPrimitives.WriteUInt64LittleEndian(memory, lengthWord(length, true));
            }
            else
            {
                System.Buffers.Binary.BinaryPrimitives.WriteUInt64BigEndian(memory, lengthWord(length, false));
            }

            Assert.That(memory, Is.EqualTo(new byte[] { 0, 0, 0, 0, 0, 0, 0, (byte)length }));
        }
    }

    [Test]
    public void ConcurrentReadsReturnTheRightStrings()
    {
        var texts = Enumerable.Range(0, 3_000).Select(i => $"{i % 7}{new string('x', i % 30)}{i / 7}").ToArray();
        var documents = texts.Select(text => new BsonDocument("Shared", text).ToBson()).ToArray();
        Parallel.For(0, 8, thread =>
        {
            var random = new Random(thread);
            for (var i = 0; i < 50_000; i++)
            {
                var index = random.Next(texts.Length);
                var read = BsonGenSerializer.Deserialize<Interned>(documents[index]).Shared;
                if (read != texts[index])
                {
                    throw new InvalidOperationException($"{read} instead of {texts[index]}");
                }
            }
        });
    }

    // The key and the text of a kept string are of the same bytes, whatever another thread does with the buffer.
    [Test]
    public void ChangingBuffersDoNotSpoilLaterTexts()
    {
        byte[][] documents = [.. new[] { 'a', 'b' }.Select(letter => new BsonDocument("Shared", new string(letter, 28)).ToBson())];
        var buffer = documents[0].ToArray();
        var seen = new HashSet<string>();
        var isDone = false;
        var changing = new Thread(() =>
        {
            for (var i = 0; !Volatile.Read(ref isDone); i++)
            {
                documents[i & 1].CopyTo(buffer, 0);
            }
        });
        changing.Start();
        for (var start = Environment.TickCount64; Environment.TickCount64 - start < 2_000;)
        {
            for (var i = 0; i < 10_000; i++)
            {
                seen.Add(BsonGenSerializer.Deserialize<Interned>(buffer).Shared!);
            }
        }

        Volatile.Write(ref isDone, true);
        changing.Join();
        Assert.That(seen, Has.Count.GreaterThan(1));
        Assert.That(seen.Select(Read), Is.EqualTo(seen));
    }

    private static bool AreShared(string text)
    {
        Read(text);
        Read(text);
        return ReferenceEquals(Read(text), Read(text));
    }

    private static string? Read(string text) => BsonGenSerializer.Deserialize<Interned>(new BsonDocument("Shared", text).ToBson()).Shared;

    private static Interned Deserialize(byte[] text, bool isLenient, string name = "Shared")
    {
        var value = new byte[text.Length];
        value.AsSpan().Fill((byte)'?');
        var document = new BsonDocument(name, Encoding.ASCII.GetString(value)).ToBson();
        text.CopyTo(document.AsSpan(document.Length - text.Length - 2));
        var settings = new BsonBinaryReaderSettings { Encoding = new UTF8Encoding(false, throwOnInvalidBytes: !isLenient) };
        using var stream = new ByteBufferStream(new ByteArrayBuffer(document));
        using var reader = new BsonBinaryReader(stream, settings);
        return BsonSerializer.Deserialize<Interned>(reader);
    }

    private static string Catch(Func<string?> read)
    {
        try
        {
            return "read " + read();
        }
        catch (Exception exception)
        {
            return $"{exception.GetType()} {exception.Message}";
        }
    }
}
