namespace BsonGen.Generator.Diagnostics;

/// <summary>A name that may register a serializer or a class map, or name a collection of documents.</summary>
internal sealed record UsePlace(string FilePath, TextSpan Span);

/// <summary>What other code does with the types of diagnostics. Names are bound only for diagnostics that depend on it.</summary>
/// <param name="held">The types of members, which documents are read as.</param>
internal sealed class TypeUses(Compilation compilation, IEnumerable<UsePlace> places, IEnumerable<string> held)
{
    private static readonly HashSet<string> Names =
    [
        "RegisterSerializer", "TryRegisterSerializer", .. DriverCalls.ClassMapRegistrations,
        "IMongoCollection", "GetCollection",
    ];

    /// <value>Null until it is needed, and after a cancelled run.</value>
    private BoundTypes? _types;

    public SyntaxTreeIndex Trees { get; } = new(compilation.SyntaxTrees);

    public static bool IsPlace(SyntaxNode node) =>
        node is SimpleNameSyntax { Identifier.ValueText: var name } &&
        (Names.Contains(name) || (name.Contains("Map") && node is GenericNameSyntax { Parent: BaseTypeSyntax }));

    // The diagnostic as code of the project changes it; null if that code settles it.
    public DiagnosticInfo? Judge(DiagnosticInfo diagnostic, CancellationToken cancellationToken)
    {
        if (diagnostic.Types.Count == 0)
        {
            return diagnostic;
        }

        var (registered, read) = _types ??= Bind(cancellationToken);
        var isRegistered = diagnostic.Types.Any(registered.Contains);
        return diagnostic.UseEffect switch
        {
            UseEffect.DroppedIfRegistered => isRegistered ? null : diagnostic,
            UseEffect.SuggestedIfRegistered => diagnostic with
            {
                Severity = isRegistered ? DiagnosticSeverity.Info : diagnostic.Severity,
            },
            UseEffect.SuggestedUnlessRead => diagnostic with
            {
                Severity = diagnostic.Types.Any(read.Contains) ? diagnostic.Severity : DiagnosticSeverity.Info,
            },
            _ => throw new ArgumentOutOfRangeException(nameof(diagnostic)),
        };
    }

    private BoundTypes Bind(CancellationToken cancellationToken)
    {
        var registered = new HashSet<string>();
        var read = new HashSet<string>(held);
        foreach (var place in places)
        {
            cancellationToken.ThrowIfCancellationRequested();
            if (Trees.Find(place.FilePath, place.Span.End) is { } tree &&
                tree.GetRoot(cancellationToken).FindNode(place.Span, getInnermostNodeForTie: true) is SimpleNameSyntax name)
            {
                var model = compilation.GetSemanticModel(tree);
                var symbol = model.GetSymbolInfo(name, cancellationToken).Symbol;
                var (types, type) = symbol switch
                {
                    IMethodSymbol { ContainingAssembly.Name: DriverAssembly } method =>
                        (registered, FindRegistered(method, name, model)),
                    INamedTypeSymbol map when DriverCalls.FindMappedInHierarchy(map) is { } mapped => (registered, mapped),
                    _ => (read, DriverCalls.FindDocument(symbol, compilation)),
                };
                if (type is not null)
                {
                    types.Add(type.ToCode());
                }
            }
        }

        return new BoundTypes(registered, read);
    }

    // The type in RegisterSerializer<T>(…), in RegisterSerializer(typeof(T), …) or in a class map with members.
    private static ITypeSymbol? FindRegistered(IMethodSymbol method, SimpleNameSyntax name, SemanticModel model)
    {
        if (name.FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { ArgumentList: var list } ||
            (method.Name.EndsWith("ClassMap", StringComparison.Ordinal) && DriverCalls.OnlyMapsAutomatically(list)))
        {
            return null;
        }

        return method.TypeArguments.FirstOrDefault() ?? list.Arguments.FirstOrDefault()?.Expression switch
        {
            TypeOfExpressionSyntax typeOf => model.GetTypeInfo(typeOf.Type).Type,
            { } map when model.GetTypeInfo(map).Type is INamedTypeSymbol type =>
                DriverCalls.FindMappedInHierarchy(type) ?? type.TypeArguments.FirstOrDefault(),
            _ => null,
        };
    }

    private sealed record BoundTypes(HashSet<string> Registered, HashSet<string> Read);
}
