namespace MongoDB.Driver;

public sealed class ChangeStreamDocument<TDocument>
{
    public BsonDocument BackingDocument { get; }
    public BsonDocument DocumentKey { get; }
    public TDocument FullDocument { get; }
    public TDocument FullDocumentBeforeChange { get; }
    public ChangeStreamOperationType OperationType { get; }
    public ChangeStreamUpdateDescription UpdateDescription { get; }
    public DateTime? WallTime { get; }
}

public class ChangeStreamDocumentSerializer<TDocument> : SerializerBase<ChangeStreamDocument<TDocument>>
{
    public ChangeStreamDocumentSerializer(IBsonSerializer<TDocument> documentSerializer) => throw null;
}

public enum ChangeStreamFullDocumentBeforeChangeOption
{
    WhenAvailable = 2,
}

public enum ChangeStreamFullDocumentOption
{
    UpdateLookup = 1,
}

public enum ChangeStreamOperationType
{
    Insert = 0,
}

public class ChangeStreamOptions
{
    public ChangeStreamFullDocumentOption FullDocument { get; set; }
    public ChangeStreamFullDocumentBeforeChangeOption FullDocumentBeforeChange { get; set; }
}

public sealed class ChangeStreamUpdateDescription
{
    public BsonDocument UpdatedFields { get; }
}

public interface IChangeStreamCursor<out TDocument> : IAsyncCursor<TDocument>, IDisposable;
