namespace BsonGen.Generator.Parser;

/// <summary>Collections and dictionaries that attributes configure, and dictionaries that classes of the runtime read and write anyway.</summary>
internal sealed class ContainerCodecs(ValueParser values, Version driver)
{
    public Version Driver => driver;

    /// <summary>Finds the class of the runtime; null if the driver must read and write the type.</summary>
    /// <param name="options">The attribute that configures the first dictionary, or null.</param>
    /// <param name="findItem">Finds the class for the items of a collection, which the attributes configure, too.</param>
    /// <param name="findValue">The same for the values of a dictionary; null if no attribute configures them.</param>
    public CodecModel? Find(
        ITypeSymbol type,
        AttributeData? options,
        string? representation,
        Func<ITypeSymbol, CodecModel?> findItem,
        Func<ITypeSymbol, CodecModel?>? findValue)
    {
        if (FindDictionary(type) is not var (created, key, value))
        {
            return IsConfigurable(type) ? FindCollection(type, findItem) : null;
        }

        return (options, representation) switch
        {
            (null, "Array") => Dictionary(type, created, key, value, FindPlain(value), "ArrayOfArrays"),
            (null, "Document") => Dictionary(type, created, key, value, FindPlain(value), "Document"),
            (not null, "Array" or "Document") => null,
            _ => (findValue is null ? FindPlain(value) : findValue(value)) is { } ofValue && GetDictionaryRepresentation(options) is { } configured
                ? Dictionary(type, created, key, value, ofValue, configured)
                : null,
        };
    }

    /// <summary>Whether the driver stores the type as a dictionary, which a class of the runtime can read and write, and whose values attributes configure.</summary>
    public static bool IsDictionary(ITypeSymbol type) => FindDictionary(type) is not null;

    /// <summary>Whether the type is an immutable collection that a class of the runtime reads and writes, if no attribute configures it.</summary>
    public static bool IsImmutable(ITypeSymbol type, Version driver) => driver >= CollectionKind.ImmutableSince && (FindImmutableDictionary(type) is not null || IsImmutableArray(type));

    // The driver loses the way to create an immutable collection where an attribute configures it.
    private CodecModel? FindPlainDictionary(ITypeSymbol type) =>
        FindDictionary(type) is var (created, key, value) ? Dictionary(type, created, key, value, FindPlain(value), "Document") :
        FindImmutableDictionary(type) is var (name, keyOfImmutable, valueOfImmutable) && driver >= CollectionKind.ImmutableSince
            ? Dictionary(type, name, keyOfImmutable, valueOfImmutable, FindPlain(valueOfImmutable), "Document") with
            {
                Built = new BuiltDictionary("global::" + name, $"{keyOfImmutable.ToCode()}, {valueOfImmutable.ToCode()}"),
            }
            : null;

    private CodecModel? FindImmutableArray(ITypeSymbol type) => IsImmutableArray(type) && driver >= CollectionKind.ImmutableSince
        ? new CodecModel("ImmutableArrayCodec", type.GetItemType().ToCode()) { Children = new[] { FindPlain(type.GetItemType()) }.ToEquatableArray() }
        : null;

    private static bool IsImmutableArray(ITypeSymbol type) =>
        type.OriginalDefinition.ToKnownName() == "System.Collections.Immutable.ImmutableArray";

    private static (string Made, ITypeSymbol Key, ITypeSymbol Value)? FindImmutableDictionary(ITypeSymbol type) =>
        type is INamedTypeSymbol { TypeArguments: { Length: 2 } arguments } &&
        type.OriginalDefinition.ToKnownName() is ("System.Collections.Immutable.ImmutableDictionary" or "System.Collections.Immutable.ImmutableSortedDictionary") and var name
            ? (name, arguments[0], arguments[1])
            : null;

    /// <summary>The name of the representation of a dictionary; null if the driver has none of this value.</summary>
    public static string? GetDictionaryRepresentation(AttributeData? options)
    {
        var constant = options is null ? default : options.GetNamedArgument("Representation") is { Kind: TypedConstantKind.Enum } named
            ? named
            : options.GetArgument();
        return constant.Kind == TypedConstantKind.Enum
            ? constant.GetEnumName() is ("Document" or "ArrayOfArrays" or "ArrayOfDocuments") and var name ? name : null
            : "Document";
    }

    private CodecModel Dictionary(
        ITypeSymbol type, string created, ITypeSymbol key, ITypeSymbol value, CodecModel ofValue, string representation)
    {
        var (ofKeys, ofValues) = (key.ToCode(), value.ToCode());
        return new CodecModel("DictionaryCodec", type.ToCode(), $"{CodeNames.Of(created)}<{ofKeys}, {ofValues}>", ofKeys, ofValues)
        {
            Arguments = new[] { new NamedConstant("MongoDB.Bson.Serialization.Options.DictionaryRepresentation", representation) }.ToEquatableArray<ConstantModel>(),
            Children = new[] { FindPlain(key), ofValue }.ToEquatableArray(),
        };
    }

    private static CodecModel? FindCollection(ITypeSymbol type, Func<ITypeSymbol, CodecModel?> find)
    {
        // The driver stores an array of bytes as binary data, even if it is an array of a type parameter.
        var item = type is IArrayTypeSymbol { Rank: 1, ElementType: { SpecialType: not SpecialType.System_Byte, TypeKind: not TypeKind.TypeParameter } } array ? array.ElementType
            : type is INamedTypeSymbol { TypeArguments.Length: 1 } named ? named.TypeArguments[0]
            : null;
        var kind = FindKind(type);
        kind = kind?.OfComparedItems ?? kind;
        if (item is null || kind is null || find(item) is not { } ofItem)
        {
            return null;
        }

        var made = kind.Filling == CollectionFilling.Array ? type.ToCode() : $"{CodeNames.Of(kind.CreatedType)}<{item.ToCode()}>";
        return new CodecModel("CollectionCodec", type.ToCode(), made, item.ToCode())
        {
            Children = new[] { ofItem }.ToEquatableArray(),
            Created = new CreatedCollection(kind, made),
        };
    }

    private static CollectionKind? FindKind(ITypeSymbol type) =>
        type is IArrayTypeSymbol ? CollectionKind.Array : CollectionKind.FindCollection(type.OriginalDefinition.ToKnownName());

    private static bool IsConfigurable(ITypeSymbol type) => FindKind(type) is { IsConfigurable: true };

    /// <summary>The class for values that no attribute configures.</summary>
    public CodecModel FindPlain(ITypeSymbol type)
    {
        if (type.GetNullableValue() is { } value)
        {
            return new CodecModel("NullableCodec", value.ToCode()) { OfValue = FindPlain(value) };
        }

        var code = type.ToCode();
        return type.TypeKind == TypeKind.Enum
            ? new CodecModel("EnumCodec", code)
            : FindPlainDictionary(type) ?? FindImmutableArray(type) ?? FindPlainCollection(type) ?? FindGenerated(type) ?? new CodecModel("AnyCodec", code);
    }

    private CodecModel? FindPlainCollection(ITypeSymbol type) =>
        FindKind(type) is { } kind && !(driver < kind.Since) && (!kind.IsForPlainItems || values.Parse(type) is CollectionValue) ? FindCollection(type, FindPlain) : null;

    private CodecModel? FindGenerated(ITypeSymbol type) => values.Parse(type) is (CollectionValue or TupleValue) and var value
        ? new CodecModel("GeneratedCodec", value.TypeName) { Inline = value }
        : null;

    private static (string Made, ITypeSymbol Key, ITypeSymbol Value)? FindDictionary(ITypeSymbol type)
    {
        var made = type.OriginalDefinition.ToKnownName() switch
        {
            "System.Collections.Generic.Dictionary" or "System.Collections.Generic.IDictionary" => "System.Collections.Generic.Dictionary",
            "System.Collections.Generic.IReadOnlyDictionary" or "System.Collections.ObjectModel.ReadOnlyDictionary" => "System.Collections.ObjectModel.ReadOnlyDictionary",
            ("System.Collections.Generic.SortedDictionary" or "System.Collections.Generic.SortedList" or
                "System.Collections.Concurrent.ConcurrentDictionary") and var name => name,
            _ => null,
        };
        return made is not null && type is INamedTypeSymbol { TypeArguments: { Length: 2 } arguments } ? (made, arguments[0], arguments[1]) : null;
    }
}
