namespace BsonGen.Generator.Parser;

/// <summary>Values that the driver accepts in members, and refuses or loses when it writes them.</summary>
internal static class LostValues
{
    // The class maps of these types have no members.
    private static readonly HashSet<string> Empty =
    [
        "System.Drawing.Color", "System.Index", "System.Int128", "System.Net.NetworkInformation.PhysicalAddress", "System.Numerics.BigInteger", "System.Range",
        "System.Text.Json.JsonDocument", "System.Text.Json.JsonElement", "System.UInt128",
    ];

    // The driver's serializers of these types write strings, or strings for some values.
    private static readonly HashSet<string> Strings =
    [
        "System.Object", "System.String", "System.TimeSpan", "System.Uri", "System.Version", "System.Globalization.CultureInfo", "System.Net.IPAddress", "System.Net.IPEndPoint",
    ];

    /// <summary>The type of the values in a member that the driver stores as empty documents; null if there are none.</summary>
    public static ITypeSymbol? FindEmpty(MemberShape member) =>
        !member.HasOwnSerializer && HeldGuids.FindInnermost(member.Type) is { } type && Empty.Contains(type.ToKnownName()) ? type : null;

    /// <summary>The type of the keys, if the driver stores a dictionary, or those in a collection, as documents and refuses such keys; null otherwise.</summary>
    public static ITypeSymbol? FindRefusedKey(MemberShape member) =>
        member.DictionaryOptions is not null || member.Representation == "Array" || (member.HasOwnSerializer && !member.HasConfiguredValues)
            ? null
            : FindRefusedKey(member.Type);

    private static ITypeSymbol? FindRefusedKey(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => FindRefusedKey(array.ElementType),
        INamedTypeSymbol { TypeArguments: { Length: 2 } arguments } when ContainerCodecs.IsDictionary(type) =>
            IsRefused(arguments[0]) ? arguments[0] : null,
        INamedTypeSymbol { TypeArguments: { Length: 1 } arguments } named when CollectionKind.FindCollection(named.OriginalDefinition.ToKnownName()) is not null =>
            FindRefusedKey(arguments[0]),
        _ => null,
    };

    private static bool IsRefused(ITypeSymbol key) =>
        key.TypeKind == TypeKind.Enum || (AcceptedAttributes.IsSimple(key) && !Strings.Contains(key.ToKnownName()));
}
