using System.Net;
using System.Net.Sockets;
using MongoDB.Bson;

namespace Driver.Tests.Server;

/// <summary>
/// A server on the loopback interface that records the commands of a client, and replies with documents that a test sets. It stores no
/// documents and evaluates no queries.
/// </summary>
/// <remarks>It serves one client with one operation at a time. The commands with which the client monitors servers are not kept.</remarks>
internal sealed class RecordingServer : IDisposable
{
    private static readonly string[] Uninteresting = [
        "hello",
        "isMaster",
        "ismaster",
        "ping",
        "endSessions",
        "killCursors",
        "buildInfo",
        "getLastError",
    ];

    private readonly TcpListener _listener = new(IPAddress.Loopback, 0);
    private readonly CancellationTokenSource _stop = new();
    private readonly Lock _lock = new();
    private readonly List<BsonDocument> _commands = [];
    private IReadOnlyDictionary<string, BsonDocument[]> _answers = new Dictionary<string, BsonDocument[]>();
    private Queue<BsonDocument> _cursor = [];

    public RecordingServer()
    {
        _listener.Start();
        Task.Run(AcceptAsync);
    }

    public string ConnectionString => $"mongodb://{_listener.LocalEndpoint}/?replicaSet={HelloReply.ReplicaSet}";

    /// <summary>Clears the commands, and sets the documents that each collection returns.</summary>
    public void Start(IReadOnlyDictionary<string, BsonDocument[]> answers)
    {
        lock (_lock)
        {
            _commands.Clear();
            _cursor = [];
            _answers = answers;
        }
    }

    /// <summary>The commands since the start, in order.</summary>
    public IReadOnlyList<BsonDocument> TakeCommands()
    {
        lock (_lock)
        {
            return [.. _commands];
        }
    }

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
            var stream = client.GetStream();
            while (await WireMessage.ReadAsync(stream, _stop.Token) is { } message)
            {
                var reply = Answer(message.Command);
                if (message.ExpectsReply)
                {
                    await stream.WriteAsync(message.ToReply(reply), _stop.Token);
                }
            }
        }
    }

    private BsonDocument Answer(BsonDocument command)
    {
        var name = command.GetElement(0).Name;
        lock (_lock)
        {
            if (!Uninteresting.Contains(name))
            {
                _commands.Add(command);
            }

            return name switch
            {
                "hello" or "isMaster" or "ismaster" => Ok(HelloReply.Create(_listener.LocalEndpoint)),
                "find" or "aggregate" => OpenCursor(command),
                "getMore" => NextBatch("nextBatch", command["collection"].AsString, size: 3, isLast: false),
                "insert" => Ok(new BsonDocument("n", command["documents"].AsBsonArray.Count)),
                "update" => Ok(Updated(command["updates"].AsBsonArray)),
                "delete" => Ok(new BsonDocument("n", command["deletes"].AsBsonArray.Count)),
                "findAndModify" => Ok(Modified(command)),
                "distinct" =>
                    Ok(new BsonDocument("values", new BsonArray(DocumentsOf(command[0].AsString).Select(document => document[0])))),
                "bulkWrite" => Ok(BulkWritten(command)),
                "listIndexes" => Ok(new BsonDocument("cursor", Cursor("firstBatch", command[0].AsString, [], isOpen: false))),
                _ => Ok([]),
            };
        }
    }

    private BsonDocument[] DocumentsOf(string collection) => _answers.GetValueOrDefault(collection, []);

    private BsonDocument OpenCursor(BsonDocument command)
    {
        var collection = command[0].IsString ? command[0].AsString : "$cmd.aggregate";
        var documents = DocumentsOf(collection).AsEnumerable();
        if (command.TryGetValue("limit", out var limit) && limit.ToInt32() > 0)
        {
            documents = documents.Take(limit.ToInt32());
        }

        _cursor = new Queue<BsonDocument>(documents);
        var size = command.GetValue(
            "batchSize", command.GetValue("cursor", new BsonDocument()) is BsonDocument cursor ? cursor.GetValue("batchSize", 2) : 2);
        var isLast = command.GetValue("singleBatch", false).ToBoolean();
        return NextBatch("firstBatch", collection, size.ToInt32(), isLast);
    }

    private BsonDocument NextBatch(string name, string collection, int size, bool isLast)
    {
        var batch = new BsonArray();
        while (_cursor.Count > 0 && (isLast || batch.Count < size))
        {
            batch.Add(_cursor.Dequeue());
        }

        return Ok(new BsonDocument("cursor", Cursor(name, collection, batch, _cursor.Count > 0)));
    }

    private static BsonDocument Cursor(string name, string collection, BsonArray batch, bool isOpen) =>
        new() { { "id", isOpen ? 7L : 0L }, { "ns", "shop." + collection }, { name, batch } };

    private static BsonDocument Updated(BsonArray updates) => new() { { "n", updates.Count }, { "nModified", updates.Count } };

    private BsonDocument Modified(BsonDocument command) => new()
    {
        { "lastErrorObject", new BsonDocument { { "n", 1 }, { "updatedExisting", true } } },
        { "value", DocumentsOf(command[0].AsString).FirstOrDefault() ?? (BsonValue)BsonNull.Value },
    };

    private static BsonDocument BulkWritten(BsonDocument command)
    {
        var results = new BsonArray(
            command["ops"].AsBsonArray.Select((_, index) =>
                new BsonDocument { { "ok", 1.0 }, { "idx", index }, { "n", 1 }, { "nModified", 1 } }));
        var inserted = command["ops"].AsBsonArray.Count(operation => operation.AsBsonDocument.Contains("insert"));
        return new()
        {
            { "cursor", Cursor("firstBatch", "$cmd.bulkWrite", results, isOpen: false) },
            { "nErrors", 0 },
            { "nInserted", inserted },
            { "nMatched", results.Count - inserted },
            { "nModified", results.Count - inserted },
            { "nUpserted", 0 },
            { "nDeleted", 0 },
        };
    }

    private static BsonDocument Ok(BsonDocument reply) => reply.Add("ok", 1.0);
}
