using static BsonGen.Generator.Model.CollectionKind;

namespace BsonGen.Generator.Driver;

/// <summary>Enums in members: in collections, dictionaries and other generic types at any depth.</summary>
internal static class HeldEnums
{
    private static readonly HashSet<string> Collections = [Generic + "List", Generic + "HashSet", Generic + "IEnumerable"];

    /// <summary>Whether a type argument or the type of the items is an enum, or may be one.</summary>
    public static bool AreIn(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => IsOrHolds(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(IsOrHolds),
        ITypeParameterSymbol parameter => !parameter.IsValueType,
        _ => false,
    };

    /// <summary>
    /// Whether the enums are items and values of the most common collections, to which a codec and the driver give the same
    /// representation.
    /// </summary>
    public static bool AreReached(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol { Rank: 1 } array => IsEnumOrReached(array.ElementType),
        INamedTypeSymbol { TypeArguments: [var item] } named =>
            Collections.Contains(named.ToKnownName()) && IsEnumOrReached(item),
        INamedTypeSymbol { TypeArguments: [var key, var value] } named =>
            named.ToKnownName() == Generic + "Dictionary" && !IsOrHolds(key) && IsEnumOrReached(value),
        _ => false,
    };

    private static bool IsOrHolds(ITypeSymbol type) => type is { TypeKind: TypeKind.Enum } or ITypeParameterSymbol || AreIn(type);

    private static bool IsEnumOrReached(ITypeSymbol type) =>
        (type.GetNullableValue() ?? type).TypeKind == TypeKind.Enum || AreReached(type);
}
