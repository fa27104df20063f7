using BsonGen;
using Markets;
using MongoDB.Bson;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>Documents one after another, as a dump holds them.</summary>
[TestFixture]
public class StreamTests
{
    private static readonly byte[] Dump = File.ReadAllBytes(Path.Combine(AppContext.BaseDirectory, "markets.bson"));

    [Test]
    public async Task ReadsAllDocuments([Values(1, 7, 4096, 1 << 20)] int step)
    {
        using var rewritten = new MemoryStream();
        var bytes = step == 1 ? Dump[..FirstDocuments(50)] : Dump;
        await foreach (var market in BsonGenSerializer.DeserializeAsync<Market>(new SlowStream(bytes, step)))
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
        await foreach (var market in BsonGenSerializer.DeserializeAsync<Market>(new SlowStream(bytes, 100_000)))
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
    public async Task AnEmptyStreamHoldsNothing()
    {
        await foreach (var market in BsonGenSerializer.DeserializeAsync<Market>(Stream.Null))
        {
            Assert.Fail($"{market.Id} came out of nothing.");
        }
    }

    [Test]
    public void ReadsUpToTheFault()
    {
        using var stream = Fixtures.Open("truncated.bson");
        Assert.That(async () => await Count(stream), Throws.TypeOf<EndOfStreamException>());

        byte[] bytes = [.. new Market { Id = 1 }.ToBson(), 3, 0, 0, 0, 0];
        Assert.That(async () => await Count(new MemoryStream(bytes)), Throws.TypeOf<FormatException>());
    }

    [Test]
    public void CanBeCancelled() => Assert.That(
        async () =>
        {
            using var source = new CancellationTokenSource();
            await foreach (var market in BsonGenSerializer.DeserializeAsync<Market>(new SlowStream(Dump, 100), source.Token))
            {
                await source.CancelAsync();
            }
        },
        Throws.InstanceOf<OperationCanceledException>());

    private static int FirstDocuments(int count)
    {
        var end = 0;
        for (var i = 0; i < count; i++)
        {
            end += BitConverter.ToInt32(Dump, end);
        }

        return end;
    }

    private static async Task<int> Count(Stream stream)
    {
        var count = 0;
        await foreach (var market in BsonGenSerializer.DeserializeAsync<Market>(stream))
        {
            count++;
        }

        return count;
    }

    /// <summary>Gives out so many bytes at a time, as a network does.</summary>
    private sealed class SlowStream(byte[] bytes, int step) : MemoryStream(bytes)
    {
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            base.ReadAsync(buffer[..Math.Min(step, buffer.Length)], cancellationToken);
    }
}
