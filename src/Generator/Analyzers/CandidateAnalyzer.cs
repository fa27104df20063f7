namespace BsonGen.Generator.Analyzers;

/// <summary>Suggests a serializer for types in collections, with a plain class map, behind a base type, or in members.</summary>
/// <remarks>
/// The generator reports members that hold such types, too. Command lines fix only what analyzers report.
/// </remarks>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class CandidateAnalyzer() : SourceAnalyzer(NoSerializer, CouldBeGenerated)
{
    private const string Annotate = "make it partial and give it [BsonGenerated]";

    // Binding is slow, so only these names are bound.
    private static readonly HashSet<string> Names =
        ["IMongoCollection", "GetCollection", .. DriverCalls.ClassMapRegistrations];

    private protected override void Register(AnalysisContext context) =>
        context.RegisterCompilationStartAction(static start =>
        {
            if (RefersToRuntime(start.Compilation))
            {
                var collections = new CollectionHolders(start.Compilation);
                start.RegisterSemanticModelAction(model => Check(model, collections));
                var interfaces = new Lazy<HashSet<ISymbol?>>(() => FindInterfaces(start.Compilation));
                var holders = new Lazy<Dictionary<ISymbol, string>>(() => FindHolders(start.Compilation));
                start.RegisterSymbolAction(symbol => CheckDeclaration(symbol, interfaces, holders), SymbolKind.NamedType);
            }
        });

    private static void Check(SemanticModelAnalysisContext context, CollectionHolders holders)
    {
        var model = context.SemanticModel;
        var reported = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        var uses = model.SyntaxTree.GetRoot(context.CancellationToken).DescendantNodes().OfType<GenericNameSyntax>()
            .Where(name => Names.Contains(name.Identifier.ValueText) || holders.MayBeHolder(name));
        foreach (var argument in uses.SelectMany(use => FindDocuments(use, model, holders, context.CancellationToken)))
        {
            if (model.GetTypeInfo(argument, context.CancellationToken).Type is INamedTypeSymbol type &&
                FindRemedy(type.OriginalDefinition, model.Compilation) is { } remedy &&
                reported.Add(type.OriginalDefinition))
            {
                context.ReportDiagnostic(Diagnostic.Create(NoSerializer, argument.GetLocation(), type.Name, remedy));
            }
        }
    }

    // What gives the type a serializer; null if nothing can.
    private static string? FindRemedy(INamedTypeSymbol type, Compilation compilation) =>
        CandidateTypes.IsCandidate(type, compilation) ? Annotate :
        CandidateTypes.MustBeNamed(type, compilation) ? $"add [assembly: BsonGenerated(typeof({type.ToDisplayString()}))]" :
        null;

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

    private static void CheckDeclaration(
        SymbolAnalysisContext context, Lazy<HashSet<ISymbol?>> interfaces, Lazy<Dictionary<ISymbol, string>> holders)
    {
        if (context.Symbol is not INamedTypeSymbol type || !CandidateTypes.IsCandidate(type, context.Compilation))
        {
            return;
        }

        if (!type.IsAbstract && IsStoredAsBase(type, interfaces))
        {
            context.ReportDiagnostic(Diagnostic.Create(NoSerializer, type.Locations[0], type.Name, Annotate));
        }
        else if (holders.Value.TryGetValue(type, out var holder))
        {
            context.ReportDiagnostic(Diagnostic.Create(CouldBeGenerated, type.Locations[0], holder, type.ToDisplayString()));
        }
    }

    private static bool IsStoredAsBase(INamedTypeSymbol type, Lazy<HashSet<ISymbol?>> interfaces) =>
        type.GetHierarchy().Any(AttributeExtensions.IsAnnotated) ||
        type.AllInterfaces.Any(candidate =>
            candidate.Locations[0].IsInSource && interfaces.Value.Contains(candidate.OriginalDefinition));

    private static HashSet<ISymbol?> FindInterfaces(Compilation compilation) => new(
        RequestedTypes.FindAll(compilation)
            .SelectMany(type => MappingContext.Of(compilation).GetMap(type).HeldTypes)
            .Select(type => type.FindInnermost()?.OriginalDefinition)
            .Where(type => type?.TypeKind == TypeKind.Interface),
        SymbolEqualityComparer.Default);

    // For each type without a serializer, the first member of an annotated type that holds it.
    private static Dictionary<ISymbol, string> FindHolders(Compilation compilation)
    {
        var holders = new Dictionary<ISymbol, string>(SymbolEqualityComparer.Default);
        foreach (var type in RequestedTypes.FindAll(compilation).Where(type => MayHold(type, compilation)))
        {
            var members = MappingContext.Of(compilation).GetMap(type).AllMembers;
            foreach (var member in members.Where(member => member.SerializerAttribute is null))
            {
                foreach (var held in CandidateTypes.FindIn(member.Type, compilation).Where(held => !holders.ContainsKey(held)))
                {
                    holders.Add(held, $"{type.Name}.{member.Name}");
                }
            }
        }

        return holders;
    }

    // Mapping a type binds the attributes of all its members, and few types hold one without a serializer.
    private static bool MayHold(INamedTypeSymbol type, Compilation compilation) => type.GetHierarchy()
        .SelectMany(ancestor => ancestor.GetMembers())
        .Select(SymbolExtensions.GetMemberType)
        .OfType<ITypeSymbol>()
        .Any(held => CandidateTypes.FindIn(held, compilation).Any());
}
