using System.Buffers.Binary;
using System.Net;
using System.Net.Sockets;
using Driver.Tests.Server;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Socket;

/// <summary>A server on the loopback interface whose replies to finds are prepared, and that does not read the documents of inserts.</summary>
/// <remarks>It serves one operation at a time. <c>WireMessage</c> of the driver's tests explains the protocol.</remarks>
internal sealed class PreparedServer : IDisposable
{
    public const string Database = "shop";
    public const string Orders = "orders";

    // A server sends 101 documents first, then as many as 16 MiB hold.
    private const int FirstBatch = 101;
    private const int LargestBatch = 16 * 1024 * 1024;

    private const int HeaderSize = 16;
    private const int ReplyCode = 1;
    private const int QueryCode = 2004;
    private const int MessageCode = 2013;

    // The flags, and the kind of the first section, which is the command.
    private const int CommandStart = sizeof(int) + 1;

    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly CancellationTokenSource _stop = new();
    private readonly List<byte[]> _batches = [];
    private readonly Dictionary<long, byte[]> _documents;
    private byte[] _body = [];
    private int _insertedStart;
    private int _insertedEnd;

    public PreparedServer(List<byte[]> documents)
    {
        _documents = documents.ToDictionary(static document => BsonSerializer.Deserialize<BsonDocument>(document)["_id"].AsInt64);
        PrepareBatches(documents);
        _listener.Start();
        Task.Run(AcceptAsync);
    }

    public string ConnectionString => $"mongodb://{_listener.LocalEndpoint}/?replicaSet={HelloReply.ReplicaSet}";

    /// <summary>The documents of the last insert, as they arrived.</summary>
    public ReadOnlySpan<byte> LastInserted => _body.AsSpan(_insertedStart.._insertedEnd);

    public void Dispose()
    {
        _stop.Cancel();
        _listener.Dispose();
        _stop.Dispose();
    }

    private void PrepareBatches(List<byte[]> documents)
    {
        for (var start = 0; start < documents.Count;)
        {
            var size = 0;
            var batch = documents.Skip(start).TakeWhile((document, index) => (size += document.Length) <= LargestBatch && (start > 0 || index < FirstBatch)).ToList();
            start += batch.Count;
            var next = start < documents.Count ? _batches.Count + 1 : 0;
            _batches.Add(ToMessage(ToCursor(_batches.Count == 0 ? "firstBatch" : "nextBatch", next, batch)));
        }
    }

    private static BsonDocument ToCursor(string name, long id, IEnumerable<byte[]> documents) => new("cursor", new BsonDocument
    {
        { "id", id },
        { "ns", $"{Database}.{Orders}" },
        { name, new BsonArray(documents.Select(static document => new RawBsonDocument(document))) },
    });

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
            var header = new byte[HeaderSize];
            var body = new byte[64 * 1024];
            while (await stream.ReadAtLeastAsync(header, HeaderSize, throwOnEndOfStream: false, _stop.Token) == HeaderSize)
            {
                var length = BinaryPrimitives.ReadInt32LittleEndian(header) - HeaderSize;
                if (body.Length < length)
                {
                    body = new byte[length];
                }

                await stream.ReadExactlyAsync(body.AsMemory(0, length), _stop.Token);
                var isQuery = BinaryPrimitives.ReadInt32LittleEndian(header.AsSpan(12)) == QueryCode;
                var reply = isQuery ? ToReply(HelloReply.Create(_listener.LocalEndpoint)) : Answer(body, length);
                header.AsSpan(4, sizeof(int)).CopyTo(reply.AsSpan(8));
                await stream.WriteAsync(reply, _stop.Token);
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
            "hello" => ToMessage(HelloReply.Create(_listener.LocalEndpoint)),
            "find" when command["filter"].AsBsonDocument.TryGetValue("_id", out var id) => ToMessage(ToCursor("firstBatch", 0, [_documents[id.AsInt64]])),
            "find" => _batches[0],
            "getMore" => _batches[(int)command[0].AsInt64],
            "insert" => TakeInsert(body, end, length),
            _ => ToMessage([]),
        };
    }

    /// <summary>Remembers where the documents are: after the kind of the section, its size and its name.</summary>
    private byte[] TakeInsert(byte[] body, int start, int end)
    {
        _body = body;
        _insertedStart = start + 1 + sizeof(int) + "documents".Length + 1;
        _insertedEnd = end;
        return ToMessage(new BsonDocument("n", _documents.Count));
    }

    private static byte[] ToMessage(BsonDocument document) => Frame(MessageCode, [0, 0, 0, 0, 0], document);

    // The flags, the cursor, the position, and the number of documents.
    private static byte[] ToReply(BsonDocument document) => Frame(ReplyCode, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0], document);

    private static byte[] Frame(int code, byte[] start, BsonDocument document)
    {
        byte[] message = [.. new byte[HeaderSize], .. start, .. document.Add("ok", 1.0).ToBson()];
        BinaryPrimitives.WriteInt32LittleEndian(message, message.Length);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(12), code);
        return message;
    }
}
