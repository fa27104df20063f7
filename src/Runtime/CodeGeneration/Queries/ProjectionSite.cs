using System.Linq.Expressions;
using BsonGen.Internal.Queries;
using MongoDB.Driver;
using MongoDB.Driver.Linq;

namespace BsonGen.CodeGeneration;

/// <summary>A place in the source that makes projections of the same lambda. It keeps what the driver rendered.</summary>
/// <remarks>
/// The driver renders the first call. Later calls have the same result without rendering, as long as the driver would render the
/// same. A lambda with captured values is rendered for each call; only the serializer of its results is kept. Thread-safe.
/// </remarks>
[EditorBrowsable(Never)]
public sealed class ProjectionSite
{
    // A place has several if its method is generic, or serves collections with different serializers. The limit bounds the
    // memory of a place whose collections or lambdas are new for each call.
    private const int MostKept = 8;

    // As many renderings in a row without a use of a kept one show that keeping is of no use.
    private const int MostInVain = 64;

    private readonly string _place;
    private readonly object _lock = new();
    private volatile KeptProjection[] _kept = [];
    private int _next;
    private int _inVain;

    /// <summary>Creates a place that has rendered nothing yet.</summary>
    /// <param name="place">The file and the line, for <see cref="BsonGenFallbacks"/>.</param>
    public ProjectionSite(string place) => _place = place;

    /// <summary>Replaces <see cref="IFindFluentExtensions"/>.Project.</summary>
    public IFindFluent<TSource, TProjection> Project<TSource, TOther, TProjection>(
        IFindFluent<TSource, TOther> find, Expression<Func<TSource, TProjection>> projection) =>
        projection is not null && QuerySources.IsReplaceable(find, typeof(TProjection), _place)
            ? find.Project(new BsonGenProjection<TSource, TProjection>(projection, this))
            : IFindFluentExtensions.Project(find, projection);

    /// <summary>Replaces <see cref="IAggregateFluentExtensions"/>.Project.</summary>
    public IAggregateFluent<TProjection> Project<TSource, TProjection>(
        IAggregateFluent<TSource> aggregate, Expression<Func<TSource, TProjection>> projection) =>
        projection is not null && QuerySources.IsReplaceable(aggregate, typeof(TProjection), _place)
            ? aggregate.AppendStage(
                PipelineStageDefinitionBuilder.Project(new BsonGenProjection<TSource, TProjection>(projection, this)))
            : IAggregateFluentExtensions.Project(aggregate, projection);

    /// <summary>Replaces <see cref="ProjectionDefinitionBuilder{TSource}.Expression"/>.</summary>
    public ProjectionDefinition<TSource, TProjection> Expression<TSource, TProjection>(
        ProjectionDefinitionBuilder<TSource> builder, Expression<Func<TSource, TProjection>> expression) =>
        builder is not null && expression is not null
            ? new BsonGenProjection<TSource, TProjection>(expression, this)
            : builder!.Expression(expression);

    /// <summary>Replaces <see cref="Queryable"/>.Select for queries of the driver.</summary>
    public IQueryable<TProjection> Select<TSource, TProjection>(
        IQueryable<TSource> source, Expression<Func<TSource, TProjection>> selector) =>
        _inVain < MostInVain && QuerySources.AreReplaceable(source, selector, _place)
            ? source.AppendStage(new ProjectionStage<TSource, TProjection>(
                PipelineStageDefinitionBuilder.Project(new BsonGenProjection<TSource, TProjection>(selector, this))))
            : source.Select(selector);

    internal RenderedProjectionDefinition<TProjection> Render<TSource, TProjection>(
        Expression<Func<TSource, TProjection>> lambda, RenderArgs<TSource> args)
    {
        foreach (var kept in _kept)
        {
            if (kept is KeptProjection<TSource, TProjection> same && same.IsRenderingOf(lambda, args))
            {
                _inVain = 0;
                return same.Rendered;
            }
        }

        if (CapturedValues.Find(lambda) is { } captured)
        {
            ProjectionFallbacks.Add(
                _place, typeof(TProjection), $"{captured} may differ between calls, so the driver renders each call");
            return RenderByDriver(lambda, args, null);
        }

        return RenderByDriver(lambda, args, new ConventionSnapshot(lambda));
    }

    private RenderedProjectionDefinition<TProjection> RenderByDriver<TSource, TProjection>(
        Expression<Func<TSource, TProjection>> lambda, RenderArgs<TSource> args, ConventionSnapshot? conventions)
    {
        var rendered = new FindExpressionProjectionDefinition<TSource, TProjection>(lambda).Render(args);
        if (conventions is null)
        {
            foreach (var kept in _kept)
            {
                if (kept is KeptProjection<TSource, TProjection> { HasCapturedValues: true } same &&
                    same.IsSerializerOf(rendered))
                {
                    _inVain = 0;
                    return same.WithSerializer(rendered);
                }
            }
        }

        if (_inVain >= MostInVain)
        {
            return rendered;
        }

        var serializer = ResultSerializers.Find(rendered.ProjectionSerializer, out var reason);
        if (reason is not null)
        {
            ProjectionFallbacks.Add(_place, typeof(TProjection), reason);
        }

        var added = new KeptProjection<TSource, TProjection>(lambda, args, conventions, rendered, serializer);
        Keep(added);
        if (_inVain == MostInVain)
        {
            ProjectionFallbacks.Add(
                _place,
                typeof(TProjection),
                "nothing is kept any more, since the collections or the lambdas were new in each of many calls");
        }

        return added.WithSerializer(rendered);
    }

    // A new array, since other threads search the current one. The oldest entry is replaced.
    private void Keep(KeptProjection added)
    {
        lock (_lock)
        {
            _inVain++;
            KeptProjection[] kept = [.. _kept];
            if (kept.Length < MostKept)
            {
                kept = [.. kept, added];
            }
            else
            {
                kept[_next] = added;
                _next = (_next + 1) % MostKept;
            }

            _kept = kept;
        }
    }
}
