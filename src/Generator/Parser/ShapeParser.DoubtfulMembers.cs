namespace BsonGen.Generator.Parser;

// Members that the class map may map differently, since it reflects over closed types.
internal sealed partial class ShapeParser
{
    // The driver maps an indexer with the name of an id or with an attribute, and fails on its use.
    private void CheckIndexers(INamedTypeSymbol ancestor)
    {
        foreach (var indexer in ancestor.GetMembers().OfType<IPropertySymbol>().Where(property => property.IsIndexer))
        {
            if (HasSpecialName(indexer.MetadataName) || IsOptedIn(indexer))
            {
                LeaveToClassMapOnce($"the indexer '{indexer.MetadataName}' is mapped as a member");
            }
        }
    }

    // Whether a member of this name takes extra elements may depend on the type arguments.
    private void CheckOpenExtraElements(IEnumerable<IFieldSymbol> fields, IEnumerable<IPropertySymbol> properties)
    {
        if (fields.Concat<ISymbol>(properties).Any(symbol =>
            symbol.Name == ClassMapRules.ExtraElementsMemberName &&
            symbol.IsPublic() &&
            IsOpenExtraElementsType(symbol.GetMemberType()!)))
        {
            LeaveToClassMapOnce(
                $"'{ClassMapRules.ExtraElementsMemberName}' takes extra elements for some type arguments only");
        }
    }

    private static bool IsOpenExtraElementsType(ITypeSymbol type) =>
        type is ITypeParameterSymbol { IsValueType: false } ||
        GetDictionaries(type).Any(dictionary =>
            dictionary.TypeArguments.Any(argument => argument is ITypeParameterSymbol) &&
            dictionary.TypeArguments[0] is ITypeParameterSymbol or { SpecialType: System_String } &&
            dictionary.TypeArguments[1] is ITypeParameterSymbol or { SpecialType: System_Object });

    // For reflection, an override with another type is a second property.
    private void CheckCovariantOverrides()
    {
        foreach (var property in _type.GetAllMembers().OfType<IPropertySymbol>())
        {
            if (property.OverriddenProperty is { } overridden &&
                !context.Compilation.ClassifyCommonConversion(property.Type, overridden.Type).IsIdentity &&
                (HasSpecialName(property.Name) || _shape.AllMembers.Any(member => member.Name == property.Name)))
            {
                LeaveToClassMapOnce($"'{property.Name}' overrides a property of another type");
            }
        }
    }

    // Mapping a class creates these serializers. Some drivers have none for structs that are collections.
    private void CheckSerializer(MemberShape member)
    {
        if ((member == _shape.Id && !member.HasOwnSerializer && IsStructCollection(member.Type)) ||
            ((member.HasConfiguredValues || member.DictionaryOptions is not null) &&
                member.Type.GetParts().Any(IsStructCollection)))
        {
            LeaveToClassMapOnce(
                $"'{member.Name}' is or holds a collection that is a struct, " +
                "for which not every version of the driver has a serializer");
        }
    }

    private bool IsStructCollection(ITypeSymbol type) =>
        type.IsValueType && !Dictionaries.IsImmutable(type, context.DriverVersion) && type.IsEnumerable();

    private static bool HasSpecialName(string name) =>
        name == ClassMapRules.ExtraElementsMemberName || ClassMapRules.IdMemberNames.Contains(name);
}
