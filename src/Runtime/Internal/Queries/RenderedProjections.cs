using System.Linq.Expressions;
using BsonGen.Internal.Queries.Results;
using MongoDB.Driver;

namespace BsonGen.Internal.Queries;

/// <summary>What the driver rendered for the projections of one place, and used again while it would render the same.</summary>
/// <param name="place">The file and the line, for <see cref="BsonGenFallbacks"/>.</param>
/// <remarks>
/// A lambda with captured values is rendered for each call; only compiled setters of its results are kept. Thread-safe.
/// </remarks>
internal sealed class RenderedProjections(string place)
{
    // A place has several if its method is generic, or serves collections with different serializers. The limit bounds the
    // memory of a place whose collections or lambdas are new for each call.
    private const int MostKept = 8;

    private readonly CompiledSetters _setters = new();
    private readonly object _lock = new();
    private volatile KeptProjection[] _kept = [];
    private int _next;

    public string Place => place;

    public RenderedProjectionDefinition<TProjection> Render<TSource, TProjection>(
        Expression<Func<TSource, TProjection>> lambda, RenderArgs<TSource> args)
    {
        foreach (var kept in _kept)
        {
            if (kept is KeptProjection<TSource, TProjection> same && same.IsRenderingOf(lambda, args))
            {
                Reuse(same);
                return same.Rendered;
            }
        }

        var captured = CapturedValues.Find(lambda);

        // This comes before the driver looks them up, since they may change meanwhile.
        var conventions = captured is null ? ConventionSnapshot.TryTake(lambda) : null;
        var rendered = new FindExpressionProjectionDefinition<TSource, TProjection>(lambda).Render(args);
        if (captured is not null)
        {
            Report<TProjection>($"{captured} may differ between calls, so the driver renders each call");
            _setters.AddTo(rendered.ProjectionSerializer);
        }

        if (!RenderedSerializers.MayBeKept(rendered.ProjectionSerializer))
        {
            Report<TProjection>("the client projects its results, and their serializer holds the lambda");
            return rendered;
        }

        if (conventions is null)
        {
            return rendered;
        }

        var serializer = ResultReaders.Create(rendered.ProjectionSerializer, isLast: args.RenderForFind);
        Keep(new KeptProjection<TSource, TProjection>(lambda, args, conventions, rendered, serializer));
        return new(rendered.Document, serializer);
    }

    private void Report<TProjection>(string reason) => ProjectionFallbacks.Add(place, typeof(TProjection), reason);

    private void Reuse<TSource, TProjection>(KeptProjection<TSource, TProjection> kept)
    {
        if (kept.Reuse() is { } reason)
        {
            Report<TProjection>($"the driver's serializer of {typeof(TProjection).FullName} reads it: {reason}");
        }
    }

    // A new array, since other threads search the current one. The oldest entry is replaced.
    private void Keep(KeptProjection added)
    {
        lock (_lock)
        {
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
