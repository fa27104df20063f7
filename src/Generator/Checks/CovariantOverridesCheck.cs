namespace BsonGen.Generator.Checks;

/// <summary>Overrides with another type, which are second properties for reflection.</summary>
internal sealed class CovariantOverridesCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var property in type.Type.GetAllMembers().OfType<IPropertySymbol>())
        {
            if (OverridesAnotherType(property, type.Context.Compilation) && IsFound(property, type.Map))
            {
                type.LeaveToClassMap($"'{property.Name}' overrides a property of another type");
            }
        }
    }

    private static bool OverridesAnotherType(IPropertySymbol property, Compilation compilation) =>
        property.OverriddenProperty is { } overridden &&
        !compilation.ClassifyCommonConversion(property.Type, overridden.Type).IsIdentity;

    // The driver looks for members by their names.
    private static bool IsFound(IPropertySymbol property, ClassMap map) =>
        SpecialNames.Include(property.Name) || map.AllMembers.Any(member => member.Name == property.Name);
}
