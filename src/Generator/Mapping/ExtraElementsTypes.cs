namespace BsonGen.Generator.Mapping;

/// <summary>The types of members that can take extra elements.</summary>
internal static class ExtraElementsTypes
{
    public static bool Include(ITypeSymbol type) =>
        type.ToDriverName() == "MongoDB.Bson.BsonDocument" ||
        GetDictionaries(type).Any(dictionary =>
            dictionary.TypeArguments[0].SpecialType == System_String &&
            dictionary.TypeArguments[1].SpecialType == System_Object);

    /// <summary>Whether type arguments decide.</summary>
    public static bool MayInclude(ITypeSymbol type) =>
        type is ITypeParameterSymbol { IsValueType: false } ||
        GetDictionaries(type).Any(dictionary =>
            dictionary.TypeArguments.Any(argument => argument is ITypeParameterSymbol) &&
            dictionary.TypeArguments[0] is ITypeParameterSymbol or { SpecialType: System_String } &&
            dictionary.TypeArguments[1] is ITypeParameterSymbol or { SpecialType: System_Object });

    private static IEnumerable<INamedTypeSymbol> GetDictionaries(ITypeSymbol type) =>
        type.AllInterfaces.Append(type).OfType<INamedTypeSymbol>()
            .Where(candidate => candidate.ToKnownName() == "System.Collections.Generic.IDictionary");
}
