namespace MongoDB.Driver;

public abstract class ArrayFilterDefinition;

public abstract class ArrayFilterDefinition<TItem> : ArrayFilterDefinition;

public sealed class BsonDocumentArrayFilterDefinition<TItem> : ArrayFilterDefinition<TItem>
{
    public BsonDocumentArrayFilterDefinition(BsonDocument document) => throw null;
}

public static class Builders<TDocument>
{
    public static FilterDefinitionBuilder<TDocument> Filter { get; }
    public static IndexKeysDefinitionBuilder<TDocument> IndexKeys { get; }
    public static ProjectionDefinitionBuilder<TDocument> Projection { get; }
    public static SortDefinitionBuilder<TDocument> Sort { get; }
    public static UpdateDefinitionBuilder<TDocument> Update { get; }
}

public sealed class ExpressionTranslationOptions;

public abstract class FieldDefinition<TDocument>
{
    public static implicit operator FieldDefinition<TDocument>(string fieldName) => throw null;
}

public abstract class FieldDefinition<TDocument, TField>
{
    public static implicit operator FieldDefinition<TDocument, TField>(string fieldName) => throw null;
}

public abstract class FilterDefinition<TDocument>
{
    public BsonDocument Render(RenderArgs<TDocument> args) => throw null;
    public static FilterDefinition<TDocument> operator &(FilterDefinition<TDocument> lhs, FilterDefinition<TDocument> rhs) => throw null;
    public static FilterDefinition<TDocument> operator !(FilterDefinition<TDocument> op) => throw null;
}

public sealed class FilterDefinitionBuilder<TDocument>
{
    public FilterDefinition<TDocument> Empty { get; }
    public FilterDefinition<TDocument> All<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, IEnumerable<TItem> values) => throw null;
    public FilterDefinition<TDocument> And(params FilterDefinition<TDocument>[] filters) => throw null;
    public FilterDefinition<TDocument> AnyEq<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, TItem value) => throw null;
    public FilterDefinition<TDocument> AnyIn<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, IEnumerable<TItem> values) => throw null;
    public FilterDefinition<TDocument> BitsAllSet(Expression<Func<TDocument, object>> field, long bitmask) => throw null;
    public FilterDefinition<TDocument> ElemMatch<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, Expression<Func<TItem, bool>> filter) => throw null;
    public FilterDefinition<TDocument> ElemMatch<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, FilterDefinition<TItem> filter) => throw null;
    public FilterDefinition<TDocument> ElemMatch<TItem>(FieldDefinition<TDocument> field, FilterDefinition<TItem> filter) => throw null;
    public FilterDefinition<TDocument> Eq<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public FilterDefinition<TDocument> Eq<TField>(FieldDefinition<TDocument, TField> field, TField value) => throw null;
    public FilterDefinition<TDocument> Exists(Expression<Func<TDocument, object>> field, bool exists = true) => throw null;
    public FilterDefinition<TDocument> Exists(FieldDefinition<TDocument> field, bool exists = true) => throw null;
    public FilterDefinition<TDocument> Gt<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public FilterDefinition<TDocument> Gt<TField>(FieldDefinition<TDocument, TField> field, TField value) => throw null;
    public FilterDefinition<TDocument> Gte<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public FilterDefinition<TDocument> In<TField>(Expression<Func<TDocument, TField>> field, IEnumerable<TField> values) => throw null;
    public FilterDefinition<TDocument> In<TField>(FieldDefinition<TDocument, TField> field, IEnumerable<TField> values) => throw null;
    public FilterDefinition<TDocument> Lt<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public FilterDefinition<TDocument> Lte<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public FilterDefinition<TDocument> Mod(Expression<Func<TDocument, object>> field, long modulus, long remainder) => throw null;
    public FilterDefinition<TDocument> Ne<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public FilterDefinition<TDocument> Nin<TField>(Expression<Func<TDocument, TField>> field, IEnumerable<TField> values) => throw null;
    public FilterDefinition<TDocument> Not(FilterDefinition<TDocument> filter) => throw null;
    public FilterDefinition<TDocument> OfType<TDerived>() where TDerived : TDocument => throw null;
    public FilterDefinition<TDocument> OfType<TDerived>(Expression<Func<TDerived, bool>> derivedDocumentFilter) where TDerived : TDocument => throw null;
    public FilterDefinition<TDocument> OfType<TField, TDerived>(Expression<Func<TDocument, TField>> field) where TDerived : TField => throw null;
    public FilterDefinition<TDocument> OfType<TField, TDerived>(Expression<Func<TDocument, TField>> field, Expression<Func<TDerived, bool>> derivedFieldFilter) where TDerived : TField => throw null;
    public FilterDefinition<TDocument> Or(params FilterDefinition<TDocument>[] filters) => throw null;
    public FilterDefinition<TDocument> Regex(Expression<Func<TDocument, object>> field, BsonRegularExpression regex) => throw null;
    public FilterDefinition<TDocument> Regex(FieldDefinition<TDocument> field, BsonRegularExpression regex) => throw null;
    public FilterDefinition<TDocument> Size(Expression<Func<TDocument, object>> field, int size) => throw null;
    public FilterDefinition<TDocument> SizeGt(Expression<Func<TDocument, object>> field, int size) => throw null;
    public FilterDefinition<TDocument> StringIn(Expression<Func<TDocument, string>> field, params StringOrRegularExpression[] values) => throw null;
    public FilterDefinition<TDocument> Text(string search, TextSearchOptions options = null) => throw null;
    public FilterDefinition<TDocument> Type(Expression<Func<TDocument, object>> field, BsonType type) => throw null;
    public FilterDefinition<TDocument> Type(FieldDefinition<TDocument> field, string type) => throw null;
    public FilterDefinition<TDocument> Where(Expression<Func<TDocument, bool>> expression) => throw null;
}

public abstract class IndexKeysDefinition<TDocument>;

public sealed class IndexKeysDefinitionBuilder<TDocument>
{
    public IndexKeysDefinition<TDocument> Ascending(Expression<Func<TDocument, object>> field) => throw null;
    public IndexKeysDefinition<TDocument> Text(Expression<Func<TDocument, object>> field) => throw null;
    public IndexKeysDefinition<TDocument> Wildcard(Expression<Func<TDocument, object>> field) => throw null;
}

public static class IndexKeysDefinitionExtensions
{
    public static IndexKeysDefinition<TDocument> Descending<TDocument>(this IndexKeysDefinition<TDocument> keys, FieldDefinition<TDocument> field) => throw null;
    public static IndexKeysDefinition<TDocument> Geo2DSphere<TDocument>(this IndexKeysDefinition<TDocument> keys, FieldDefinition<TDocument> field) => throw null;
    public static IndexKeysDefinition<TDocument> Hashed<TDocument>(this IndexKeysDefinition<TDocument> keys, Expression<Func<TDocument, object>> field) => throw null;
}

public sealed class JsonArrayFilterDefinition<TItem> : ArrayFilterDefinition<TItem>
{
    public JsonArrayFilterDefinition(string json) => throw null;
}

public struct Optional<T>
{
    public static implicit operator Optional<T>(T value) => throw null;
}

public struct PathRenderArgs;

public abstract class ProjectionDefinition<TSource>;

public abstract class ProjectionDefinition<TSource, TProjection>
{
    public RenderedProjectionDefinition<TProjection> Render(RenderArgs<TSource> args) => throw null;
    public static implicit operator ProjectionDefinition<TSource, TProjection>(ProjectionDefinition<TSource> projection) => throw null;
    public static implicit operator ProjectionDefinition<TSource, TProjection>(string json) => throw null;
}

public sealed class ProjectionDefinitionBuilder<TSource>
{
    public ProjectionDefinition<TSource, TProjection> As<TProjection>(IBsonSerializer<TProjection> projectionSerializer = null) => throw null;
    public ProjectionDefinition<TSource> ElemMatch<TItem>(Expression<Func<TSource, IEnumerable<TItem>>> field, Expression<Func<TItem, bool>> filter) => throw null;
    public ProjectionDefinition<TSource> Exclude(Expression<Func<TSource, object>> field) => throw null;
    public ProjectionDefinition<TSource, TProjection> Expression<TProjection>(Expression<Func<TSource, TProjection>> expression) => throw null;
    public ProjectionDefinition<TSource> Include(Expression<Func<TSource, object>> field) => throw null;
    public ProjectionDefinition<TSource> MetaTextScore(FieldDefinition<TSource> field) => throw null;
    public ProjectionDefinition<TSource> Slice(Expression<Func<TSource, object>> field, int skip, int limit) => throw null;
}

public static class ProjectionDefinitionExtensions
{
    public static ProjectionDefinition<TDocument> Exclude<TDocument>(this ProjectionDefinition<TDocument> projection, Expression<Func<TDocument, object>> field) => throw null;
    public static ProjectionDefinition<TDocument> Exclude<TDocument>(this ProjectionDefinition<TDocument> projection, FieldDefinition<TDocument> field) => throw null;
    public static ProjectionDefinition<TDocument> Include<TDocument>(this ProjectionDefinition<TDocument> projection, FieldDefinition<TDocument> field) => throw null;
    public static ProjectionDefinition<TDocument> Slice<TDocument>(this ProjectionDefinition<TDocument> projection, FieldDefinition<TDocument> field, int limit) => throw null;
}

public struct RenderArgs<TDocument>
{
    public RenderArgs(IBsonSerializer<TDocument> documentSerializer, IBsonSerializerRegistry serializerRegistry, PathRenderArgs pathRenderArgs = default(PathRenderArgs), bool renderDollarForm = false, bool renderForFind = false, bool renderForElemMatch = false, ExpressionTranslationOptions translationOptions = null) => throw null;
}

public sealed class RenderedProjectionDefinition<TProjection>
{
    public BsonDocument Document { get; }
}

public abstract class SortDefinition<TDocument>
{
    public BsonDocument Render(RenderArgs<TDocument> args) => throw null;
}

public sealed class SortDefinitionBuilder<TDocument>
{
    public SortDefinition<TDocument> Ascending(Expression<Func<TDocument, object>> field) => throw null;
    public SortDefinition<TDocument> Descending(Expression<Func<TDocument, object>> field) => throw null;
    public SortDefinition<TDocument> Descending(FieldDefinition<TDocument> field) => throw null;
    public SortDefinition<TDocument> MetaTextScore(string field) => throw null;
}

public static class SortDefinitionExtensions
{
    public static SortDefinition<TDocument> Descending<TDocument>(this SortDefinition<TDocument> sort, Expression<Func<TDocument, object>> field) => throw null;
    public static SortDefinition<TDocument> Descending<TDocument>(this SortDefinition<TDocument> sort, FieldDefinition<TDocument> field) => throw null;
}

public class StringOrRegularExpression
{
    public static implicit operator StringOrRegularExpression(Regex value) => throw null;
    public static implicit operator StringOrRegularExpression(string value) => throw null;
}

public class TextSearchOptions;

public abstract class UpdateDefinition<TDocument>
{
    public BsonValue Render(RenderArgs<TDocument> args) => throw null;
    public static implicit operator UpdateDefinition<TDocument>(PipelineDefinition<TDocument, TDocument> pipeline) => throw null;
}

public sealed class UpdateDefinitionBuilder<TDocument>
{
    public UpdateDefinition<TDocument> AddToSet<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, TItem value) => throw null;
    public UpdateDefinition<TDocument> AddToSetEach<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, IEnumerable<TItem> values) => throw null;
    public UpdateDefinition<TDocument> BitwiseOr<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public UpdateDefinition<TDocument> Combine(params UpdateDefinition<TDocument>[] updates) => throw null;
    public UpdateDefinition<TDocument> CurrentDate(Expression<Func<TDocument, object>> field, UpdateDefinitionCurrentDateType? type = null) => throw null;
    public UpdateDefinition<TDocument> Inc<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public UpdateDefinition<TDocument> Mul<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public UpdateDefinition<TDocument> Pipeline(PipelineDefinition<TDocument, TDocument> pipeline) => throw null;
    public UpdateDefinition<TDocument> PopFirst(Expression<Func<TDocument, object>> field) => throw null;
    public UpdateDefinition<TDocument> Pull<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, TItem value) => throw null;
    public UpdateDefinition<TDocument> PullAll<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, IEnumerable<TItem> values) => throw null;
    public UpdateDefinition<TDocument> PullFilter<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, Expression<Func<TItem, bool>> filter) => throw null;
    public UpdateDefinition<TDocument> PullFilter<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, FilterDefinition<TItem> filter) => throw null;
    public UpdateDefinition<TDocument> Push<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, TItem value) => throw null;
    public UpdateDefinition<TDocument> Push<TItem>(FieldDefinition<TDocument> field, TItem value) => throw null;
    public UpdateDefinition<TDocument> PushEach<TItem>(Expression<Func<TDocument, IEnumerable<TItem>>> field, IEnumerable<TItem> values, int? slice = null, int? position = null, SortDefinition<TItem> sort = null) => throw null;
    public UpdateDefinition<TDocument> Rename(Expression<Func<TDocument, object>> field, string newName) => throw null;
    public UpdateDefinition<TDocument> Set<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public UpdateDefinition<TDocument> Set<TField>(FieldDefinition<TDocument, TField> field, TField value) => throw null;
    public UpdateDefinition<TDocument> SetOnInsert<TField>(Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public UpdateDefinition<TDocument> Unset(Expression<Func<TDocument, object>> field) => throw null;
}

public enum UpdateDefinitionCurrentDateType
{
}

public static class UpdateDefinitionExtensions
{
    public static UpdateDefinition<TDocument> AddToSet<TDocument, TItem>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, IEnumerable<TItem>>> field, TItem value) => throw null;
    public static UpdateDefinition<TDocument> Inc<TDocument, TField>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public static UpdateDefinition<TDocument> Inc<TDocument, TField>(this UpdateDefinition<TDocument> update, FieldDefinition<TDocument, TField> field, TField value) => throw null;
    public static UpdateDefinition<TDocument> Max<TDocument, TField>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public static UpdateDefinition<TDocument> Min<TDocument, TField>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public static UpdateDefinition<TDocument> PopLast<TDocument>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, object>> field) => throw null;
    public static UpdateDefinition<TDocument> Push<TDocument, TItem>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, IEnumerable<TItem>>> field, TItem value) => throw null;
    public static UpdateDefinition<TDocument> Set<TDocument, TField>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public static UpdateDefinition<TDocument> SetOnInsert<TDocument, TField>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, TField>> field, TField value) => throw null;
    public static UpdateDefinition<TDocument> Unset<TDocument>(this UpdateDefinition<TDocument> update, Expression<Func<TDocument, object>> field) => throw null;
    public static UpdateDefinition<TDocument> Unset<TDocument>(this UpdateDefinition<TDocument> update, FieldDefinition<TDocument> field) => throw null;
}
