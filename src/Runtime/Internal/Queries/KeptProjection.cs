using System.Linq.Expressions;
using MongoDB.Driver;

namespace BsonGen.Internal.Queries;

/// <summary>What the driver rendered for a lambda, and all that it depended on.</summary>
internal abstract class KeptProjection
{
    private protected KeptProjection(bool hasCapturedValues) => HasCapturedValues = hasCapturedValues;

    /// <summary>Whether only the serializer of the result is kept.</summary>
    public bool HasCapturedValues { get; }
}

/// <inheritdoc />
/// <param name="conventions">The conventions before the lambda was rendered; null if it has captured values.</param>
/// <param name="rendered">What the driver rendered.</param>
/// <param name="resultSerializer">The serializer that reads the result: the rendered one, or one that is equal to it.</param>
internal sealed class KeptProjection<TSource, TProjection>(
    Expression<Func<TSource, TProjection>> lambda,
    RenderArgs<TSource> args,
    ConventionSnapshot? conventions,
    RenderedProjectionDefinition<TProjection> rendered,
    IBsonSerializer<TProjection> resultSerializer)
    : KeptProjection(conventions is null)
{
    private readonly (ServerVersion?, bool?) _options = OptionsOf(args);

    // Users can change the documents that they get, so none is returned twice. Captured values would be in it.
    private readonly BsonDocument? _document = conventions is null ? null : Clone(rendered.Document);
    private readonly IBsonSerializer<TProjection> _renderedSerializer = rendered.ProjectionSerializer;

    public RenderedProjectionDefinition<TProjection> Rendered => new(Clone(_document), resultSerializer);

    /// <summary>Whether the driver would render the lambda in the same way now.</summary>
    public bool IsRenderingOf(Expression<Func<TSource, TProjection>> other, RenderArgs<TSource> otherArgs) =>
        conventions is not null &&
        ReferenceEquals(args.DocumentSerializer, otherArgs.DocumentSerializer) &&
        ReferenceEquals(args.SerializerRegistry, otherArgs.SerializerRegistry) &&
        args.RenderForFind == otherArgs.RenderForFind &&
        _options == OptionsOf(otherArgs) &&
        LambdaComparison.AreSame(lambda, other) &&
        conventions.IsCurrent();

    /// <summary>Whether the driver rendered an equal serializer, which this one can replace.</summary>
    public bool IsSerializerOf(RenderedProjectionDefinition<TProjection> other) =>
        _renderedSerializer.Equals(other.ProjectionSerializer);

    public RenderedProjectionDefinition<TProjection> WithSerializer(RenderedProjectionDefinition<TProjection> other) =>
        new(other.Document, resultSerializer);

    private static BsonDocument? Clone(BsonDocument? document) => (BsonDocument?)document?.DeepClone();

    // The options are mutable. Without options, the driver uses the same defaults as with empty ones.
    private static (ServerVersion?, bool?) OptionsOf(RenderArgs<TSource> args) =>
        (args.TranslationOptions?.CompatibilityLevel, args.TranslationOptions?.EnableClientSideProjections);
}
