namespace MongoDB.Driver;

public sealed class BulkWriteDeleteManyModel<TDocument> : BulkWriteModel
{
    public BulkWriteDeleteManyModel(CollectionNamespace collectionNamespace, FilterDefinition<TDocument> filter, Collation collation = null, BsonValue hint = null) => throw null;
}

public sealed class BulkWriteInsertOneModel<TDocument> : BulkWriteModel
{
    public BulkWriteInsertOneModel(CollectionNamespace collectionNamespace, TDocument document) => throw null;
}

public abstract class BulkWriteModel;

public sealed class BulkWriteOptions
{
    public bool IsOrdered { get; set; }
}

public sealed class BulkWriteReplaceOneModel<TDocument> : BulkWriteModel
{
    public BulkWriteReplaceOneModel(CollectionNamespace collectionNamespace, FilterDefinition<TDocument> filter, TDocument replacement, Collation collation = null, BsonValue hint = null, bool isUpsert = false) => throw null;
}

public abstract class BulkWriteResult;

public abstract class BulkWriteResult<TDocument> : BulkWriteResult;

public sealed class BulkWriteUpdateOneModel<TDocument> : BulkWriteModel
{
    public BulkWriteUpdateOneModel(CollectionNamespace collectionNamespace, FilterDefinition<TDocument> filter, UpdateDefinition<TDocument> update, Collation collation = null, BsonValue hint = null, bool isUpsert = false, IEnumerable<ArrayFilterDefinition> arrayFilters = null) => throw null;
}

public sealed class ClientBulkWriteOptions
{
    public bool VerboseResult { get; set; }
}

public sealed class ClientBulkWriteResult;

public sealed class CreateIndexModel<TDocument>
{
    public CreateIndexModel(IndexKeysDefinition<TDocument> keys, CreateIndexOptions options = null) => throw null;
}

public sealed class DeleteManyModel<TDocument> : WriteModel<TDocument>
{
    public DeleteManyModel(FilterDefinition<TDocument> filter) => throw null;
}

public sealed class DeleteOneModel<TDocument> : WriteModel<TDocument>
{
    public DeleteOneModel(FilterDefinition<TDocument> filter) => throw null;
}

public abstract class DeleteResult;

public class FindOneAndDeleteOptions<TDocument> : FindOneAndDeleteOptions<TDocument, TDocument>;

public class FindOneAndDeleteOptions<TDocument, TProjection>;

public class FindOneAndReplaceOptions<TDocument> : FindOneAndReplaceOptions<TDocument, TDocument>;

public class FindOneAndReplaceOptions<TDocument, TProjection>
{
    public bool IsUpsert { get; set; }
    public ProjectionDefinition<TDocument, TProjection> Projection { get; set; }
    public ReturnDocument ReturnDocument { get; set; }
}

public class FindOneAndUpdateOptions<TDocument> : FindOneAndUpdateOptions<TDocument, TDocument>;

public class FindOneAndUpdateOptions<TDocument, TProjection>
{
    public ProjectionDefinition<TDocument, TProjection> Projection { get; set; }
    public SortDefinition<TDocument> Sort { get; set; }
}

public sealed class InsertManyOptions;

public sealed class InsertOneModel<TDocument> : WriteModel<TDocument>
{
    public InsertOneModel(TDocument document) => throw null;
}

public sealed class InsertOneOptions;

public sealed class ReplaceOneModel<TDocument> : WriteModel<TDocument>
{
    public ReplaceOneModel(FilterDefinition<TDocument> filter, TDocument replacement) => throw null;
    public bool IsUpsert { get; set; }
}

public abstract class ReplaceOneResult;

public class ReplaceOptions
{
    public bool IsUpsert { get; set; }
}

public enum ReturnDocument
{
    After = 1,
}

public sealed class UpdateManyModel<TDocument> : WriteModel<TDocument>
{
    public UpdateManyModel(FilterDefinition<TDocument> filter, UpdateDefinition<TDocument> update) => throw null;
}

public sealed class UpdateOneModel<TDocument> : WriteModel<TDocument>
{
    public UpdateOneModel(FilterDefinition<TDocument> filter, UpdateDefinition<TDocument> update) => throw null;
}

public class UpdateOptions
{
    public IEnumerable<ArrayFilterDefinition> ArrayFilters { get; set; }
    public bool IsUpsert { get; set; }
}

public abstract class UpdateResult;

public abstract class WriteModel<TDocument>;
