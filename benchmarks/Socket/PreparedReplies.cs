using System.Buffers.Binary;
using System.Collections.Concurrent;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Socket;

/// <summary>
/// The replies to finds and aggregations over one list of documents, as bytes that are made at the first request and sent again at others.
/// </summary>
/// <remarks>
/// A filter by <c>_id</c> chooses a document. Other filters and sorts are ignored, so all documents match. Limits, and the projections that
/// the benchmarks need, are applied as a server applies them.
/// </remarks>
internal sealed class PreparedReplies
{
    public const int HeaderSize = 16;

    // A server sends 101 documents first, then as many as 16 MiB hold.
    private const int FirstBatch = 101;
    private const int LargestBatch = 16 * 1024 * 1024;

    private const int ReplyCode = 1;
    private const int MessageCode = 2013;

    private readonly List<byte[]> _documents;
    private readonly Dictionary<BsonValue, byte[]> _byId;
    private readonly ConcurrentDictionary<(BsonValue Id, int Limit, BsonValue Projection), byte[]> _first = new();
    private readonly List<byte[]> _following = [];

    public PreparedReplies(List<byte[]> documents)
    {
        _documents = documents;
        _byId = documents.ToDictionary(static document => BsonSerializer.Deserialize<BsonDocument>(document)["_id"]);
    }

    public byte[] Find(BsonDocument command) => GetFirst(
        command["filter"].AsBsonDocument.GetValue("_id", BsonNull.Value),
        command.GetValue("limit", 0).ToInt32(),
        command.GetValue("projection", BsonNull.Value));

    public byte[] Aggregate(BsonDocument command)
    {
        var stages = new BsonDocument(allowDuplicateNames: true);
        foreach (var stage in command["pipeline"].AsBsonArray)
        {
            stages.AddRange(stage.AsBsonDocument);
        }

        return GetFirst(BsonNull.Value, stages.GetValue("$limit", 0).ToInt32(), stages.GetValue("$project", BsonNull.Value));
    }

    /// <param name="cursor">The number of the batch among those that follow another one, from 1.</param>
    public byte[] GetMore(long cursor)
    {
        lock (_following)
        {
            return _following[(int)cursor - 1];
        }
    }

    public static byte[] ToMessage(BsonDocument document) => Frame(MessageCode, [0, 0, 0, 0, 0], document);

    // The flags, the cursor, the position, and the number of documents.
    public static byte[] ToReply(BsonDocument document) =>
        Frame(ReplyCode, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0], document);

    private byte[] GetFirst(BsonValue id, int limit, BsonValue projection) =>
        _first.GetOrAdd(
            (id, limit, projection), static (request, replies) => replies.Prepare(request.Id, request.Limit, request.Projection), this);

    private byte[] Prepare(BsonValue id, int limit, BsonValue projection)
    {
        var found = id.IsBsonNull ? _documents : [_byId[id]];
        if (limit > 0)
        {
            found = [.. found.Take(limit)];
        }

        if (projection is BsonDocument elements)
        {
            found = [.. found.Select(document => Project(BsonSerializer.Deserialize<BsonDocument>(document), elements).ToBson())];
        }

        // From the last batch to the first, since each names the one after it.
        var cursor = 0L;
        foreach (var batch in Split(found).Reverse().SkipLast(1))
        {
            cursor = AddFollowing(ToMessage(ToCursor("nextBatch", cursor, batch)));
        }

        return ToMessage(ToCursor("firstBatch", cursor, found.Take(FirstBatch)));
    }

    private static IEnumerable<List<byte[]>> Split(List<byte[]> documents)
    {
        yield return [.. documents.Take(FirstBatch)];
        for (var start = FirstBatch; start < documents.Count;)
        {
            var size = 0;
            var batch = documents.Skip(start).TakeWhile(document => (size += document.Length) <= LargestBatch).ToList();
            start += batch.Count;
            yield return batch;
        }
    }

    private long AddFollowing(byte[] message)
    {
        lock (_following)
        {
            _following.Add(message);
            return _following.Count;
        }
    }

    /// <summary>Elements by their name (1) or by an expression, and the id unless it is excluded.</summary>
    private static BsonDocument Project(BsonDocument document, BsonDocument projection)
    {
        var projected = new BsonDocument();
        if (!projection.Contains("_id"))
        {
            projected.Add("_id", document["_id"]);
        }

        foreach (var (name, value) in projection.Elements.Select(element => (element.Name, element.Value)))
        {
            if (!value.IsBoolean && !value.IsNumeric)
            {
                projected.Add(name, Evaluate(document, value));
            }
            else if (value.ToBoolean())
            {
                projected.Add(name, document[name]);
            }
        }

        return projected;
    }

    /// <summary>A path ("$Address.City"), a text, an array of expressions, or a literal.</summary>
    private static BsonValue Evaluate(BsonDocument document, BsonValue expression) => expression switch
    {
        BsonString { Value: ['$', .. var path] } => path.Split('.').Aggregate((BsonValue)document, static (parent, part) => parent[part]),
        BsonString => expression,
        BsonArray items => new BsonArray(items.Select(item => Evaluate(document, item))),
        BsonDocument { ElementCount: 1 } literal when literal.Contains("$literal") => literal[0],
        _ => throw new NotSupportedException($"The server doesn't evaluate {expression}."),
    };

    private static BsonDocument ToCursor(string name, long id, IEnumerable<byte[]> documents) => new("cursor", new BsonDocument
    {
        { "id", id },
        { "ns", $"{PreparedServer.Database}.{PreparedServer.Collection}" },
        { name, new BsonArray(documents.Select(static document => new RawBsonDocument(document))) },
    });

    private static byte[] Frame(int code, byte[] start, BsonDocument document)
    {
        byte[] message = [.. new byte[HeaderSize], .. start, .. document.Add("ok", 1.0).ToBson()];
        BinaryPrimitives.WriteInt32LittleEndian(message, message.Length);
        BinaryPrimitives.WriteInt32LittleEndian(message.AsSpan(12), code);
        return message;
    }
}
