using System.Linq.Expressions;
using MongoDB.Driver;
using MongoDB.Driver.Linq;

namespace BsonGen.Internal.Queries;

/// <summary>The stage that takes the place of a query's <c>Select</c>.</summary>
/// <remarks>
/// LINQ looks up a serializer for the type of each constant of a query, though it never writes one. For a type of the driver, it
/// would ask the providers of the user, and register a class map. For the types of this file, serializers are registered.
/// </remarks>
internal sealed class ProjectionStage<TSource, TProjection> : PipelineStageDefinition<TSource, TProjection>
{
    private static volatile bool _isRegistered;

    private readonly PipelineStageDefinition<TSource, TProjection> _stage;

    private ProjectionStage(PipelineStageDefinition<TSource, TProjection> stage) => _stage = stage;

    public override string OperatorName => _stage.OperatorName;

    public override RenderedPipelineStageDefinition<TProjection> Render(RenderArgs<TSource> args) => _stage.Render(args);

    /// <summary>Makes the call of AppendStage without a serializer of the result.</summary>
    public static IQueryable<TProjection> Append(
        IQueryable<TSource> source, PipelineStageDefinition<TSource, TProjection> stage)
    {
        if (!_isRegistered)
        {
            DriverRegistry.RegisterOwn(new ConstantSerializer<ProjectionStage<TSource, TProjection>>());
            DriverRegistry.RegisterOwn(new ConstantSerializer<NoSerializer<TProjection>>());
            _isRegistered = true;
        }

        Func<IQueryable<TSource>, PipelineStageDefinition<TSource, TProjection>, IBsonSerializer<TProjection>,
            IQueryable<TProjection>> append = MongoQueryable.AppendStage;
        return source.Provider.CreateQuery<TProjection>(Expression.Call(
            append.Method,
            source.Expression,
            Expression.Constant(new ProjectionStage<TSource, TProjection>(stage)),
            Expression.Constant(null, typeof(NoSerializer<TProjection>))));
    }
}

/// <summary>The type of the constant null in place of a serializer.</summary>
internal sealed class NoSerializer<T> : SerializerBase<T>;

/// <summary>Reads and writes nothing.</summary>
internal sealed class ConstantSerializer<T> : SerializerBase<T>;
