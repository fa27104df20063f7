using System.Linq.Expressions;
using BsonGen.Internal.Queries.Results;
using MongoDB.Driver;

namespace BsonGen.Internal.Queries;

/// <summary>What the driver rendered for a lambda without captured values, and all that it depended on.</summary>
internal abstract class KeptProjection;

/// <inheritdoc />
/// <param name="conventions">The conventions before the lambda was rendered.</param>
/// <param name="rendered">What the driver rendered.</param>
/// <param name="resultSerializer">The serializer of the results: the rendered one, or one that reads in its place.</param>
internal sealed class KeptProjection<TSource, TProjection>(
    Expression<Func<TSource, TProjection>> lambda,
    RenderArgs<TSource> args,
    ConventionSnapshot conventions,
    RenderedProjectionDefinition<TProjection> rendered,
    IBsonSerializer<TProjection> resultSerializer)
    : KeptProjection
{
    private readonly (ServerVersion?, bool?) _options = OptionsOf(args);

    // An edit may rename elements of the same serializer.
    private readonly int _edits = HotReload.Edits;

    // Users can change the documents that they get, so none is returned twice.
    private readonly BsonDocument? _document = Clone(rendered.Document);

    public RenderedProjectionDefinition<TProjection> Rendered => new(Clone(_document), resultSerializer);

    /// <summary>Notes that the projection is used again.</summary>
    /// <returns>Why the driver's serializer reads the results; null if not, and after the first call.</returns>
    public string? Reuse() => (resultSerializer as IResultSerializer)?.Prepare();

    /// <summary>Whether the driver would render the lambda in the same way now.</summary>
    public bool IsRenderingOf(Expression<Func<TSource, TProjection>> other, RenderArgs<TSource> otherArgs) =>
        ReferenceEquals(args.DocumentSerializer, otherArgs.DocumentSerializer) &&
        ReferenceEquals(args.SerializerRegistry, otherArgs.SerializerRegistry) &&
        args.RenderForFind == otherArgs.RenderForFind &&
        _options == OptionsOf(otherArgs) &&
        _edits == HotReload.Edits &&
        LambdaComparison.AreSame(lambda, other) &&
        conventions.IsCurrent();

    private static BsonDocument? Clone(BsonDocument? document) => (BsonDocument?)document?.DeepClone();

    // The options are mutable. Without options, the driver uses the same defaults as with empty ones.
    private static (ServerVersion?, bool?) OptionsOf(RenderArgs<TSource> args) =>
        (args.TranslationOptions?.CompatibilityLevel, args.TranslationOptions?.EnableClientSideProjections);
}
