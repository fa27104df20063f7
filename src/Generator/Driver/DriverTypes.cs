namespace BsonGen.Generator.Driver;

/// <summary>Types that the driver stores in a way of their own, not as documents with members.</summary>
internal static class DriverTypes
{
    public const string Pair = "System.Collections.Generic.KeyValuePair";

    public const string Tuple = "System.Tuple";

    /// <summary>Whether the driver does not store a class or structure as a document with members.</summary>
    public static bool IsBuiltIn(INamedTypeSymbol type) =>
        type.OriginalDefinition.SpecialType != SpecialType.None ||
        type.IsTupleType ||
        FindScalarKind(type) is not null ||
        type.ToKnownName() is Pair or Tuple ||
        ScalarTypes.Find(type.ToKnownName()) is { DependsOnVersion: false };

    /// <summary>
    /// Whether the driver stores nothing of a generic type but the values of its last type argument. Other collections may have a
    /// serializer that a user registers.
    /// </summary>
    public static bool IsStoredAsItems(INamedTypeSymbol type) =>
        type.FindNullableValue() is not null ||
        Dictionaries.IsDictionary(type) ||
        CollectionKind.FindCollection(type.ToKnownName()) is not null;

    /// <summary>The kind of a type of single values that is compiled; null for other types.</summary>
    public static ScalarKind? FindScalarKind(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: System_Byte } => ScalarKind.Bytes,
        INamedTypeSymbol { TypeArguments.Length: 1 } named when named.TypeArguments[0].SpecialType == System_Byte =>
            type.ToKnownName() is "System.Memory" or "System.ReadOnlyMemory" ? ScalarKind.ByCodec : null,
        INamedTypeSymbol { ContainingType: null, IsGenericType: false } => ScalarTypes.Find(type.ToKnownName())?.Kind,
        _ => null,
    };
}
