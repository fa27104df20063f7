using System.Linq.Expressions;
using BsonGen.Internal.Queries;
using MongoDB.Driver;
using MongoDB.Driver.Linq;

namespace BsonGen;

/// <summary>
/// A projection by a lambda, which the driver translates into a document once. Keep it in a static readonly field, and pass it
/// to the driver wherever it accepts a projection.
/// </summary>
/// <typeparam name="TSource">The type of the documents.</typeparam>
/// <typeparam name="TProjection">The type of the results.</typeparam>
/// <remarks>
/// <para>
/// The commands and the results are those of the driver for the same lambda. What the driver rendered is used again until it
/// could render something else: for another serializer of the documents, for other options, or after conventions are registered
/// or removed. From the second use on, the results are read from their bytes, as the driver's serializer of this projection reads
/// them. If that serializer must read them, <see cref="BsonGenFallbacks.ObservedProjections"/> has the reason.
/// </para>
/// <para>
/// A lambda with captured values, such as a local variable or <see cref="DateTime.UtcNow"/>, is rendered for each call, with the
/// values at that time. All members are thread-safe.
/// </para>
/// </remarks>
public sealed class BsonGenProjection<TSource, TProjection> : ProjectionDefinition<TSource, TProjection>
{
    private readonly RenderedProjections _rendered;

    /// <summary>Creates a projection. The driver renders it when it is first used.</summary>
    /// <param name="expression">Creates the result from a document: <c>x => new Summary { Number = x.Number }</c>.</param>
    /// <param name="file">The file of the call, for <see cref="BsonGenFallbacks"/>. The compiler passes it.</param>
    /// <param name="line">The line of the call. The compiler passes it.</param>
    /// <exception cref="ArgumentNullException"><paramref name="expression"/> is null.</exception>
    public BsonGenProjection(
        Expression<Func<TSource, TProjection>> expression,
        [CallerFilePath] string file = "",
        [CallerLineNumber] int line = 0)
        : this(expression, new RenderedProjections($"{Path.GetFileName(file)}({line})"))
    {
    }

    internal BsonGenProjection(Expression<Func<TSource, TProjection>> expression, RenderedProjections rendered)
    {
        ArgumentNullException.ThrowIfNull(expression);
        Expression = expression;
        _rendered = rendered;
    }

    /// <summary>The lambda.</summary>
    public Expression<Func<TSource, TProjection>> Expression { get; }

    /// <summary>Renders the projection, or returns a copy of what was rendered before.</summary>
    /// <param name="args">The serializer of the documents, and the options of the driver.</param>
    /// <returns>The document for the server, which the caller may change, and the serializer of the results.</returns>
    /// <exception cref="ExpressionNotSupportedException">The driver can't translate the lambda.</exception>
    public override RenderedProjectionDefinition<TProjection> Render(RenderArgs<TSource> args) =>
        _rendered.Render(Expression, args);

    internal IQueryable<TProjection> Select(IQueryable<TSource> source) =>
        QuerySources.AreReplaceable(source, Expression, _rendered.Place)
            ? ProjectionStage<TSource, TProjection>.Append(source, PipelineStageDefinitionBuilder.Project(this))
            : source.Select(Expression);
}
