namespace BsonGen.Generator.Analyzers;

/// <summary>
/// Suggests to name documents of collections and of class maps, and to annotate types behind a base type or in members.
/// </summary>
/// <remarks>
/// The generator reports members that hold such types, too. Command lines fix only what analyzers report.
/// </remarks>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class CandidateAnalyzer() : SourceAnalyzer(NoSerializer, CouldBeGenerated)
{
    private const string Annotate = "make it partial and give it [BsonGenerated]";

    private protected override void Register(AnalysisContext context) =>
        context.RegisterCompilationStartAction(static start =>
        {
            if (RefersToRuntime(start.Compilation))
            {
                var documents = new UsedDocuments(start.Compilation);
                start.RegisterSemanticModelAction(model => Check(model, documents));
                var annotated = new AnnotatedTypes(start.Compilation);
                start.RegisterSymbolAction(symbol => CheckDeclaration(symbol, annotated), SymbolKind.NamedType);
            }
        });

    private static void Check(SemanticModelAnalysisContext context, UsedDocuments documents)
    {
        var model = context.SemanticModel;
        var reported = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        var uses = documents.FindIn(model, context.CancellationToken)
            .Concat(FindMapped(model, context.CancellationToken))
            .OrderBy(use => use.Place.SpanStart);
        foreach (var (place, type) in uses)
        {
            if (CandidateTypes.MustBeNamed(type, model.Compilation) && reported.Add(type))
            {
                var name = type.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString();
                context.ReportDiagnostic(Diagnostic.Create(
                    NoSerializer, place.GetLocation(), type.Name, $"add [assembly: BsonGenerated(typeof({name}))]"));
            }
        }
    }

    // The types with a class map, whose configuration generated code takes.
    private static IEnumerable<(TypeSyntax Place, INamedTypeSymbol Type)> FindMapped(
        SemanticModel model, CancellationToken cancellationToken) =>
        from use in model.SyntaxTree.GetRoot(cancellationToken).DescendantNodes().OfType<GenericNameSyntax>()
        where DriverCalls.ClassMapRegistrations.Contains(use.Identifier.ValueText)
        let method = model.GetSymbolInfo(use, cancellationToken).Symbol as IMethodSymbol
        where method?.ContainingType.ToDriverName() == BsonClassMap
        from place in use.TypeArgumentList.Arguments
        let type = model.GetTypeInfo(place, cancellationToken).Type as INamedTypeSymbol
        where type is not null
        select (place, type);

    private static void CheckDeclaration(SymbolAnalysisContext context, AnnotatedTypes annotated)
    {
        if (context.Symbol is not INamedTypeSymbol type || !CandidateTypes.IsCandidate(type, context.Compilation))
        {
            return;
        }

        if (!type.IsAbstract && IsStoredAsBase(type, annotated, context.Compilation))
        {
            context.ReportDiagnostic(Diagnostic.Create(NoSerializer, type.Locations[0], type.Name, Annotate));
        }
        else if (FindHolder(type, annotated, context.Compilation) is { } holder)
        {
            context.ReportDiagnostic(Diagnostic.Create(CouldBeGenerated, type.Locations[0], holder, type.ToDisplayString()));
        }
    }

    private static bool IsStoredAsBase(INamedTypeSymbol type, AnnotatedTypes annotated, Compilation compilation) =>
        type.GetHierarchy().Any(AttributeExtensions.IsAnnotated) ||
        type.AllInterfaces.Any(candidate =>
            candidate.Locations[0].IsInSource && IsHeld(candidate.OriginalDefinition, annotated, compilation));

    private static bool IsHeld(INamedTypeSymbol contract, AnnotatedTypes annotated, Compilation compilation) => annotated
        .FindByName(contract)
        .Where(holder => MayHold(holder, contract))
        .SelectMany(holder => MappingContext.Of(compilation).GetMap(holder).HeldTypes)
        .Any(held => (held.FindInnermost()?.OriginalDefinition).Is(contract));

    // The first member of an annotated type that holds the type.
    private static string? FindHolder(INamedTypeSymbol type, AnnotatedTypes annotated, Compilation compilation)
    {
        foreach (var holder in annotated.FindByName(type).Where(holder => MayHold(holder, type)))
        {
            var member = MappingContext.Of(compilation).GetMap(holder).AllMembers.FirstOrDefault(member =>
                member.SerializerAttribute is null && Holds(member.Type, type));
            if (member is not null)
            {
                return $"{holder.Name}.{member.Name}";
            }
        }

        return null;
    }

    // Mapping a type binds the attributes of all its members.
    private static bool MayHold(INamedTypeSymbol holder, INamedTypeSymbol type) => holder.GetHierarchy()
        .SelectMany(ancestor => ancestor.GetMembers())
        .Select(SymbolExtensions.FindMemberType)
        .OfType<ITypeSymbol>()
        .Any(held => Holds(held, type));

    private static bool Holds(ITypeSymbol held, INamedTypeSymbol type) =>
        held.GetParts().Any(part => part.OriginalDefinition.Is(type));
}
