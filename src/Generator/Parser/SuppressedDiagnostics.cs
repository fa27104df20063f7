namespace BsonGen.Generator.Parser;

/// <summary>
/// Finds ids of warnings about experimental, preview or obsolete symbols, which the user's declaration gets already, and about
/// methods that need untrimmed code, which nothing calls.
/// </summary>
internal static class SuppressedDiagnostics
{
    public static IEnumerable<string> Find(ClassMap map, TypeAccess access)
    {
        IEnumerable<ISymbol?> used =
        [
            .. map.Type.GetHierarchy(), .. map.KnownTypes, map.RootClass,
            .. map.Creators.Select(creator => creator.Method), access.Constructor,
            .. map.AllMembers.SelectMany(member => new[] { member.Symbol, member.Type }),
        ];
        var symbols = used.OfType<ISymbol>().SelectMany(GetScopes)
            .Concat(map.AllMembers.SelectMany(member => GetCalled(member, access.Of(member))))
            .OfType<ISymbol>()
            .Distinct<ISymbol>(SymbolEqualityComparer.Default)
            .ToList();
        return symbols.SelectMany(GetIds)
            .Concat(FindOfTrimming(symbols))
            .Distinct()
            .OrderBy(id => id, StringComparer.Ordinal);
    }

    private static IEnumerable<ISymbol?> GetCalled(MemberMap member, MemberReach reach) =>
        member.Symbol is IPropertySymbol property
            ? [property.GetMethod, property.SetMethod, reach.ShouldSerialize]
            : [reach.ShouldSerialize];

    // The symbols whose attributes concern the use of a member, or of a type and its type arguments.
    private static IEnumerable<ISymbol?> GetScopes(ISymbol symbol)
    {
        IEnumerable<ISymbol> parts = symbol is ITypeSymbol type ? type.GetParts() : [symbol];
        foreach (var part in parts)
        {
            for (var current = part; current is not (null or INamespaceSymbol); current = current.ContainingSymbol)
            {
                yield return current;
            }

            yield return part.ContainingAssembly;
        }
    }

    private static IEnumerable<string> GetIds(ISymbol symbol) => symbol.GetAttributes()
        .Select(attribute => attribute.AttributeClass?.ToMetadataName() switch
        {
            "System.Diagnostics.CodeAnalysis.ExperimentalAttribute" => attribute.GetArgument().Value,
            "System.Runtime.Versioning.RequiresPreviewFeaturesAttribute" => "CA2252",
            "System.ObsoleteAttribute" => attribute.GetNamedArgument("DiagnosticId").Value,
            _ => null,
        })
        .OfType<string>()
        .Where(id => id.Length > 0);

    // Serializers keep all methods of their types, since attributes may map any. The compiler warns of each one that needs
    // untrimmed code, although the driver and generated code call only those that the list of symbols has.
    private static IEnumerable<string> FindOfTrimming(List<ISymbol> symbols)
    {
        var methods = symbols.OfType<INamedTypeSymbol>()
            .SelectMany(type => type.GetHierarchy())
            .Where(type => type.ToKnownName().Length == 0)
            .Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default)
            .SelectMany(type => type.GetMembers().OfType<IMethodSymbol>());
        return symbols.Exists(NeedsUntrimmedCode) || !methods.Any(NeedsUntrimmedCode) ? [] : [TypeModel.TrimmingId];
    }

    private static bool NeedsUntrimmedCode(ISymbol symbol) => symbol.GetMemberAttributes()
        .Any(attribute => attribute.IsNamed("System.Diagnostics.CodeAnalysis.RequiresUnreferencedCodeAttribute"));
}
