namespace MongoDB.Driver;

public class AggregateBucketAutoOptions;

public class AggregateBucketAutoResult<TValue>;

public class AggregateBucketOptions<TValue>;

public sealed class AggregateCountResult;

public abstract class AggregateExpressionDefinition<TSource, TResult>
{
    public static implicit operator AggregateExpressionDefinition<TSource, TResult>(string expression) => throw null;
}

public static class AggregateFacet
{
    public static AggregateFacet<TInput, TOutput> Create<TInput, TOutput>(string name, PipelineDefinition<TInput, TOutput> pipeline) => throw null;
}

public abstract class AggregateFacet<TInput>;

public class AggregateFacet<TInput, TOutput> : AggregateFacet<TInput>;

public class AggregateFacetResults;

public class AggregateGraphLookupOptions<TFrom, TAsElement, TOutput>;

public sealed class AggregateLookupOptions<TForeignDocument, TResult>;

public class AggregateOptions
{
    public int? BatchSize { get; set; }
}

public sealed class AggregateSortByCountResult<TId>;

public class AggregateUnwindOptions<TResult>;

public sealed class DensifyBounds
{
    public static DensifyBounds Full { get; }
}

public abstract class DensifyRange
{
    public static DensifyRange Numeric<TNumber>(DensifyBounds bounds, TNumber step) => throw null;
}

public sealed class EmptyPipelineDefinition<TInput> : PipelineDefinition<TInput, TInput>
{
    public EmptyPipelineDefinition(IBsonSerializer<TInput> inputSerializer = null) => throw null;
}

public interface IAggregateFluent<TResult> : IAsyncCursorSource<TResult>
{
    IMongoDatabase Database { get; }
    IAggregateFluent<TNewResult> AppendStage<TNewResult>(PipelineStageDefinition<TResult, TNewResult> stage);
    IAggregateFluent<TNewResult> As<TNewResult>(IBsonSerializer<TNewResult> newResultSerializer = null);
    IAggregateFluent<AggregateCountResult> Count();
    IAggregateFluent<TNewResult> Group<TNewResult>(ProjectionDefinition<TResult, TNewResult> group);
    IAggregateFluent<TResult> Limit(long limit);
    IAggregateFluent<TNewResult> Lookup<TForeignDocument, TAsElement, TAs, TNewResult>(IMongoCollection<TForeignDocument> foreignCollection, BsonDocument let, PipelineDefinition<TForeignDocument, TAsElement> lookupPipeline, FieldDefinition<TNewResult, TAs> @as, AggregateLookupOptions<TForeignDocument, TNewResult> options = null) where TAs : IEnumerable<TAsElement>;
    IAggregateFluent<TNewResult> Lookup<TForeignDocument, TNewResult>(string foreignCollectionName, FieldDefinition<TResult> localField, FieldDefinition<TForeignDocument> foreignField, FieldDefinition<TNewResult> @as, AggregateLookupOptions<TForeignDocument, TNewResult> options = null);
    IAggregateFluent<TResult> Match(FilterDefinition<TResult> filter);
    IAsyncCursor<TOutput> Merge<TOutput>(IMongoCollection<TOutput> outputCollection, MergeStageOptions<TOutput> mergeOptions = null, CancellationToken cancellationToken = default);
    IAggregateFluent<TNewResult> OfType<TNewResult>(IBsonSerializer<TNewResult> newResultSerializer = null) where TNewResult : TResult;
    IAggregateFluent<TNewResult> Project<TNewResult>(ProjectionDefinition<TResult, TNewResult> projection);
    IAggregateFluent<TNewResult> ReplaceWith<TNewResult>(AggregateExpressionDefinition<TResult, TNewResult> newRoot);
    IAggregateFluent<TResult> Skip(long skip);
    IAggregateFluent<TResult> Sort(SortDefinition<TResult> sort);
    IAggregateFluent<TResult> UnionWith<TWith>(IMongoCollection<TWith> withCollection, PipelineDefinition<TWith, TResult> withPipeline = null);
}

public static class IAggregateFluentExtensions
{
    public static IAggregateFluent<TNewResult> Bucket<TResult, TValue, TNewResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TValue>> groupBy, IEnumerable<TValue> boundaries, Expression<Func<IGrouping<TValue, TResult>, TNewResult>> output, AggregateBucketOptions<TValue> options = null) => throw null;
    public static IAggregateFluent<AggregateBucketAutoResult<TValue>> BucketAuto<TResult, TValue>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TValue>> groupBy, int buckets, AggregateBucketAutoOptions options = null) => throw null;
    public static IAggregateFluent<TResult> Densify<TResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, object>> field, DensifyRange range, IEnumerable<Expression<Func<TResult, object>>> partitionByFields = null) => throw null;
    public static IAggregateFluent<AggregateFacetResults> Facet<TResult>(this IAggregateFluent<TResult> aggregate, params AggregateFacet<TResult>[] facets) => throw null;
    public static IAggregateFluent<TNewResult> GraphLookup<TResult, TFrom, TConnectFrom, TConnectTo, TStartWith, TAs, TNewResult>(this IAggregateFluent<TResult> aggregate, IMongoCollection<TFrom> from, Expression<Func<TFrom, TConnectFrom>> connectFromField, Expression<Func<TFrom, TConnectTo>> connectToField, Expression<Func<TResult, TStartWith>> startWith, Expression<Func<TNewResult, TAs>> @as, AggregateGraphLookupOptions<TFrom, TFrom, TNewResult> options = null) where TAs : IEnumerable<TFrom> => throw null;
    public static IAggregateFluent<TNewResult> Group<TResult, TKey, TNewResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TKey>> id, Expression<Func<IGrouping<TKey, TResult>, TNewResult>> group) => throw null;
    public static IAggregateFluent<TNewResult> Lookup<TResult, TForeignDocument, TNewResult>(this IAggregateFluent<TResult> aggregate, IMongoCollection<TForeignDocument> foreignCollection, Expression<Func<TResult, object>> localField, Expression<Func<TForeignDocument, object>> foreignField, Expression<Func<TNewResult, object>> @as, AggregateLookupOptions<TForeignDocument, TNewResult> options = null) => throw null;
    public static IAggregateFluent<TResult> Match<TResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, bool>> filter) => throw null;
    public static IAggregateFluent<TNewResult> Project<TResult, TNewResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TNewResult>> projection) => throw null;
    public static IAggregateFluent<TNewResult> ReplaceRoot<TResult, TNewResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TNewResult>> newRoot) => throw null;
    public static IAggregateFluent<TNewResult> ReplaceWith<TResult, TNewResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TNewResult>> newRoot) => throw null;
    public static IAggregateFluent<TResult> Set<TResult, TFields>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TFields>> fields) => throw null;
    public static IAggregateFluent<BsonDocument> SetWindowFields<TResult, TPartitionBy, TWindowFields>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TPartitionBy>> partitionBy, SortDefinition<TResult> sortBy, Expression<Func<ISetWindowFieldsPartition<TResult>, TWindowFields>> output) => throw null;
    public static IOrderedAggregateFluent<TResult> SortBy<TResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, object>> field) => throw null;
    public static IAggregateFluent<AggregateSortByCountResult<TKey>> SortByCount<TResult, TKey>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, TKey>> id) => throw null;
    public static IOrderedAggregateFluent<TResult> ThenByDescending<TResult>(this IOrderedAggregateFluent<TResult> aggregate, Expression<Func<TResult, object>> field) => throw null;
    public static IAggregateFluent<BsonDocument> Unwind<TResult>(this IAggregateFluent<TResult> aggregate, FieldDefinition<TResult> field) => throw null;
    public static IAggregateFluent<TNewResult> Unwind<TResult, TNewResult>(this IAggregateFluent<TResult> aggregate, Expression<Func<TResult, object>> field, AggregateUnwindOptions<TNewResult> options = null) => throw null;
}

public interface IOrderedAggregateFluent<TResult> : IAggregateFluent<TResult>, IAsyncCursorSource<TResult>;

public class ISetWindowFieldsPartition<TInput>;

public class MergeStageOptions<TOutput>
{
    public IReadOnlyList<string> OnFieldNames { get; set; }
}

public abstract class PipelineDefinition<TInput, TOutput>
{
    public static PipelineDefinition<TInput, TOutput> Create(params string[] stages) => throw null;
}

public static class PipelineDefinitionBuilder
{
    public static PipelineDefinition<TInput, TOutput> AppendStage<TInput, TIntermediate, TOutput>(this PipelineDefinition<TInput, TIntermediate> pipeline, PipelineStageDefinition<TIntermediate, TOutput> stage, IBsonSerializer<TOutput> outputSerializer = null) => throw null;
    public static PipelineDefinition<TInput, TOutput> Limit<TInput, TOutput>(this PipelineDefinition<TInput, TOutput> pipeline, long limit) => throw null;
    public static PipelineDefinition<TInput, TOutput> Match<TInput, TOutput>(this PipelineDefinition<TInput, TOutput> pipeline, Expression<Func<TOutput, bool>> filter) => throw null;
    public static PipelineDefinition<TInput, TOutput> Set<TInput, TOutput, TFields>(this PipelineDefinition<TInput, TOutput> pipeline, Expression<Func<TOutput, TFields>> fields) => throw null;
}

public abstract class PipelineStageDefinition<TInput, TOutput>
{
    public static implicit operator PipelineStageDefinition<TInput, TOutput>(string json) => throw null;
}

public abstract class SetWindowFieldsWindow;
