namespace BsonGen.Generator.Driver;

/// <summary>What any version of the driver's default serializers accepts in attributes, and the codecs of such members.</summary>
internal static class AcceptedAttributes
{
    private static readonly Configurable Nothing = new([]);
    private static readonly Configurable Items = Nothing with { IsOfItems = true };
    private static readonly Configurable AnyDictionary = new(["Array", "Document"], BsonDictionaryOptions);

    /// <returns>Null if the type is not that of a single value.</returns>
    public static Configurable? FindOfScalar(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Enum } => ScalarTypes.Enum,
        IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: System_Byte } => ScalarTypes.Bytes,
        INamedTypeSymbol { TypeArguments.IsEmpty: true, ContainingType: null } =>
            ScalarTypes.Find(type.ToKnownName())?.Attributes,
        _ => null,
    };

    /// <summary>Whether [BsonRepresentation] may name the BSON type.</summary>
    public static bool AcceptRepresentation(ITypeSymbol type, string representation) =>
        FindOfScalar(type)?.Representations.Contains(representation) == true;

    /// <returns>Null if a user's serializer, a type argument or the driver's version decides.</returns>
    public static Configurable? Find(ITypeSymbol type) => FindOfScalar(type) ?? type switch
    {
        IArrayTypeSymbol { Rank: <= 3 } array => Items.Around(Find(array.ElementType)),
        INamedTypeSymbol named when named.FindNullableValue() is { } value => Nothing.Around(Find(value)),
        INamedTypeSymbol { IsTupleType: true } => Nothing,
        INamedTypeSymbol named => FindNamed(named),
        _ => null,
    };

    private static Configurable? FindNamed(INamedTypeSymbol type)
    {
        var name = type.ToKnownName();
        return (type.TypeArguments.Length, name) switch
        {
            (0, _) when type.IsBsonValue() || type.IsAnnotated() => Nothing,
            (1, "System.Collections.ObjectModel.ReadOnlyCollection") => Nothing,
            (1, _) when CollectionKind.FindCollection(name) is not null => Items.Around(Find(type.TypeArguments[0])),
            (2, _) when Dictionaries.IsDictionary(type) => AnyDictionary.Around(Find(type.TypeArguments[1])),
            _ => null,
        };
    }
}
