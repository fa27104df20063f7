using BsonGen;
using Markets;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>Documents one after another, as in a dump.</summary>
[TestFixture]
public partial class StreamTests
{
    private static readonly byte[] Dump = File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "markets.bson"));

    [Test]
    public async Task ReadsAllDocuments([Values(1, 7, 4096, 1 << 20)] int step)
    {
        using var rewritten = new MemoryStream();
        var bytes = step == 1 ? Dump[..FirstDocuments(50)] : Dump;
        await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(new SlowStream(bytes, step)))
        {
            rewritten.Write(BsonGenSerializer.Serialize(market));
        }

        Assert.That(rewritten.ToArray(), Is.EqualTo(bytes));
    }

    [Test]
    public async Task ReadsDocumentsLargerThanItsBuffer()
    {
        var large = new Market { Id = 1, Selections = [new Selection(1, new string('é', 300_000), 1)] };
        byte[] bytes = [.. large.ToBson(), .. new Market { Id = 2 }.ToBson(), .. large.ToBson()];
        var read = new List<Market>();
        await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(new SlowStream(bytes, 100_000)))
        {
            read.Add(market);
        }

        Assert.Multiple(() =>
        {
            Assert.That(read.Select(market => market.Id), Is.EqualTo(new[] { 1, 2, 1 }));
            Assert.That(read[2].Selections[0].Name, Is.EqualTo(large.Selections[0].Name));
        });
    }

    [Test]
    public async Task EmptyStreamHasNoDocuments()
    {
        await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(Stream.Null))
        {
            Assert.Fail($"{market.Id} came out of nothing.");
        }
    }

    [Test]
    public async Task ReportsTheOffsetOfATruncatedStreamAfterItsWholeDocuments()
    {
        var whole = new Market { Id = 1 }.ToBson();
        for (var kept = 1; kept < whole.Length; kept++)
        {
            byte[] bytes = [.. whole, .. whole, .. whole[..kept]];
            var (delivered, fault) = await ReadToFault(new SlowStream(bytes, 3));
            Assert.Multiple(() =>
            {
                Assert.That(delivered, Is.EqualTo(2));
                Assert.That(fault, Is.TypeOf<EndOfStreamException>());
                Assert.That(
                    fault!.Message, Does.Contain($"offset {bytes.Length}, inside the document that starts at offset {2 * whole.Length}."));
            });
        }
    }

    [Test]
    public async Task ReportsTheInvalidDocument()
    {
        var whole = new Market { Id = 1 }.ToBson();
        foreach (var size in new[] { int.MinValue, -1, 0, 4, 2_000_000_000 })
        {
            byte[] bytes = [.. whole, .. BitConverter.GetBytes(size), 0];
            var (delivered, fault) = await ReadToFault(new MemoryStream(bytes));
            Assert.Multiple(() =>
            {
                Assert.That(delivered, Is.EqualTo(1));
                Assert.That(
                    fault,
                    Is.TypeOf<FormatException>().With.Message.StartsWith($"Size {size} ").And.Message.Contains($"offset {whole.Length}"));
            });
        }
    }

    [Test]
    public async Task RefusesDocumentsBeyondTheLimit()
    {
        var small = new Market { Id = 1 }.ToBson();
        var large = new Market { Id = 2, Selections = [new Selection(1, "name", 1)] }.ToBson();
        byte[] bytes = [.. small, .. large];
        var (delivered, fault) = await ReadToFault(new MemoryStream(bytes), new() { MaxDocumentSize = large.Length - 1 });
        var (all, none) = await ReadToFault(new MemoryStream(bytes), new() { MaxDocumentSize = large.Length });
        Assert.Multiple(() =>
        {
            Assert.That(delivered, Is.EqualTo(1));
            Assert.That(
                fault,
                Is.TypeOf<FormatException>().With.Message.Contains($"larger than the limit of {large.Length - 1} (offset {small.Length})"));
            Assert.That(all, Is.EqualTo(2));
            Assert.That(none, Is.Null);
            Assert.That(() => new BsonGenSerializerOptions { MaxDocumentSize = 4 }, Throws.InstanceOf<ArgumentOutOfRangeException>());
        });
    }

    [Test]
    public async Task ReadsADocumentOfSixteenMebibytes()
    {
        const int Size = 16 * 1024 * 1024;
        var empty = new Market { Id = 1, Selections = [new Selection(1, "", 1)] }.ToBson().Length;
        var market = new Market { Id = 1, Selections = [new Selection(1, new string('x', Size - empty), 1)] };
        using var stream = new SlowStream([.. market.ToBson(), .. new Market { Id = 2 }.ToBson()], 1_000_000);
        var read = await ToList(stream);
        Assert.Multiple(() =>
        {
            Assert.That(read, Has.Count.EqualTo(2));
            Assert.That(read[0].Selections[0].Name, Has.Length.EqualTo(Size - empty));

            // The pool's sizes are powers of two.
            Assert.That(stream.LargestRoom, Is.LessThanOrEqualTo(Size));
        });
    }

    [Test]
    public async Task SmallDocumentsNeedTheFirstBufferOnly()
    {
        const int Rounds = 200;
        using var stream = new RepeatedStream(Dump, Rounds);
        var before = GC.GetTotalAllocatedBytes(precise: true);
        var count = 0;
        await foreach (var chain in BsonGenSerializer.DeserializeAsyncEnumerable<Skipped>(stream))
        {
            count++;
        }

        var allocated = GC.GetTotalAllocatedBytes(precise: true) - before;
        Assert.Multiple(() =>
        {
            Assert.That(count, Is.GreaterThan(10_000));
            Assert.That(stream.LargestRoom, Is.LessThanOrEqualTo(64 * 1024));

            // An object with a header and one number, and the reads themselves.
            Assert.That(allocated, Is.LessThan((24L * count) + (512L * stream.Reads) + 1_000_000));
        });
    }

    [Test]
    public async Task DeclaredSizesAllocateNoMemory()
    {
        byte[] bytes = [.. BitConverter.GetBytes(BsonGenSerializerOptions.Default.MaxDocumentSize), .. new byte[100_000]];
        using var stream = new SlowStream(bytes, 1000);
        var (delivered, fault) = await ReadToFault(stream);
        Assert.Multiple(() =>
        {
            Assert.That(delivered, Is.Zero);
            Assert.That(fault, Is.TypeOf<EndOfStreamException>());
            Assert.That(stream.LargestRoom, Is.LessThanOrEqualTo(128 * 1024));
        });
    }

    [Test]
    public async Task LeavesTheStreamOpen()
    {
        using var stream = new SlowStream(Dump, 4096);
        await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream))
        {
            break;
        }

        Assert.That(stream.CanRead, Is.True);
        await ToList(stream).ContinueWith(_ => { }, TaskScheduler.Default);
        Assert.That(stream.CanRead, Is.True);
    }

    [Test]
    public async Task ReadsOneStreamManyTimesAtOnce()
    {
        var expected = (await ToList(new MemoryStream(Dump))).Count;
        var counts = await Task.WhenAll(
            Enumerable.Range(0, 16).Select(i => Task.Run(async () => (await ToList(new SlowStream(Dump, 5000 + i))).Count)));
        Assert.That(counts, Is.All.EqualTo(expected));
    }

    private static int FirstDocuments(int count)
    {
        var end = 0;
        for (var i = 0; i < count; i++)
        {
            end += BitConverter.ToInt32(Dump, end);
        }

        return end;
    }

    private static async Task<List<Market>> ToList(Stream stream)
    {
        var markets = new List<Market>();
        await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream))
        {
            markets.Add(market);
        }

        return markets;
    }

    private static async Task<(int Delivered, Exception? Fault)> ReadToFault(
        Stream stream, BsonGenSerializerOptions? options = null)
    {
        var count = 0;
        try
        {
            await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream, options))
            {
                count++;
            }

            return (count, null);
        }
        catch (Exception fault)
        {
            return (count, fault);
        }
    }

    /// <summary>Returns a number of bytes at a time, like a network.</summary>
    // Bytes that the stream did not write are those of other documents, from the pool.
    [Test]
    public void StreamsThatReportWrongCountsAreRefused([Values(-1, 5, int.MaxValue)] int excess, [Values] bool isEnumerated)
    {
        var stream = new LyingStream(new BsonDocument("_id", 1).ToBson(), excess);
        Assert.ThrowsAsync<IOException>(async () =>
        {
            if (!isEnumerated)
            {
                await BsonGenSerializer.DeserializeAsync<Market>(stream);
                return;
            }

            await foreach (var _ in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream))
            {
            }
        });
    }

    /// <summary>Reports more bytes than it was asked for, or a negative number.</summary>
    private sealed class LyingStream(byte[] bytes, int excess) : MemoryStream(bytes)
    {
        public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            await base.ReadAsync(buffer, cancellationToken);
            return excess < 0 ? excess : (int)Math.Min(int.MaxValue, (long)buffer.Length + excess);
        }
    }

    private sealed class SlowStream(byte[] bytes, int step) : MemoryStream(bytes)
    {
        /// <summary>The largest memory that a read got.</summary>
        public int LargestRoom { get; private set; }

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            LargestRoom = Math.Max(LargestRoom, buffer.Length);
            return base.ReadAsync(buffer[..Math.Min(step, buffer.Length)], cancellationToken);
        }
    }

    /// <summary>Repeats the same bytes, without a copy for each repetition.</summary>
    private sealed class RepeatedStream(byte[] bytes, int rounds) : MemoryStream(bytes)
    {
        private int _rounds = rounds;

        public int LargestRoom { get; private set; }

        public int Reads { get; private set; }

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
        {
            LargestRoom = Math.Max(LargestRoom, buffer.Length);
            Reads++;
            if (Position == Length && --_rounds > 0)
            {
                Position = 0;
            }

            return base.ReadAsync(buffer, cancellationToken);
        }
    }

    /// <summary>Reads only the id of a document.</summary>
    [BsonGenerated]
    [BsonIgnoreExtraElements]
    internal sealed partial class Skipped
    {
        public int Id { get; set; }
    }
}
