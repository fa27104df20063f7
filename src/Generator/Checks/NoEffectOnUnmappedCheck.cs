namespace BsonGen.Generator.Checks;

/// <summary>Attributes of members that the driver does not store.</summary>
internal sealed class NoEffectOnUnmappedCheck : ITypeCheck
{
    private const string Static = "the driver stores no static members";

    public void Check(TypeUnderCheck type)
    {
        foreach (var level in type.Map.Levels)
        {
            foreach (var member in level.IgnoredMembers)
            {
                type.ReportNoEffect(
                    member.Symbol, "the member has [BsonIgnore]", GetAttributesOfStored(member.Symbol));
            }

            foreach (var symbol in level.Type.GetMembers()
                .Where(symbol => symbol is { IsStatic: true } and (IFieldSymbol or IPropertySymbol)))
            {
                type.ReportNoEffect(symbol, Static, GetAttributesOfStored(symbol));
                type.SuggestRemoving(symbol.FindIgnore(), symbol, Static);
            }

            foreach (var symbol in UnstoredMembersCheck.GetUnmapped(level))
            {
                CheckUnmapped(type, level, symbol);
            }
        }
    }

    private static void CheckUnmapped(TypeUnderCheck type, ClassMap level, ISymbol symbol)
    {
        if (symbol.GetMemberAttributes().Find(BsonInternedAttribute) is { } interned)
        {
            type.ReportNoEffect(symbol, $"the driver does not store the member for '{level.Type.Name}'", interned);
        }

        var ignore = symbol.FindIgnore();
        var overridden = symbol is IPropertySymbol property
            ? level.BaseMap?.AllMembers.FirstOrDefault(member => property.Overrides(member.Symbol))
            : null;
        if (overridden is null && !UnstoredMembersCheck.KeepsValue(symbol))
        {
            type.SuggestRemoving(ignore, symbol, "the driver does not store the member without it either");
        }
        else if (overridden is not null && ignore is not null)
        {
            var why = $"'{overridden.DeclaringType.Name}' declares the property, and the driver stores it for that class";
            type.ReportNoEffect(symbol, why, ignore);
        }
    }

    private static IEnumerable<AttributeData> GetAttributesOfStored(ISymbol member) =>
        member.GetMappingAttributes()
            .Concat(member.GetMemberAttributes().Where(attribute => attribute.IsNamed(BsonInternedAttribute)));
}
