using System.Linq.Expressions;

namespace Queries.Tests;

/// <summary>Calls of the driver that are not intercepted, since the compiler does not know the type of the documents.</summary>
internal static class Unintercepted
{
    public static IQueryable<TResult> Select<TSource, TResult>(IQueryable<TSource> source, Expression<Func<TSource, TResult>> selector) =>
        source.Select(selector);

    public static IFindFluent<TSource, TResult> Project<TSource, TResult>(
        IFindFluent<TSource, TSource> find, Expression<Func<TSource, TResult>> projection) => find.Project(projection);

    public static IAggregateFluent<TResult> Project<TSource, TResult>(
        IAggregateFluent<TSource> aggregate, Expression<Func<TSource, TResult>> projection) => aggregate.Project(projection);

    public static ProjectionDefinition<TSource, TResult> Expression<TSource, TResult>(
        ProjectionDefinitionBuilder<TSource> builder, Expression<Func<TSource, TResult>> expression) => builder.Expression(expression);
}
