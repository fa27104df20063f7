using System.Xml.Linq;
using BsonGen;
using Markets;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>Any bytes give an object or a documented exception, with an allocation proportional to the bytes.</summary>
[TestFixture]
public class FuzzTests
{
    // Room for objects, and for exceptions with their texts and traces. Allocations by hostile counts and sizes would be far larger.
    private const long AllocationPerByte = 600;
    private const long AllocationPerCall = 200_000;

    private static HashSet<string> _documented = [];

    /// <summary>The exceptions that the documentation of the direct API names for reading.</summary>
    [OneTimeSetUp]
    public void ReadDocumentation()
    {
        const string Method =
            "M:BsonGen.BsonGenSerializer.Deserialize``1(System.ReadOnlySpan{System.Byte},BsonGen.BsonGenSerializerOptions)";
        var documentation = XDocument.Load(Path.ChangeExtension(typeof(BsonGenSerializer).Assembly.Location, ".xml"));
        _documented = [.. documentation.Descendants("member").Single(member => member.Attribute("name")!.Value == Method)
            .Elements("exception").Select(exception => exception.Attribute("cref")!.Value)];
    }

    [Test]
    public void RandomBytes([Range(0, 9)] int seed)
    {
        var random = new Random(seed);
        for (var i = 0; i < 300; i++)
        {
            var bytes = new byte[random.Next(200)];
            random.NextBytes(bytes);
            if (bytes.Length >= 4 && random.Next(4) != 0)
            {
                BitConverter.TryWriteBytes(bytes, bytes.Length);
            }

            ReadAll(bytes);
        }
    }

    [Test]
    public void MutatedFixtures([ValueSource(typeof(Fixtures), nameof(Fixtures.Names))] string name)
    {
        var random = new Random(name.Length);
        var documents = Fixtures.Split(name);
        for (var i = 0; i < 400; i++)
        {
            var bytes = documents[random.Next(documents.Count)].AsSpan().ToArray();
            for (var flips = random.Next(4); flips >= 0; flips--)
            {
                var position = random.Next(bytes.Length);
                switch (random.Next(4))
                {
                    case 0:
                        bytes[position] = (byte)random.Next(256);
                        break;
                    case 1:
                        bytes[position] ^= (byte)(1 << random.Next(8));
                        break;
                    case 2:
                        bytes = bytes[..(position + 1)];
                        break;
                    default:
                        BitConverter.TryWriteBytes(bytes.AsSpan(position), random.Next(3) == 0 ? int.MaxValue : random.Next(-3, 2000));
                        break;
                }
            }

            ReadAll(bytes);
        }
    }

    [Test]
    public void TruncatedAtEachByte()
    {
        var market = new Market
        {
            Id = 1,
            Status = 2,
            Selections = [new Selection(1, "Home", 1.5), new Selection(2, "Żółw", 2.25)],
        }.ToBson();
        var tree = new Tree { Value = 1, Left = new Tree { Children = [new Tree()] } }.ToBson();
        foreach (var whole in new[] { market, tree })
        {
            for (var kept = 0; kept < whole.Length; kept++)
            {
                var bytes = whole[..kept];
                ReadAll(bytes);
                Assert.That(() => BsonGenSerializer.Deserialize<Market>(bytes), Throws.Exception);
                Assert.That(() => BsonGenSerializer.Deserialize<Tree>(bytes), Throws.Exception);
            }
        }
    }

    [Test]
    public void SizesPatchedAtEachByte([ValueSource(typeof(Fixtures), nameof(Fixtures.Names))] string name)
    {
        foreach (var document in Fixtures.Split(name).Where(document => document.Length < 1000).Take(1))
        {
            foreach (var size in new[] { -1, 4, document.Length + 1, int.MaxValue })
            {
                for (var position = 0; position <= document.Length - sizeof(int); position++)
                {
                    var bytes = document.ToArray();
                    BitConverter.TryWriteBytes(bytes.AsSpan(position), size);
                    ReadAll(bytes);
                }
            }
        }
    }

    [Test]
    public void LargeCountsAllocateNothing()
    {
        // An array, a string and binary data that declare 2 GiB.
        byte[][] documents =
        [
            [0xff, 0xff, 0xff, 0x7f, 0x04, .. "Selections\0"u8, 0xff, 0xff, 0xff, 0x7f, 0x03, 0x30, 0x00, 0xff, 0xff, 0xff, 0x7f],
            [0xff, 0xff, 0xff, 0x7f, 0x02, .. "Status\0"u8, 0xff, 0xff, 0xff, 0x7f, 0x41],
            [0xff, 0xff, 0xff, 0x7f, 0x05, .. "Data\0"u8, 0xff, 0xff, 0xff, 0x7f, 0x00, 0x41],
        ];
        foreach (var document in documents)
        {
            ReadAll(document);
        }
    }

    // Documents and arrays that declare too small a size, so that the elements of each array extend to the end of all bytes.
    [Test]
    public void EnclosingArraysAreNotCountedAgain()
    {
        const int Depth = 200;
        const int Rest = 50_000;
        byte[] none = [4, 0, 0, 0];
        byte[] level = [0x04, .. "Parts\0"u8, .. none, 0x03, 0x30, 0x00, .. none];
        byte[] item = [0x0A, 0x30, 0x00];
        byte[] bytes =
        [
            .. BitConverter.GetBytes(sizeof(int) + (Depth * level.Length) + (Rest * item.Length)),
            .. Enumerable.Repeat(level, Depth).SelectMany(static level => level),
            .. Enumerable.Repeat(item, Rest).SelectMany(static item => item),
        ];
        Read(bytes, static bytes => BsonGenSerializer.Deserialize<Widget>(bytes), allocationPerByte: 40);
        Read(bytes, static bytes => BsonSerializer.Deserialize<Widget>(bytes), allocationPerByte: 40);
    }

    private static void ReadAll(byte[] bytes)
    {
        ReadDirectly<Market>(bytes);
        ReadDirectly<Order>(bytes);
        ReadDirectly<Tree>(bytes);
        ReadDirectly<Everything>(bytes);
        Read(bytes, static bytes => BsonSerializer.Deserialize<Market>(bytes));
        Read(bytes, static bytes => BsonSerializer.Deserialize<Everything>(bytes));
    }

    private static void ReadDirectly<T>(byte[] bytes)
    {
        Read(bytes, static bytes => BsonGenSerializer.Deserialize<T>(bytes));

        // The memory after the bytes is not read.
        Assert.That(OutcomeInFrontOf<T>(bytes, 0x00), Is.EqualTo(OutcomeInFrontOf<T>(bytes, 0x41)), () => Convert.ToHexString(bytes));
    }

    private static string OutcomeInFrontOf<T>(byte[] bytes, byte next)
    {
        byte[] memory = [.. bytes, .. Enumerable.Repeat(next, 64)];
        try
        {
            return BsonGenSerializer.Deserialize<T>(memory.AsSpan(0, bytes.Length)).ToJson();
        }
        catch (Exception error)
        {
            return $"{error.GetType()}: {error.Message}";
        }
    }

    private static void Read(byte[] bytes, Action<byte[]> read, long allocationPerByte = AllocationPerByte)
    {
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            read(bytes);
        }
        catch (Exception error) when (IsDocumented(error))
        {
        }
        catch (Exception error)
        {
            Assert.Fail($"{error.GetType()} for {Convert.ToHexString(bytes)}: {error}");
        }

        var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.That(allocated, Is.LessThan(AllocationPerCall + (allocationPerByte * bytes.Length)), () => Convert.ToHexString(bytes));
    }

    private static bool IsDocumented(Exception error)
    {
        for (var type = error.GetType(); type != typeof(SystemException) && type != typeof(Exception); type = type.BaseType!)
        {
            if (_documented.Contains("T:" + type.FullName))
            {
                return true;
            }
        }

        return false;
    }
}
