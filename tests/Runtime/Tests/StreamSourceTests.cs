using System.IO.Pipelines;
using System.IO.Pipes;
using System.Net;
using System.Net.Sockets;
using BsonGen;
using Markets;
using NUnit.Framework;

namespace Runtime.Tests;

/// <summary>Reads, cancels and writes files, pipes and sockets.</summary>
[TestFixture]
public class StreamSourceTests
{
    private static readonly string DumpPath = Path.Combine(AppContext.BaseDirectory, "markets.bson");
    private static readonly byte[] Dump = File.ReadAllBytes(DumpPath);

    [Test]
    public async Task ReadsAFile()
    {
        await using var file = new FileStream(DumpPath, FileMode.Open, FileAccess.Read, FileShare.Read, bufferSize: 0, useAsync: true);
        Assert.That(await Rewrite(file), Is.EqualTo(Dump));
    }

    [Test]
    public async Task ReadsAnAnonymousPipe()
    {
        using var server = new AnonymousPipeServerStream(PipeDirection.Out);
        using var client = new AnonymousPipeClientStream(PipeDirection.In, server.ClientSafePipeHandle);
        var sent = Task.Run(async () =>
        {
            await server.WriteAsync(Dump);
            server.Dispose();
        });
        Assert.That(await Rewrite(client), Is.EqualTo(Dump));
        await sent;
    }

    [Test]
    public async Task ReadsAPipeReader()
    {
        var pipe = new Pipe();
        var sent = Task.Run(async () =>
        {
            await pipe.Writer.WriteAsync(Dump);
            await pipe.Writer.CompleteAsync();
        });
        Assert.That(await Rewrite(pipe.Reader.AsStream()), Is.EqualTo(Dump));
        await sent;
    }

    [Test]
    public async Task ReadsFromASocketThatSendsSingleBytes()
    {
        var bytes = Dump[..BitConverter.ToInt32(Dump)];
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var sent = Task.Run(async () =>
        {
            using var server = await listener.AcceptTcpClientAsync();
            server.NoDelay = true;
            for (var i = 0; i < bytes.Length; i++)
            {
                await server.GetStream().WriteAsync(bytes.AsMemory(i, 1));
            }
        });
        using var client = new TcpClient();
        await client.ConnectAsync((IPEndPoint)listener.LocalEndpoint);
        Assert.That(await Rewrite(client.GetStream()), Is.EqualTo(bytes));
        await sent;
    }

    [Test]
    public void CancelledBeforeItStartsReadsNothing()
    {
        using var stream = new MemoryStream(Dump);
        Assert.That(
            async () => await Rewrite(stream, new CancellationToken(canceled: true)), Throws.InstanceOf<OperationCanceledException>());
        Assert.That(stream.Position, Is.Zero);
    }

    [Test]
    public async Task CancelledInTheMiddleDeliversNoMore()
    {
        // All documents are in the buffer at once, so that no further read could notice the cancellation.
        using var source = new CancellationTokenSource();
        using var stream = new MemoryStream(Dump, 0, BitConverter.ToInt32(Dump) * 2);
        await using var markets = BsonGenSerializer.DeserializeAsyncEnumerable<Market>(
            stream, cancellationToken: source.Token).GetAsyncEnumerator();
        Assert.That(await markets.MoveNextAsync(), Is.True);
        await source.CancelAsync();
        Assert.That(async () => await markets.MoveNextAsync(), Throws.InstanceOf<OperationCanceledException>());
    }

    [Test]
    public async Task CancelsAReadThatIsPending()
    {
        using var source = new CancellationTokenSource();
        var pipe = new Pipe();
        await pipe.Writer.WriteAsync(Dump.AsMemory(0, 10));
        var markets = BsonGenSerializer.DeserializeAsyncEnumerable<Market>(pipe.Reader.AsStream()).GetAsyncEnumerator(source.Token);
        var pending = markets.MoveNextAsync().AsTask();
        Assert.That(pending.IsCompleted, Is.False);
        await source.CancelAsync();
        Assert.That(async () => await pending, Throws.InstanceOf<OperationCanceledException>());
        await markets.DisposeAsync();
    }

    [Test]
    public async Task WritesWhatItReads([Values] bool isAsync)
    {
        using var output = new MemoryStream();
        using var input = new MemoryStream(Dump);
        var markets = BsonGenSerializer.DeserializeAsyncEnumerable<Market>(input);
        if (isAsync)
        {
            await BsonGenSerializer.SerializeAsyncEnumerable(output, markets);
        }
        else
        {
            await BsonGenSerializer.SerializeAsyncEnumerable(output, await markets.ToListAsync());
        }

        Assert.That(output.ToArray(), Is.EqualTo(Dump));
    }

    [Test]
    public void WritingCanBeCancelledAndRefusesNull() => Assert.Multiple(() =>
    {
        Assert.That(
            async () => await BsonGenSerializer.SerializeAsyncEnumerable(
                Stream.Null, [new Market()], cancellationToken: new CancellationToken(canceled: true)),
            Throws.InstanceOf<OperationCanceledException>());
        Assert.That(async () => await BsonGenSerializer.SerializeAsyncEnumerable(Stream.Null, new Market[1]), Throws.ArgumentNullException);
        Assert.That(
            async () => await BsonGenSerializer.SerializeAsyncEnumerable((Stream)null!, new Market[1]), Throws.ArgumentNullException);
        Assert.That(
            async () => await BsonGenSerializer.SerializeAsyncEnumerable(Stream.Null, (Market[])null!), Throws.ArgumentNullException);
    });

    private static async Task<byte[]> Rewrite(Stream stream, CancellationToken cancellationToken = default)
    {
        using var rewritten = new MemoryStream();
        await foreach (var market in BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream, cancellationToken: cancellationToken))
        {
            rewritten.Write(BsonGenSerializer.Serialize(market));
        }

        return rewritten.ToArray();
    }

    [Test]
    public async Task DocumentsBeforeAFailureAreWritten([Values] bool isAsynchronous, [Values] bool isEnumerationAtFault)
    {
        Market[] markets = [new() { Id = 1 }, new() { Id = 2 }];
        using var stream = new MemoryStream();
        Assert.That(() => WriteAsync(), isEnumerationAtFault ? Throws.TypeOf<FormatException>() : Throws.ArgumentNullException);
        stream.Position = 0;
        var read = await BsonGenSerializer.DeserializeAsyncEnumerable<Market>(stream).Select(market => market.Id).ToListAsync();
        Assert.That(read, Is.EqualTo(new[] { 1, 2 }));

        Task WriteAsync() => isAsynchronous
            ? BsonGenSerializer.SerializeAsyncEnumerable(stream, Enumerate().ToAsyncEnumerable())
            : BsonGenSerializer.SerializeAsyncEnumerable(stream, Enumerate());

        IEnumerable<Market> Enumerate()
        {
            yield return markets[0];
            yield return markets[1];
            yield return isEnumerationAtFault ? throw new FormatException() : null!;
        }
    }

    [Test]
    public void AStreamThatFailsIsNotReadAgain()
    {
        using var stream = new BrokenStream();
        Assert.That(() => BsonGenSerializer.SerializeAsyncEnumerable(stream, [new Market()]), Throws.TypeOf<IOException>());
        Assert.That(stream.Writes, Is.EqualTo(1));
    }

    private sealed class BrokenStream : MemoryStream
    {
        public int Writes { get; private set; }

        public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
        {
            Writes++;
            throw new IOException();
        }
    }
}
