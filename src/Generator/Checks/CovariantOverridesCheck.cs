namespace BsonGen.Generator.Checks;

/// <summary>Overrides with another type, which are second properties for reflection.</summary>
internal sealed class CovariantOverridesCheck : ITypeCheck
{
    public void Check(TypeUnderCheck type)
    {
        foreach (var property in type.Type.GetAllMembers().OfType<IPropertySymbol>())
        {
            if (property.OverriddenProperty is { } overridden &&
                !type.Context.Compilation.ClassifyCommonConversion(property.Type, overridden.Type).IsIdentity &&
                (SpecialNames.Include(property.Name) || type.Map.AllMembers.Any(member => member.Name == property.Name)))
            {
                type.LeaveToClassMap($"'{property.Name}' overrides a property of another type");
            }
        }
    }
}
