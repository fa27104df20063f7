namespace BsonGen.Generator.Analyzers;

/// <summary>Reports a declaration for all types if the project registers the same conventions for some types only.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class DeclarationFilterAnalyzer() : SourceAnalyzer(WiderThanPack)
{
    private protected override void Register(AnalysisContext context) =>
        context.RegisterSyntaxNodeAction(Check, SyntaxKind.Attribute);

    private static void Check(SyntaxNodeAnalysisContext context)
    {
        var node = (AttributeSyntax)context.Node;
        if (node.Parent is not AttributeListSyntax { Target: { } target } ||
            !target.Identifier.IsKind(SyntaxKind.AssemblyKeyword))
        {
            return;
        }

        var compilation = context.Compilation;
        var declaration = compilation.Assembly.GetAttributes().FirstOrDefault(attribute =>
            attribute.ApplicationSyntaxReference is { } reference &&
            reference.SyntaxTree == node.SyntaxTree &&
            reference.Span == node.Span);
        if (declaration?.IsNamed(BsonGeneratedConventionsAttribute) != true || Conventions.HasFilter(declaration))
        {
            return;
        }

        // A pack that only the running program knows may concern the other types.
        var registrations = CompilationRegistrations.Of(compilation, context.CancellationToken);
        if (registrations.SkippedPacks.Count > 0)
        {
            return;
        }

        var types = new Lazy<List<INamedTypeSymbol>>(() => ListTypes(compilation));
        foreach (var property in Conventions.ListDeclared(declaration))
        {
            var packs = registrations.Packs.Where(pack => pack.Conventions.Any(one => IsDeclaredBy(one, property))).ToList();
            if (packs.Count == 0 || FindLeftOut(packs, types.Value, compilation) is not { } type)
            {
                continue;
            }

            // Only the program knows whether it stores a type without an attribute.
            context.ReportDiagnostic(Diagnostic.Create(
                WiderThanPack,
                node.Name.GetLocation(),
                RequestedTypes.Include(type, compilation) ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info,
                additionalLocations: null,
                properties: null,
                property,
                type.Name));
            return;
        }
    }

    private static bool IsDeclaredBy(RegisteredConvention convention, string property) =>
        convention.Value != "false" &&
        (convention.Property == property ||
            (convention.Property == ConventionProperties.AllEnums &&
                property is ConventionProperties.EnumRepresentation or ConventionProperties.EnumsInCollections));

    // The types that follow the declaration.
    private static List<INamedTypeSymbol> ListTypes(Compilation compilation) =>
    [
        .. compilation.Assembly.GlobalNamespace.GetAllTypes().Where(MayBeStored),
        .. RequestedTypes.FindAll(compilation).Where(type => FollowsDeclaration(type, compilation)),
    ];

    // A type that follows none of the packs, preferably one with a generated serializer.
    private static INamedTypeSymbol? FindLeftOut(
        List<FilteredConventions> packs, List<INamedTypeSymbol> types, Compilation compilation) => types
            .Where(type => packs.All(pack => pack.Filter.Accepts(type) == false))
            .OrderByDescending(type => RequestedTypes.Include(type, compilation))
            .ThenBy(type => type.ToCode(), StringComparer.Ordinal)
            .FirstOrDefault();

    private static bool FollowsDeclaration(INamedTypeSymbol type, Compilation compilation) =>
        type.ContainingAssembly.Is(compilation.Assembly) || !Conventions.Of(type.ContainingAssembly).IsDeclared;

    // The driver stores members that can be set.
    private static bool MayBeStored(INamedTypeSymbol type) =>
        type is { TypeKind: TypeKind.Class or TypeKind.Struct, IsStatic: false } &&
        type.GetMembers().OfType<IPropertySymbol>().Any(property =>
            property is { IsStatic: false, IsIndexer: false } && property.IsPublic() && property.SetMethod?.IsPublic() == true);
}
