namespace MongoDB.Driver.Linq;

public static class ISetWindowFieldsPartitionExtensions
{
    public static long Sum<TInput>(this ISetWindowFieldsPartition<TInput> partition, Func<TInput, long> selector, SetWindowFieldsWindow window = null) => throw null;
}

public struct LookupResult<TLocal, TResult>
{
    public TLocal Local { get; set; }
    public TResult[] Results { get; set; }
}

public static class MongoEnumerable
{
    public static TSource AllElements<TSource>(this IEnumerable<TSource> source) => throw null;
    public static TSource AllMatchingElements<TSource>(this IEnumerable<TSource> source, string identifier) => throw null;
    public static TSource FirstMatchingElement<TSource>(this IEnumerable<TSource> source) => throw null;
}

public static class MongoQueryable
{
    public static IQueryable<LookupResult<TSource, TResult>> Lookup<TSource, TForeign, TResult>(this IQueryable<TSource> source, IMongoCollection<TForeign> from, Expression<Func<TSource, IQueryable<TForeign>, IQueryable<TResult>>> pipeline) => throw null;
}
