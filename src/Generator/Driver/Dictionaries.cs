using static BsonGen.Generator.Model.CollectionKind;

namespace BsonGen.Generator.Driver;

/// <summary>Dictionaries and immutable collections, which codecs of the runtime read and write.</summary>
internal static class Dictionaries
{
    /// <summary>Whether a codec reads and writes the dictionary, also if attributes configure its values.</summary>
    public static bool IsDictionary(ITypeSymbol type) => FindCreated(type) is not null;

    /// <summary>The type that is created for a dictionary; null for types that are no such dictionaries.</summary>
    public static string? FindCreated(ITypeSymbol type) => FindKeyType(type) is null ? null : type.ToKnownName() switch
    {
        Generic + "Dictionary" or Generic + "IDictionary" => Generic + "Dictionary",
        Generic + "IReadOnlyDictionary" or ObjectModel + "ReadOnlyDictionary" => ObjectModel + "ReadOnlyDictionary",
        Generic + "SortedDictionary" or Generic + "SortedList" or "System.Collections.Concurrent.ConcurrentDictionary" =>
            type.ToKnownName(),
        _ => null,
    };

    /// <summary>The type of the keys; null for types without two type arguments, as in half-typed code.</summary>
    public static ITypeSymbol? FindKeyType(ITypeSymbol type) =>
        type is INamedTypeSymbol { TypeArguments: { Length: 2 } arguments } ? arguments[0] : null;

    public static bool IsImmutableDictionary(ITypeSymbol type) =>
        FindKeyType(type) is not null &&
        type.ToKnownName() is Immutable + "ImmutableDictionary" or Immutable + "ImmutableSortedDictionary";

    public static bool IsImmutableArray(ITypeSymbol type) => type.ToKnownName() == Immutable + "ImmutableArray";

    /// <summary>Whether the type is an immutable collection with a codec, if no attribute configures it.</summary>
    public static bool IsImmutable(ITypeSymbol type, Version driver) =>
        driver >= DriverVersions.ReadsImmutableCollections && (IsImmutableDictionary(type) || IsImmutableArray(type));

    /// <summary>The representation in an attribute for dictionaries; null if the driver has none of this value.</summary>
    public static string? FindRepresentation(AttributeData? options)
    {
        if (options?.GetArgument("Representation", 0) is not { Kind: TypedConstantKind.Enum } constant)
        {
            return "Document";
        }

        var name = constant.FindEnumName();
        return name is "Document" or "ArrayOfArrays" or "ArrayOfDocuments" ? name : null;
    }
}
