using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Members that hold Guids: themselves, as nullable values, and in arrays, generic collections and dictionary values at any depth.</summary>
internal static class HeldGuids
{
    public static bool AreIn(ITypeSymbol type) => FindInnermost(type)?.ToKnownName() == "System.Guid";

    /// <summary>Whether the type holds Guids, also where a type argument decides.</summary>
    public static bool AreOrMayBeIn(ITypeSymbol type) => FindInnermost(type) is ITypeParameterSymbol || AreIn(type);

    /// <summary>Whether an attribute says how the Guids in a member are stored.</summary>
    public static bool AreConfigured(MemberShape member) => member.HasOwnSerializer && member.Attributes.Any(attribute =>
        attribute.AttributeClass?.ToDriverName() switch
        {
            KnownNames.BsonGuidRepresentation or KnownNames.BsonSerializerAttribute => true,
            KnownNames.BsonRepresentation => attribute.ConstructorArguments.FirstOrDefault().GetEnumName() == "String",
            _ => false,
        });

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
