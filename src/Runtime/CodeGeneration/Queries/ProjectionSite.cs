using System.Linq.Expressions;
using BsonGen.Internal.Queries;
using MongoDB.Driver;
using MongoDB.Driver.Linq;

namespace BsonGen.CodeGeneration;

/// <summary>A place in the source that makes projections of the same lambda. It keeps what the driver rendered.</summary>
/// <remarks>
/// The driver renders the first call. Later calls have the same result without rendering, as long as the driver would render the
/// same. Thread-safe.
/// </remarks>
[EditorBrowsable(Never)]
public sealed class ProjectionSite
{
    private readonly RenderedProjections _rendered;

    /// <summary>Creates a place that has rendered nothing yet.</summary>
    /// <param name="place">The file and the line, for <see cref="BsonGenFallbacks"/>.</param>
    public ProjectionSite(string place) => _rendered = new(place);

    /// <summary>Replaces <see cref="IFindFluentExtensions"/>.Project.</summary>
    public IFindFluent<TSource, TProjection> Project<TSource, TOther, TProjection>(
        IFindFluent<TSource, TOther> find, Expression<Func<TSource, TProjection>> projection) =>
        projection is not null && QuerySources.IsReplaceable(find, typeof(TProjection), _rendered.Place)
            ? find.Project(Create(projection))
            : IFindFluentExtensions.Project(find, projection);

    /// <summary>Replaces <see cref="IAggregateFluentExtensions"/>.Project.</summary>
    public IAggregateFluent<TProjection> Project<TSource, TProjection>(
        IAggregateFluent<TSource> aggregate, Expression<Func<TSource, TProjection>> projection) =>
        projection is not null && QuerySources.IsReplaceable(aggregate, typeof(TProjection), _rendered.Place)
            ? aggregate.AppendStage(PipelineStageDefinitionBuilder.Project(Create(projection)))
            : IAggregateFluentExtensions.Project(aggregate, projection);

    /// <summary>Replaces <see cref="ProjectionDefinitionBuilder{TSource}.Expression"/>.</summary>
    public ProjectionDefinition<TSource, TProjection> Expression<TSource, TProjection>(
        ProjectionDefinitionBuilder<TSource> builder, Expression<Func<TSource, TProjection>> expression) =>
        builder is not null && expression is not null ? Create(expression) : builder!.Expression(expression);

    /// <summary>Replaces <see cref="Queryable"/>.Select for queries of the driver.</summary>
    public IQueryable<TProjection> Select<TSource, TProjection>(
        IQueryable<TSource> source, Expression<Func<TSource, TProjection>> selector) =>
        selector is not null ? Create(selector).Select(source) : source.Select(selector!);

    private BsonGenProjection<TSource, TProjection> Create<TSource, TProjection>(
        Expression<Func<TSource, TProjection>> lambda) =>
        new(lambda, _rendered);
}
