namespace BsonGen.Generator.Queries;

/// <summary>The methods that are intercepted.</summary>
internal enum ProjectionMethod
{
    FindProject,
    AggregateProject,
    BuilderExpression,
    QueryableSelect,
}
