namespace MongoDB.Driver;

public class ClientSessionOptions;

public sealed class Collation;

public sealed class CollectionNamespace
{
    public CollectionNamespace(DatabaseNamespace databaseNamespace, string collectionName) => throw null;
}

public sealed class CountOptions;

public class CreateCollectionOptions
{
    public TimeSeriesOptions TimeSeriesOptions { get; set; }
}

public sealed class CreateCollectionOptions<TDocument> : CreateCollectionOptions
{
    public FilterDefinition<TDocument> Validator { get; set; }
}

public class CreateIndexOptions;

public class CreateIndexOptions<TDocument> : CreateIndexOptions
{
    public FilterDefinition<TDocument> PartialFilterExpression { get; set; }
}

public class CreateOneIndexOptions;

public sealed class DatabaseNamespace;

public sealed class DistinctOptions;

public class FindOptions : FindOptionsBase;

public abstract class FindOptionsBase
{
    public int? BatchSize { get; set; }
    public BsonDocument Let { get; set; }
}

public interface IAsyncCursor<out TDocument> : IDisposable
{
    IEnumerable<TDocument> Current { get; }
    Task<bool> MoveNextAsync(CancellationToken cancellationToken = default);
}

public static class IAsyncCursorExtensions
{
    public static IEnumerable<TDocument> ToEnumerable<TDocument>(this IAsyncCursor<TDocument> cursor, CancellationToken cancellationToken = default) => throw null;
    public static List<TDocument> ToList<TDocument>(this IAsyncCursor<TDocument> source, CancellationToken cancellationToken = default) => throw null;
    public static Task<List<TDocument>> ToListAsync<TDocument>(this IAsyncCursor<TDocument> source, CancellationToken cancellationToken = default) => throw null;
}

public interface IAsyncCursorSource<TDocument>
{
    Task<IAsyncCursor<TDocument>> ToCursorAsync(CancellationToken cancellationToken = default);
}

public static class IAsyncCursorSourceExtensions
{
    public static List<TDocument> ToList<TDocument>(this IAsyncCursorSource<TDocument> source, CancellationToken cancellationToken = default) => throw null;
    public static Task<List<TDocument>> ToListAsync<TDocument>(this IAsyncCursorSource<TDocument> source, CancellationToken cancellationToken = default) => throw null;
}

public interface IClientSession : IDisposable
{
    Task<TResult> WithTransactionAsync<TResult>(Func<IClientSessionHandle, CancellationToken, Task<TResult>> callbackAsync, TransactionOptions transactionOptions = null, CancellationToken cancellationToken = default);
}

public interface IClientSessionHandle : IClientSession, IDisposable;

public interface IFilteredMongoCollection<TDocument> : IMongoCollection<TDocument>;

public interface IFindFluent<TDocument, TProjection> : IAsyncCursorSource<TProjection>
{
    IFindFluent<TDocument, TResult> As<TResult>(IBsonSerializer<TResult> resultSerializer = null);
    IFindFluent<TDocument, TProjection> Limit(int? limit);
    IFindFluent<TDocument, TNewProjection> Project<TNewProjection>(ProjectionDefinition<TDocument, TNewProjection> projection);
    IFindFluent<TDocument, TProjection> Skip(int? skip);
    IFindFluent<TDocument, TProjection> Sort(SortDefinition<TDocument> sort);
}

public static class IFindFluentExtensions
{
    public static TProjection First<TDocument, TProjection>(this IFindFluent<TDocument, TProjection> find, CancellationToken cancellationToken = default) => throw null;
    public static Task<TProjection> FirstAsync<TDocument, TProjection>(this IFindFluent<TDocument, TProjection> find, CancellationToken cancellationToken = default) => throw null;
    public static Task<TProjection> FirstOrDefaultAsync<TDocument, TProjection>(this IFindFluent<TDocument, TProjection> find, CancellationToken cancellationToken = default) => throw null;
    public static IFindFluent<TDocument, BsonDocument> Project<TDocument, TProjection>(this IFindFluent<TDocument, TProjection> find, ProjectionDefinition<TDocument, BsonDocument> projection) => throw null;
    public static IFindFluent<TDocument, TNewProjection> Project<TDocument, TProjection, TNewProjection>(this IFindFluent<TDocument, TProjection> find, Expression<Func<TDocument, TNewProjection>> projection) => throw null;
    public static TProjection Single<TDocument, TProjection>(this IFindFluent<TDocument, TProjection> find, CancellationToken cancellationToken = default) => throw null;
    public static IOrderedFindFluent<TDocument, TProjection> SortBy<TDocument, TProjection>(this IFindFluent<TDocument, TProjection> find, Expression<Func<TDocument, object>> field) => throw null;
    public static IOrderedFindFluent<TDocument, TProjection> SortByDescending<TDocument, TProjection>(this IFindFluent<TDocument, TProjection> find, Expression<Func<TDocument, object>> field) => throw null;
    public static IOrderedFindFluent<TDocument, TProjection> ThenByDescending<TDocument, TProjection>(this IOrderedFindFluent<TDocument, TProjection> find, Expression<Func<TDocument, object>> field) => throw null;
}

public interface IMongoClient : IDisposable
{
    ClientBulkWriteResult BulkWrite(IReadOnlyList<BulkWriteModel> models, ClientBulkWriteOptions options = null, CancellationToken cancellationToken = default);
    Task<IClientSessionHandle> StartSessionAsync(ClientSessionOptions options = null, CancellationToken cancellationToken = default);
}

public interface IMongoCollection<TDocument>
{
    IMongoDatabase Database { get; }
    IBsonSerializer<TDocument> DocumentSerializer { get; }
    IMongoIndexManager<TDocument> Indexes { get; }
    BulkWriteResult<TDocument> BulkWrite(IEnumerable<WriteModel<TDocument>> requests, BulkWriteOptions options = null, CancellationToken cancellationToken = default);
    IAsyncCursor<TField> Distinct<TField>(FieldDefinition<TDocument, TField> field, FilterDefinition<TDocument> filter, DistinctOptions options = null, CancellationToken cancellationToken = default);
    Task InsertManyAsync(IEnumerable<TDocument> documents, InsertManyOptions options = null, CancellationToken cancellationToken = default);
    void InsertOne(TDocument document, InsertOneOptions options = null, CancellationToken cancellationToken = default);
    Task InsertOneAsync(IClientSessionHandle session, TDocument document, InsertOneOptions options = null, CancellationToken cancellationToken = default);
    Task InsertOneAsync(TDocument document, InsertOneOptions options = null, CancellationToken cancellationToken = default);
    IFilteredMongoCollection<TDerivedDocument> OfType<TDerivedDocument>() where TDerivedDocument : TDocument;
    IChangeStreamCursor<TResult> Watch<TResult>(PipelineDefinition<ChangeStreamDocument<TDocument>, TResult> pipeline, ChangeStreamOptions options = null, CancellationToken cancellationToken = default);
}

public static class IMongoCollectionExtensions
{
    public static IAggregateFluent<TDocument> Aggregate<TDocument>(this IMongoCollection<TDocument> collection, AggregateOptions options = null) => throw null;
    public static IQueryable<TDocument> AsQueryable<TDocument>(this IMongoCollection<TDocument> collection, AggregateOptions aggregateOptions = null) => throw null;
    public static long CountDocuments<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, CountOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static DeleteResult DeleteMany<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, CancellationToken cancellationToken = default) => throw null;
    public static IAsyncCursor<TField> Distinct<TDocument, TField>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, TField>> field, Expression<Func<TDocument, bool>> filter, DistinctOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static IAsyncCursor<TField> Distinct<TDocument, TField>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, TField>> field, FilterDefinition<TDocument> filter, DistinctOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static IAsyncCursor<TItem> DistinctMany<TDocument, TItem>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, IEnumerable<TItem>>> field, FilterDefinition<TDocument> filter, DistinctOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static IFindFluent<TDocument, TDocument> Find<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, FindOptions options = null) => throw null;
    public static IFindFluent<TDocument, TDocument> Find<TDocument>(this IMongoCollection<TDocument> collection, FilterDefinition<TDocument> filter, FindOptions options = null) => throw null;
    public static IFindFluent<TDocument, TDocument> Find<TDocument>(this IMongoCollection<TDocument> collection, IClientSessionHandle session, Expression<Func<TDocument, bool>> filter, FindOptions options = null) => throw null;
    public static TDocument FindOneAndDelete<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, FindOneAndDeleteOptions<TDocument> options = null, CancellationToken cancellationToken = default) => throw null;
    public static TDocument FindOneAndReplace<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, TDocument replacement, FindOneAndReplaceOptions<TDocument> options = null, CancellationToken cancellationToken = default) => throw null;
    public static TProjection FindOneAndReplace<TDocument, TProjection>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, TDocument replacement, FindOneAndReplaceOptions<TDocument, TProjection> options = null, CancellationToken cancellationToken = default) => throw null;
    public static TDocument FindOneAndUpdate<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, UpdateDefinition<TDocument> update, FindOneAndUpdateOptions<TDocument> options = null, CancellationToken cancellationToken = default) => throw null;
    public static TProjection FindOneAndUpdate<TDocument, TProjection>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, UpdateDefinition<TDocument> update, FindOneAndUpdateOptions<TDocument, TProjection> options = null, CancellationToken cancellationToken = default) => throw null;
    public static ReplaceOneResult ReplaceOne<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, TDocument replacement, ReplaceOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static Task<ReplaceOneResult> ReplaceOneAsync<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, TDocument replacement, ReplaceOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static Task<ReplaceOneResult> ReplaceOneAsync<TDocument>(this IMongoCollection<TDocument> collection, IClientSessionHandle session, Expression<Func<TDocument, bool>> filter, TDocument replacement, ReplaceOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static UpdateResult UpdateMany<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, UpdateDefinition<TDocument> update, UpdateOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static UpdateResult UpdateOne<TDocument>(this IMongoCollection<TDocument> collection, Expression<Func<TDocument, bool>> filter, UpdateDefinition<TDocument> update, UpdateOptions options = null, CancellationToken cancellationToken = default) => throw null;
    public static IChangeStreamCursor<ChangeStreamDocument<TDocument>> Watch<TDocument>(this IMongoCollection<TDocument> collection, ChangeStreamOptions options = null, CancellationToken cancellationToken = default) => throw null;
}

public interface IMongoDatabase
{
    IMongoClient Client { get; }
    DatabaseNamespace DatabaseNamespace { get; }
    void CreateCollection(string name, CreateCollectionOptions options = null, CancellationToken cancellationToken = default);
    IMongoCollection<TDocument> GetCollection<TDocument>(string name, MongoCollectionSettings settings = null);
    Task<IAsyncCursor<string>> ListCollectionNamesAsync(ListCollectionNamesOptions options = null, CancellationToken cancellationToken = default);
}

public interface IMongoIndexManager<TDocument>
{
    string CreateOne(CreateIndexModel<TDocument> model, CreateOneIndexOptions options = null, CancellationToken cancellationToken = default);
}

public interface IOrderedFindFluent<TDocument, TProjection> : IFindFluent<TDocument, TProjection>, IAsyncCursorSource<TProjection>;

public sealed class ListCollectionNamesOptions;

public sealed class MongoClient : IDisposable
{
    public MongoClient(string connectionString) => throw null;
    public void Dispose() => throw null;
    public Task DropDatabaseAsync(string name, CancellationToken cancellationToken = default) => throw null;
    public IMongoDatabase GetDatabase(string name, MongoDatabaseSettings settings = null) => throw null;
}

public class MongoCollectionSettings;

public class MongoDatabaseSettings;

public enum TimeSeriesGranularity
{
}

public class TimeSeriesOptions
{
    public TimeSeriesOptions(string timeField, Optional<string> metaField = default(Optional<string>), Optional<TimeSeriesGranularity?> granularity = default(Optional<TimeSeriesGranularity?>), Optional<int?> bucketMaxSpanSeconds = default(Optional<int?>), Optional<int?> bucketRoundingSeconds = default(Optional<int?>)) => throw null;
}

public class TransactionOptions;
