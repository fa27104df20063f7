namespace BsonGen;

/// <summary>Projections of LINQ queries.</summary>
public static class BsonGenQueryableExtensions
{
    /// <summary>Projects each document of a query, as <c>Select</c> does with the lambda of the projection.</summary>
    /// <typeparam name="TSource">The type of the documents.</typeparam>
    /// <typeparam name="TProjection">The type of the results.</typeparam>
    /// <param name="source">A query of the driver, or of any other provider.</param>
    /// <param name="projection">The projection.</param>
    /// <returns>The query of the results. Other operators can follow.</returns>
    /// <exception cref="ArgumentNullException">An argument is null.</exception>
    public static IQueryable<TProjection> Select<TSource, TProjection>(
        this IQueryable<TSource> source, BsonGenProjection<TSource, TProjection> projection)
    {
        ArgumentNullException.ThrowIfNull(source);
        ArgumentNullException.ThrowIfNull(projection);
        return projection.Select(source);
    }
}
