using MongoDB.Driver;

namespace BsonGen.Internal.Queries;

/// <summary>The stage that takes the place of a query's <c>Select</c>.</summary>
/// <remarks>
/// LINQ looks up a serializer for each constant of a query, though it never writes a stage. For the driver's own class, it would
/// register a class map. This class names its serializer.
/// </remarks>
[BsonSerializer(typeof(ProjectionStageSerializer<,>))]
[method: DynamicDependency(PublicParameterlessConstructor, typeof(ProjectionStageSerializer<,>))]
internal sealed class ProjectionStage<TSource, TProjection>(PipelineStageDefinition<TSource, TProjection> stage)
    : PipelineStageDefinition<TSource, TProjection>
{
    public override string OperatorName => stage.OperatorName;

    public override RenderedPipelineStageDefinition<TProjection> Render(RenderArgs<TSource> args) => stage.Render(args);
}

/// <summary>Reads and writes nothing.</summary>
internal sealed class ProjectionStageSerializer<TSource, TProjection> : SerializerBase<ProjectionStage<TSource, TProjection>>;
