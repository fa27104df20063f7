using System.Buffers.Binary;
using System.Net;
using System.Net.Sockets;
using Driver.Tests.Server;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Socket;

/// <summary>
/// A server on the loopback interface whose replies to finds are prepared, and that does not read the documents of inserts.
/// </summary>
/// <remarks><c>WireMessage</c> of the driver's tests explains the protocol.</remarks>
internal sealed class PreparedServer : IDisposable
{
    public const string Database = "shop";
    public const string Collection = "documents";

    private const int QueryCode = 2004;

    // The flags, and the kind of the first section, which is the command.
    private const int CommandStart = sizeof(int) + 1;

    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly CancellationTokenSource _stop = new();
    private readonly PreparedReplies _replies;
    private readonly int _count;
    private byte[] _body = [];
    private int _insertedStart;
    private int _insertedEnd;

    public PreparedServer(List<byte[]> documents)
    {
        _replies = new PreparedReplies(documents);
        _count = documents.Count;
        _listener.Start();
        Task.Run(AcceptAsync);
    }

    public string ConnectionString => $"mongodb://{_listener.LocalEndpoint}/?replicaSet={HelloReply.ReplicaSet}";

    /// <summary>The documents of the last insert, as they arrived. Inserts are served one at a time.</summary>
    public ReadOnlySpan<byte> LastInserted => _body.AsSpan(_insertedStart.._insertedEnd);

    public void Dispose()
    {
        _stop.Cancel();
        _listener.Dispose();
        _stop.Dispose();
    }

    private async Task AcceptAsync()
    {
        while (!_stop.IsCancellationRequested)
        {
            var client = await _listener.AcceptTcpClientAsync(_stop.Token);
            _ = Task.Run(() => ServeAsync(client));
        }
    }

    private async Task ServeAsync(TcpClient client)
    {
        using (client)
        {
            client.NoDelay = true;
            var stream = client.GetStream();
            var header = new byte[PreparedReplies.HeaderSize];
            var body = new byte[64 * 1024];
            while (await stream.ReadAtLeastAsync(header, header.Length, throwOnEndOfStream: false, _stop.Token) == header.Length)
            {
                var length = BinaryPrimitives.ReadInt32LittleEndian(header) - header.Length;
                if (body.Length < length)
                {
                    body = new byte[length];
                }

                await stream.ReadExactlyAsync(body.AsMemory(0, length), _stop.Token);
                var isQuery = BinaryPrimitives.ReadInt32LittleEndian(header.AsSpan(12)) == QueryCode;
                var reply = isQuery ? PreparedReplies.ToReply(HelloReply.Create(_listener.LocalEndpoint)) : Answer(body, length);

                // Several connections may send the same reply at once, each with the number of its own request.
                var request = header.AsSpan(4, sizeof(int)).ToArray();
                reply.AsSpan(0, header.Length).CopyTo(header);
                request.CopyTo(header.AsSpan(8));
                await client.Client.SendAsync(
                    [header, new ArraySegment<byte>(reply, header.Length, reply.Length - header.Length)], SocketFlags.None);
            }
        }
    }

    private byte[] Answer(byte[] body, int length)
    {
        using var stream = new MemoryStream(body, CommandStart, length - CommandStart);
        var command = BsonSerializer.Deserialize<BsonDocument>(stream);
        var end = CommandStart + (int)stream.Position;
        return command.GetElement(0).Name switch
        {
            "hello" => PreparedReplies.ToMessage(HelloReply.Create(_listener.LocalEndpoint)),
            "find" => _replies.Find(command),
            "aggregate" => _replies.Aggregate(command),
            "getMore" => _replies.GetMore(command[0].AsInt64),
            "insert" => TakeInsert(body, end, length),
            "update" => PreparedReplies.ToMessage(new BsonDocument { { "n", 1 }, { "nModified", 1 } }),
            _ => PreparedReplies.ToMessage([]),
        };
    }

    /// <summary>Remembers where the documents are: after the kind of the section, its size and its name.</summary>
    private byte[] TakeInsert(byte[] body, int start, int end)
    {
        _body = body;
        _insertedStart = start + 1 + sizeof(int) + "documents".Length + 1;
        _insertedEnd = end;
        return PreparedReplies.ToMessage(new BsonDocument("n", _count));
    }
}
