namespace BsonGen.Generator.Analyzers;

/// <summary>Suggests a serializer for types in collections, with a plain class map, or behind a base type.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class CandidateAnalyzer() : SourceAnalyzer(NoSerializer)
{
    // Binding is slow, so only these names are bound.
    private static readonly HashSet<string> Names =
        ["IMongoCollection", "GetCollection", "RegisterClassMap", "TryRegisterClassMap"];

    private protected override void Register(AnalysisContext context) =>
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName(BsonGeneratedAttribute) is not null)
            {
                var holders = new CollectionHolders(start.Compilation);
                start.RegisterSemanticModelAction(model => Check(model, holders));
                var interfaces = new Lazy<HashSet<ISymbol?>>(() => FindInterfaces(start.Compilation));
                start.RegisterSymbolAction(symbol => CheckBases(symbol, interfaces), SymbolKind.NamedType);
            }
        });

    private static void Check(SemanticModelAnalysisContext context, CollectionHolders holders)
    {
        var model = context.SemanticModel;
        var reported = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        var uses = model.SyntaxTree.GetRoot(context.CancellationToken).DescendantNodes().OfType<GenericNameSyntax>()
            .Where(name => Names.Contains(name.Identifier.ValueText) || holders.MayBeHolder(name.Identifier.ValueText));
        foreach (var argument in uses.SelectMany(use => FindDocuments(use, model, holders, context.CancellationToken)))
        {
            if (model.GetTypeInfo(argument, context.CancellationToken).Type is INamedTypeSymbol type &&
                CandidateTypes.IsCandidate(type.OriginalDefinition, model.Compilation) &&
                reported.Add(type.OriginalDefinition))
            {
                context.ReportDiagnostic(Diagnostic.Create(NoSerializer, argument.GetLocation(), type.Name));
            }
        }
    }

    // The type arguments of a collection, a repository or a class map that only maps automatically.
    private static IEnumerable<TypeSyntax> FindDocuments(
        GenericNameSyntax use, SemanticModel model, CollectionHolders holders, CancellationToken cancellationToken)
    {
        var arguments = use.TypeArgumentList.Arguments;
        var symbol = model.GetSymbolInfo(use, cancellationToken).Symbol;
        if (symbol is IMethodSymbol method && method.ContainingType.ToDriverName() == BsonClassMap)
        {
            return use.FirstAncestorOrSelf<InvocationExpressionSyntax>() is { } call &&
                DriverCalls.OnlyMapsAutomatically(call.ArgumentList)
                ? arguments
                : [];
        }

        return DriverCalls.FindDocument(symbol, model.Compilation) is not null
            ? arguments
            : holders.FindStored(symbol).Select(position => arguments[position]);
    }

    private static void CheckBases(SymbolAnalysisContext context, Lazy<HashSet<ISymbol?>> interfaces)
    {
        if (context.Symbol is INamedTypeSymbol { IsAbstract: false } type && IsStoredAsBase(type, interfaces) &&
            CandidateTypes.IsCandidate(type, context.Compilation))
        {
            context.ReportDiagnostic(Diagnostic.Create(NoSerializer, type.Locations[0], type.Name));
        }
    }

    private static bool IsStoredAsBase(INamedTypeSymbol type, Lazy<HashSet<ISymbol?>> interfaces) =>
        type.GetHierarchy().Any(AttributeExtensions.IsAnnotated) ||
        type.AllInterfaces.Any(candidate =>
            candidate.Locations[0].IsInSource && interfaces.Value.Contains(candidate.OriginalDefinition));

    private static HashSet<ISymbol?> FindInterfaces(Compilation compilation) => new(
        CandidateTypes.FindRequested(compilation)
            .SelectMany(type => MappingContext.Of(compilation).GetMap(type).HeldTypes)
            .Select(type => type.FindInnermost()?.OriginalDefinition)
            .Where(type => type?.TypeKind == TypeKind.Interface),
        SymbolEqualityComparer.Default);
}
