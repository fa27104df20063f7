namespace BsonGen.Generator.Registrations;

/// <summary>Reads collection expressions, whose operation the lowest supported version of Roslyn does not have.</summary>
internal static class CollectionExpressions
{
    /// <returns>Null for other expressions, and for those with a spread.</returns>
    public static IEnumerable<IOperation>? GetItems(IOperation operation) =>
        operation.Syntax.GetType().Name == "CollectionExpressionSyntax" &&
        operation.ChildOperations.All(static child => child.Syntax is ExpressionSyntax)
            ? operation.ChildOperations
            : null;
}
