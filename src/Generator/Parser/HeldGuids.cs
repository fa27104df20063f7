using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Members that hold Guids: themselves, as nullable values, and in arrays, generic collections and dictionary values at any depth.</summary>
internal static class HeldGuids
{
    public static bool AreIn(ITypeSymbol type) => FindInnermost(type)?.ToMetadataName() == "System.Guid";

    /// <summary>Whether the type holds Guids, also where a type argument decides.</summary>
    public static bool AreOrMayBeIn(ITypeSymbol type) => FindInnermost(type) is ITypeParameterSymbol || AreIn(type);

    private static ITypeSymbol? FindInnermost(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => FindInnermost(array.ElementType),
        INamedTypeSymbol { TypeArguments: { IsEmpty: false } arguments } named => HoldsValues(named) ? FindInnermost(arguments[arguments.Length - 1]) : null,
        _ => type,
    };

    private static bool HoldsValues(INamedTypeSymbol type) =>
        type.GetNullableValue() is not null ||
        type.SpecialType == SpecialType.System_Collections_IEnumerable ||
        type.AllInterfaces.Any(candidate => candidate.SpecialType == SpecialType.System_Collections_IEnumerable);
}
