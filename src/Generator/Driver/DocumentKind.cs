namespace BsonGen.Generator.Driver;

/// <summary>Which types the driver stores as documents with members.</summary>
internal static class DocumentKind
{
    /// <summary>What the driver stores in place of a document, or why it stores nothing; null for a document.</summary>
    public static string? FindWhyNot(INamedTypeSymbol type) => type switch
    {
        { IsStatic: true } => "is static",
        { IsRefLikeType: true } => "is a ref struct",
        { TypeKind: not (TypeKind.Class or TypeKind.Struct) } => "is not a class or struct",
        { IsUnboundGenericType: true } => "is an open generic type",
        _ when DriverTypes.IsBuiltIn(type) => "has its own serializer in the driver",
        _ when type.IsEnumerable() => "is a collection",
        _ when type.IsBsonValue() => "is a BsonValue",
        _ => null,
    };
}
