namespace BsonGen.Generator.Parser;

/// <summary>Finds the codecs of collections and dictionaries.</summary>
internal sealed class ContainerCodecs(ValueParser values, Version driver)
{
    private const string Generic = "System.Collections.Generic.";
    private const string ObjectModel = "System.Collections.ObjectModel.";
    private const string Immutable = "System.Collections.Immutable.";

    public Version Driver => driver;

    /// <summary>Finds the codec of a configured type; null if the driver must read and write it.</summary>
    /// <param name="options">The attribute that configures the first dictionary, or null.</param>
    /// <param name="findItem">Finds the codec of items, which the attributes configure, too.</param>
    /// <param name="findValue">The same for values of a dictionary; null if no attribute configures them.</param>
    public CodecModel? Find(
        ITypeSymbol type,
        AttributeData? options,
        string? representation,
        Func<ITypeSymbol, CodecModel?> findItem,
        Func<ITypeSymbol, CodecModel?>? findValue)
    {
        if (FindDictionary(type) is not { } dictionary)
        {
            return FindKind(type) is { IsConfigurable: true } ? FindCollection(type, findItem) : null;
        }

        return (options, representation) switch
        {
            (null, "Array") => ToCodec(dictionary, "ArrayOfArrays"),
            (null, "Document") => ToCodec(dictionary, "Document"),
            (not null, "Array" or "Document") => null,
            _ => (findValue ?? FindPlain)(dictionary.Value) is { } ofValue && GetDictionaryRepresentation(options) is { } configured
                ? ToCodec(dictionary, configured, ofValue)
                : null,
        };
    }

    // Whether a codec reads and writes the dictionary, whose values attributes configure.
    public static bool IsDictionary(ITypeSymbol type) => FindDictionary(type) is not null;

    public static bool IsImmutableDictionary(ITypeSymbol type) => FindImmutableDictionary(type) is not null;

    // Whether the type is an immutable collection with a codec, if no attribute configures it.
    public static bool IsImmutable(ITypeSymbol type, Version driver) =>
        driver >= CollectionKind.ImmutableSince && (IsImmutableDictionary(type) || IsImmutableArray(type));

    private CodecModel? FindPlainDictionary(ITypeSymbol type)
    {
        // The driver loses the way to create an immutable collection where an attribute configures it.
        var immutable = driver >= CollectionKind.ImmutableSince ? FindImmutableDictionary(type) : null;
        return
            immutable is not null ? ToCodec(immutable, "Document") with { BuilderClass = "global::" + immutable.Created } :
            FindDictionary(type) is { } dictionary ? ToCodec(dictionary, "Document") : null;
    }

    private CodecModel? FindImmutableArray(ITypeSymbol type) => IsImmutableArray(type) && driver >= CollectionKind.ImmutableSince
        ? new CodecModel("ImmutableArrayCodec", type.GetItemType().ToCode()) { Children = [FindPlain(type.GetItemType())] }
        : null;

    private static bool IsImmutableArray(ITypeSymbol type) => type.ToKnownName() == Immutable + "ImmutableArray";

    private static DictionaryType? FindImmutableDictionary(ITypeSymbol type) =>
        type.ToKnownName() is (Immutable + "ImmutableDictionary" or Immutable + "ImmutableSortedDictionary") and var name
            ? DictionaryType.Of(type, name)
            : null;

    // The representation of a dictionary; null if the driver has none of this value.
    public static string? GetDictionaryRepresentation(AttributeData? options) =>
        options?.GetArgument("Representation", 0) is { Kind: TypedConstantKind.Enum } constant
            ? constant.GetEnumName() is ("Document" or "ArrayOfArrays" or "ArrayOfDocuments") and var name ? name : null
            : "Document";

    private static CodecModel? FindCollection(ITypeSymbol type, Func<ITypeSymbol, CodecModel?> find)
    {
        // The driver stores an array of bytes as binary data, even if it is an array of a type parameter.
        var item = type switch
        {
            IArrayTypeSymbol { Rank: 1, ElementType: { SpecialType: not SpecialType.System_Byte, TypeKind: not TypeKind.TypeParameter } element } => element,
            INamedTypeSymbol { TypeArguments.Length: 1 } named => named.TypeArguments[0],
            _ => null,
        };
        var kind = FindKind(type);
        kind = kind?.OfComparedItems ?? kind;
        if (item is null || kind is null || find(item) is not { } ofItem)
        {
            return null;
        }

        var made = kind.Filling == CollectionFilling.Array ? type.ToCode() : $"{CodeNames.Of(kind.CreatedType)}<{item.ToCode()}>";
        return new CodecModel("CollectionCodec", type.ToCode(), made, item.ToCode()) { Children = [ofItem], Created = kind };
    }

    private static CollectionKind? FindKind(ITypeSymbol type) =>
        type is IArrayTypeSymbol ? CollectionKind.Array : CollectionKind.FindCollection(type.ToKnownName());

    // The codec of values that no attribute configures.
    public CodecModel FindPlain(ITypeSymbol type) =>
        type.GetNullableValue() is { } value ? CodecModel.OfNullable(value.ToCode(), FindPlain(value)) :
        type.TypeKind == TypeKind.Enum ? new CodecModel("EnumCodec", type.ToCode()) :
        FindPlainDictionary(type) ?? FindImmutableArray(type) ?? FindPlainCollection(type) ?? FindGenerated(type) ??
            new CodecModel("AnyCodec", type.ToCode());

    private CodecModel? FindPlainCollection(ITypeSymbol type) =>
        FindKind(type) is { } kind && !(driver < kind.Since) && (!kind.IsForPlainItems || values.Parse(type) is CollectionValue)
            ? FindCollection(type, FindPlain)
            : null;

    private CodecModel? FindGenerated(ITypeSymbol type) => values.Parse(type) is (CollectionValue or TupleValue) and var value
        ? new CodecModel("GeneratedCodec", value.TypeName) { Inline = value }
        : null;

    private static DictionaryType? FindDictionary(ITypeSymbol type)
    {
        var created = type.ToKnownName() switch
        {
            Generic + "Dictionary" or Generic + "IDictionary" => Generic + "Dictionary",
            Generic + "IReadOnlyDictionary" or ObjectModel + "ReadOnlyDictionary" => ObjectModel + "ReadOnlyDictionary",
            (Generic + "SortedDictionary" or Generic + "SortedList" or "System.Collections.Concurrent.ConcurrentDictionary") and var name => name,
            _ => null,
        };
        return created is null ? null : DictionaryType.Of(type, created);
    }

    private CodecModel ToCodec(DictionaryType dictionary, string representation, CodecModel? ofValue = null)
    {
        var (type, key, value) = (dictionary.Type.ToCode(), dictionary.Key.ToCode(), dictionary.Value.ToCode());
        return new CodecModel("DictionaryCodec", type, $"{CodeNames.Of(dictionary.Created)}<{key}, {value}>", key, value)
        {
            Arguments = ["global::MongoDB.Bson.Serialization.Options.DictionaryRepresentation." + representation],
            Children = [FindPlain(dictionary.Key), ofValue ?? FindPlain(dictionary.Value)],
        };
    }

    private sealed record DictionaryType(ITypeSymbol Type, ITypeSymbol Key, ITypeSymbol Value, string Created)
    {
        public static DictionaryType? Of(ITypeSymbol type, string created) =>
            type is INamedTypeSymbol { TypeArguments: { Length: 2 } arguments } ? new(type, arguments[0], arguments[1], created) : null;
    }
}
