namespace BsonGen.Generator.Symbols;

/// <summary>Reads code that uses the driver: collections of documents, and class maps.</summary>
internal static class DriverCalls
{
    /// <summary>The names of the methods that register a class map.</summary>
    public static IReadOnlyList<string> ClassMapRegistrations { get; } = ["RegisterClassMap", "TryRegisterClassMap"];

    /// <summary>The class that a <c>BsonClassMap&lt;T&gt;</c>, or a class derived from it, maps; null for other types.</summary>
    public static ITypeSymbol? FindMappedInHierarchy(INamedTypeSymbol type) =>
        type.GetHierarchy().FirstOrDefault(level => level.Arity == 1 && level.ToDriverName() == BsonClassMap)?.TypeArguments[0];

    /// <summary>The type of the documents in a collection, or in one that a method returns; null for other symbols.</summary>
    public static ITypeSymbol? FindDocument(ISymbol? symbol, Compilation compilation) =>
        (symbol as INamedTypeSymbol ?? (symbol as IMethodSymbol)?.ReturnType)
            is INamedTypeSymbol { TypeArguments: { Length: 1 } arguments } type &&
        type.OriginalDefinition.Is(compilation.GetTypeByMetadataName(MongoCollection))
            ? arguments[0]
            : null;

    /// <summary>Whether a class map has no configuration besides AutoMap, so that it stores what the attributes say.</summary>
    /// <param name="arguments">The arguments of the call that registers the class map.</param>
    public static bool OnlyMapsAutomatically(ArgumentListSyntax arguments) =>
        arguments.Arguments.Count == 0 ||
        (arguments.Arguments.Count == 1 &&
            arguments.Arguments[0].Expression is LambdaExpressionSyntax lambda &&
            (lambda.ExpressionBody ?? FindOnlyExpression(lambda.Block)) is InvocationExpressionSyntax
            {
                ArgumentList.Arguments.Count: 0,
                Expression: MemberAccessExpressionSyntax
                {
                    Expression: IdentifierNameSyntax,
                    Name.Identifier.ValueText: "AutoMap",
                },
            });

    private static ExpressionSyntax? FindOnlyExpression(BlockSyntax? block) =>
        block?.Statements is { Count: 1 } statements ? (statements[0] as ExpressionStatementSyntax)?.Expression : null;
}
