using System.Buffers;
using System.IO.Pipelines;
using BsonGen;
using Markets;
using MongoDB.Bson;
using NUnit.Framework;
using Runtime.Models;

namespace Runtime.Tests;

/// <summary>
/// Each overload reads and writes as the one for an array and a type argument does, over valid and malformed documents in pieces of any
/// size.
/// </summary>
[TestFixture]
public class OverloadTests
{
    private static readonly Overloads[] Types =
        [
            new Overloads<Market>(),
            new Overloads<Reused>(),
            new Overloads<Tree>(),
            new Overloads<Everything>(),
            new Overloads<OptionsTests.MappedLevel>(),
        ];

    [Test]
    public async Task ReadOneDocument([Range(0, 7)] int seed)
    {
        var random = new Random(seed);
        for (var i = 0; i < 150; i++)
        {
            var type = Types[random.Next(Types.Length)];
            var document = Mutate(type.CreateDocument(random), random);
            var tail = new byte[random.Next(20)];
            random.NextBytes(tail);
            byte[] bytes = [.. document, .. tail];

            // If a document declares a wrong size, the bytes after it belong to it, or decide which exception is thrown.
            var size = document.Length >= 4 ? BitConverter.ToInt32(document) : 0;
            var isWhole = size == document.Length && size > sizeof(int);
            bytes = isWhole ? bytes : document;
            var expected = type.Read(bytes);
            foreach (var (name, outcome) in type.ReadInMemory(bytes, random))
            {
                Assert.That(outcome, Is.EqualTo(expected), () => $"{name} of {type}: {Convert.ToHexString(bytes)}");
            }

            // Streams check the size before they read the document, and no byte after it decides anything.
            expected = type.Read(document);
            foreach (var (name, outcome) in await type.ReadAsync(bytes, random))
            {
                Assert.That(
                    isWhole ? outcome == expected : outcome.IsDocumented,
                    () => $"{name} of {type}: {outcome} instead of {expected}, {Convert.ToHexString(bytes)}");
            }
        }
    }

    [Test]
    public async Task ReadConsecutiveDocuments([Range(0, 7)] int seed)
    {
        var random = new Random(seed);
        for (var i = 0; i < 20; i++)
        {
            foreach (var type in Types)
            {
                byte[][] documents = [.. Enumerable.Range(0, random.Next(12)).Select(_ => type.CreateDocument(random))];
                byte[] bytes = [.. documents.SelectMany(document => document)];
                string[] expected = [.. documents.Select(document => type.Read(document).Value!)];
                foreach (var (name, values) in await type.ReadAll(bytes, random))
                {
                    Assert.That(values, Is.EqualTo(expected), () => $"{name} of {type}");
                }
            }
        }
    }

    [Test]
    public async Task ReadTruncatedBytes()
    {
        var random = new Random(1);
        foreach (var type in Types)
        {
            var document = type.CreateDocument(random);
            for (var kept = 0; kept < document.Length; kept += kept < 8 ? 1 : random.Next(1, 30))
            {
                byte[] bytes = [.. document, .. document[..kept]];
                foreach (var (name, count, error) in await type.CountAll(bytes, random))
                {
                    Assert.That(count, Is.EqualTo(1), name);
                    Assert.That(error, kept == 0 ? Is.Null : Is.EqualTo(typeof(EndOfStreamException)), name);
                }
            }
        }
    }

    [Test]
    public async Task WriteTheSameBytes([Range(0, 3)] int seed)
    {
        var random = new Random(seed);
        foreach (var type in Types)
        {
            byte[][] documents = [.. Enumerable.Range(0, random.Next(300)).Select(_ => type.CreateDocument(random))];
            foreach (var (name, bytes) in await type.WriteAll(documents))
            {
                Assert.That(
                    bytes, Is.EqualTo(documents.SelectMany(document => type.Rewrite(document)).ToArray()), () => $"{name} of {type}");
            }
        }
    }

    [Test]
    public void CancelledBeforehand()
    {
        var token = new CancellationToken(canceled: true);
        using var stream = new MemoryStream(new Market().ToBson());
        var pipe = new Pipe();
        pipe.Writer.WriteAsync(new Market().ToBson()).AsTask().Wait();
        Func<Task>[] calls =
        [
            () => BsonGenSerializer.DeserializeAsync<Market>(stream, null, token).AsTask(),
            () => BsonGenSerializer.DeserializeAsync(typeof(Market), stream, null, token).AsTask(),
            () => BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream, null, token).CountAsync().AsTask(),
            () => BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream).CountAsync(token).AsTask(),
            () => BsonGenSerializer.DeserializeAsync<Market>(pipe.Reader, null, token).AsTask(),
            () => BsonGenSerializer.DeserializeAsyncEnumerable<Market>(pipe.Reader, null, token).CountAsync().AsTask(),
            () => BsonGenSerializer.SerializeAsync(stream, new Market(), null, token),
            () => BsonGenSerializer.SerializeAsync(stream, typeof(Market), new Market(), null, token),
            () => BsonGenSerializer.SerializeAsyncEnumerable(stream, [new Market()], null, token),
            () => BsonGenSerializer.SerializeAsync(pipe.Writer, new Market(), null, token),
            () => BsonGenSerializer.SerializeAsyncEnumerable(pipe.Writer, [new Market()], null, token),
        ];
        for (var i = 0; i < calls.Length; i++)
        {
            Assert.That(() => calls[i](), Throws.InstanceOf<OperationCanceledException>(), $"Call {i}.");
        }

        Assert.That(stream.Position, Is.Zero);
    }

    [Test]
    public async Task CancelledWhileWaitingForAPipe([Values] bool isMany, [Values] bool isByToken)
    {
        using var source = new CancellationTokenSource();
        var pipe = new Pipe();
        var document = new Market { Id = 5 }.ToBson();
        await pipe.Writer.WriteAsync(document.AsMemory(0, 10));
        Task pending = isMany
            ? BsonGenSerializer.DeserializeAsyncEnumerable<Market>(pipe.Reader, null, source.Token).CountAsync().AsTask()
            : BsonGenSerializer.DeserializeAsync<Market>(pipe.Reader, null, source.Token).AsTask();
        Assert.That(pending.IsCompleted, Is.False);
        if (isByToken)
        {
            await source.CancelAsync();
        }
        else
        {
            pipe.Reader.CancelPendingRead();
        }

        Assert.That(async () => await pending, Throws.InstanceOf<OperationCanceledException>());

        // No byte is lost.
        await pipe.Writer.WriteAsync(document.AsMemory(10));
        Assert.That((await BsonGenSerializer.DeserializeAsync<Market>(pipe.Reader)).Id, Is.EqualTo(5));
    }

    [Test]
    public async Task CancelledBeforeACompleteDocumentIsRead()
    {
        var pipe = new Pipe();
        var document = new Market { Id = 5 }.ToBson();
        await pipe.Writer.WriteAsync(document);
        for (var i = 0; i < 2; i++)
        {
            pipe.Reader.CancelPendingRead();
            Assert.That(
                async () => await BsonGenSerializer.DeserializeAsync<Market>(pipe.Reader), Throws.InstanceOf<OperationCanceledException>());
        }

        // Nothing else arrives.
        var read = BsonGenSerializer.DeserializeAsync<Market>(pipe.Reader);
        Assert.That(read.IsCompletedSuccessfully, Is.True);
        Assert.That((await read).Id, Is.EqualTo(5));
    }

    [Test]
    public async Task CancelledWhileAPipeIsFull([Values] bool isByToken)
    {
        using var source = new CancellationTokenSource();
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1000, resumeWriterThreshold: 500));
        var pending = BsonGenSerializer.SerializeAsyncEnumerable(pipe.Writer, Enumerable.Repeat(new Market(), 100), null, source.Token);
        Assert.That(pending.IsCompleted, Is.False);
        if (isByToken)
        {
            await source.CancelAsync();
        }
        else
        {
            pipe.Writer.CancelPendingFlush();
        }

        Assert.That(async () => await pending, Throws.InstanceOf<OperationCanceledException>());
    }

    [Test]
    public async Task WritingToAPipeEndsWhenItsReaderHasCompleted()
    {
        var pipe = new Pipe();
        await pipe.Reader.CompleteAsync();
        var count = 0;
        await BsonGenSerializer.SerializeAsyncEnumerable(pipe.Writer, Enumerable.Range(0, 10_000).Select(id =>
        {
            count++;
            return new Market { Id = id, Selections = [new Selection(1, "name", 1)] };
        }));
        Assert.That(count, Is.LessThan(10_000));
    }

    [Test]
    public async Task AFaultyDocumentStaysInThePipe()
    {
        byte[] bytes = [.. new Market { Id = 1 }.ToBson(), .. new BsonDocument("_id", "text").ToBson(), .. new Market { Id = 3 }.ToBson()];
        var reader = PipeReader.Create(new ReadOnlySequence<byte>(bytes));
        Assert.That((await BsonGenSerializer.DeserializeAsync<Market>(reader)).Id, Is.EqualTo(1));
        for (var i = 0; i < 2; i++)
        {
            Assert.That(async () => await BsonGenSerializer.DeserializeAsync<Market>(reader), Throws.TypeOf<FormatException>());
        }

        Assert.That((await BsonGenSerializer.DeserializeAsync<BsonHolder>(reader)).Id, Is.EqualTo("text"));
        await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(reader))
        {
            Assert.That(market.Id, Is.EqualTo(3));
        }
    }

    private static byte[] Mutate(byte[] document, Random random)
    {
        for (var flips = random.Next(-2, 3); flips > 0; flips--)
        {
            var position = random.Next(document.Length);
            switch (random.Next(4))
            {
                case 0:
                    document[position] = (byte)random.Next(256);
                    break;
                case 1:
                    document = document[..Math.Max(1, position)];
                    break;
                case 2 when position <= document.Length - sizeof(int):
                    BitConverter.TryWriteBytes(document.AsSpan(position), random.Next(-3, 2 * document.Length));
                    break;
            }
        }

        return document;
    }
}

[BsonGenerated]
public partial class BsonHolder
{
    public string? Id { get; set; }
}
