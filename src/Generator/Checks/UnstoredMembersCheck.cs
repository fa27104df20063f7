namespace BsonGen.Generator.Checks;

/// <summary>Types and members with values that the driver does not store.</summary>
internal sealed class UnstoredMembersCheck : ITypeCheck
{
    /// <summary>The fields and properties that a class declares, and for which its map has no element.</summary>
    public static IEnumerable<ISymbol> GetUnmapped(ClassMap level)
    {
        var mapped = new HashSet<ISymbol>(
            level.DeclaredMembers.Concat(level.IgnoredMembers).Select(member => member.Symbol),
            SymbolEqualityComparer.Default);
        return level.Type.GetMembers().Where(symbol =>
            symbol is { IsStatic: false } and (IFieldSymbol or IPropertySymbol) && !mapped.Contains(symbol));
    }

    /// <summary>Whether a public member that the driver does not map has a value of its own.</summary>
    public static bool KeepsValue(ISymbol symbol) => symbol.IsPublic() && symbol switch
    {
        IFieldSymbol { IsReadOnly: true, AssociatedSymbol: null } => true,
        IPropertySymbol { SetMethod: null, IsOverride: false } property => property.HasBackingField(),
        _ => false,
    };

    public void Check(TypeUnderCheck type)
    {
        var unmapped = type.Map.Levels
            .SelectMany(GetUnmapped)
            .Where(symbol => symbol.FindIgnore() is null)
            .ToList();
        if (!type.Type.IsAbstract && !type.Map.AllMembers.Any() && unmapped.Exists(MayKeepValue))
        {
            // One diagnostic about the type replaces those about its members.
            Report(type, DiagnosticInfo.Create(NothingStored, type.Location, type.Type.Name));
            return;
        }

        foreach (var symbol in unmapped.Where(KeepsValue))
        {
            if (!type.IsReportedBy(symbol.ContainingType) && type.Context.IsHere(symbol.ContainingType))
            {
                var advice = symbol is IFieldSymbol
                    ? "is readonly; remove the modifier, or add [BsonIgnore]"
                    : "has no setter; give it one, which may be private, or [BsonIgnore]";
                Report(type, DiagnosticInfo.Create(NotStored, symbol.FindSourceLocation(), symbol.Name, advice));
            }
        }
    }

    // A class map in code may map the members.
    private static void Report(TypeUnderCheck type, DiagnosticInfo diagnostic) =>
        type.Report(diagnostic with { Types = [.. type.Type.GetHierarchy().ToCodes()] });

    // Another source generator may make a property for a field with an attribute.
    private static bool MayKeepValue(ISymbol symbol) => KeepsValue(symbol) ||
        (symbol is IFieldSymbol { AssociatedSymbol: null, DeclaringSyntaxReferences.IsEmpty: false } &&
            symbol.GetMemberAttributes().IsEmpty);
}
