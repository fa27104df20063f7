namespace BsonGen.Generator.Checks;

/// <summary>Types whose values no version of the driver writes and reads back.</summary>
internal static class UnstorableTypes
{
    private static readonly HashSet<string> Names =
    [
        // The driver finds a cycle in it.
        "System.Text.Json.Nodes.JsonNode",

        // The driver stores its keys alone.
        "System.Collections.Specialized.NameValueCollection",

        // The driver can't create them.
        "System.Collections.Frozen.FrozenDictionary", "System.Collections.Frozen.FrozenSet", "System.Linq.ILookup",

        // The driver has no serializer for them.
        "System.Text.Rune", "System.Type",
    ];

    // The type, or that of the values inside it, that can't be stored.
    public static ITypeSymbol? Find(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Pointer or TypeKind.FunctionPointer or TypeKind.Delegate } or { IsRefLikeType: true } => type,
        { SpecialType: System_IntPtr or System_UIntPtr } => type,
        { SpecialType: System_Delegate or System_MulticastDelegate } => type,
        IArrayTypeSymbol { Rank: > 3 } => type,
        IArrayTypeSymbol array => Find(array.ElementType),
        INamedTypeSymbol named when named.GetHierarchy().Any(ancestor => Names.Contains(ancestor.ToKnownName())) => type,
        INamedTypeSymbol { TypeArguments: { IsEmpty: false } arguments } named =>
            DriverTypes.IsStoredAsItems(named) ? Find(arguments[arguments.Length - 1]) : null,
        INamedTypeSymbol named => IsStream(named) ? type : null,
        _ => null,
    };

    /// <summary>Whether no serializer is generated for a class with a member of the type.</summary>
    public static bool CanNotBeCompiled(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => CanNotBeCompiled(array.ElementType),
        { IsRefLikeType: true } or { SpecialType: System_IntPtr or System_UIntPtr } => true,
        _ => IsUnsafe(type),
    };

    /// <summary>Whether code can register a serializer for the type; no generic type can be made of the others.</summary>
    public static bool CanHaveSerializer(ITypeSymbol type) => !IsUnsafe(type) && !type.IsRefLikeType;

    /// <summary>Whether only unsafe code can name the type.</summary>
    public static bool IsUnsafe(ITypeSymbol type) =>
        type.GetParts().Any(part => part.TypeKind is TypeKind.Pointer or TypeKind.FunctionPointer);

    // Streams of others may have members that can be stored.
    private static bool IsStream(INamedTypeSymbol type) => type.GetHierarchy().Any(ancestor =>
        ancestor.ToKnownName() == "System.IO.Stream" && ancestor.ContainingAssembly.Is(type.ContainingAssembly));
}
