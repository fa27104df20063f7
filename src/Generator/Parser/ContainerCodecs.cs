using static BsonGen.Generator.Model.CollectionKind;

namespace BsonGen.Generator.Parser;

/// <summary>Finds the codecs of collections and dictionaries.</summary>
internal sealed class ContainerCodecs(ValueParser values, Version driver)
{
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
        if (Dictionaries.FindCreated(type) is not { } created)
        {
            return FindKind(type) is { IsConfigurable: true } ? FindCollection(type, findItem) : null;
        }

        return (options, representation) switch
        {
            (null, "Array") => ToCodec(type, created, "ArrayOfArrays"),
            (null, "Document") => ToCodec(type, created, "Document"),
            (not null, "Array" or "Document") => null,
            _ => (findValue ?? FindPlain)(type.GetItemType()) is { } ofValue &&
                Dictionaries.FindRepresentation(options) is { } configured
                ? ToCodec(type, created, configured, ofValue)
                : null,
        };
    }

    // The codec of values that no attribute configures.
    public CodecModel FindPlain(ITypeSymbol type)
    {
        if (type.FindNullableValue() is { } value)
        {
            return new NullableCodecModel(value.ToCode(), FindPlain(value));
        }

        if (type.TypeKind == TypeKind.Enum)
        {
            return new ScalarCodecModel(CodecClass.Enum, type.ToCode());
        }

        return FindPlainDictionary(type) ??
            FindImmutableArray(type) ??
            FindPlainCollection(type) ??
            FindGenerated(type) ??
            new ScalarCodecModel(CodecClass.Any, type.ToCode());
    }

    // The driver loses the way to create an immutable collection where an attribute configures it.
    private CodecModel? FindPlainDictionary(ITypeSymbol type) =>
        driver >= DriverVersions.ReadsImmutableCollections && Dictionaries.IsImmutableDictionary(type)
            ? ToCodec(type, type.ToKnownName(), "Document") with { BuilderClass = "global::" + type.ToKnownName() } :
        Dictionaries.FindCreated(type) is { } created ? ToCodec(type, created, "Document") : null;

    private CodecModel? FindImmutableArray(ITypeSymbol type) =>
        driver >= DriverVersions.ReadsImmutableCollections && Dictionaries.IsImmutableArray(type)
            ? new ImmutableArrayCodecModel(type.GetItemType().ToCode(), FindPlain(type.GetItemType()))
            : null;

    private static CodecModel? FindCollection(ITypeSymbol type, Func<ITypeSymbol, CodecModel?> find)
    {
        // The driver stores an array of bytes as binary data, even if it is an array of a type parameter.
        var item = type switch
        {
            IArrayTypeSymbol { ElementType: { SpecialType: System_Byte } or ITypeParameterSymbol } => null,
            IArrayTypeSymbol { Rank: 1, ElementType: var element } => element,
            INamedTypeSymbol { TypeArguments.Length: 1 } named => named.TypeArguments[0],
            _ => null,
        };
        var kind = FindKind(type);
        kind = kind?.OfComparedItems ?? kind;
        if (item is null || kind is null || find(item) is not { } ofItem)
        {
            return null;
        }

        var made = kind.Filling == CollectionFilling.Array
            ? type.ToCode()
            : $"{CodeNames.Of(kind.CreatedType)}<{item.ToCode()}>";
        return new CollectionCodecModel(type.ToCode(), made, item.ToCode(), kind, ofItem);
    }

    private static CollectionKind? FindKind(ITypeSymbol type) =>
        type is IArrayTypeSymbol ? CollectionKind.Array : CollectionKind.FindCollection(type.ToKnownName());

    private CodecModel? FindPlainCollection(ITypeSymbol type) =>
        FindKind(type) is { } kind &&
        !(driver < kind.Since) &&
        (!kind.IsForPlainItems || values.Parse(type) is CollectionValue)
            ? FindCollection(type, FindPlain)
            : null;

    private CodecModel? FindGenerated(ITypeSymbol type)
    {
        var value = values.Parse(type);
        return value is CollectionValue or TupleValue ? new GeneratedCodecModel(value) : null;
    }

    private DictionaryCodecModel ToCodec(ITypeSymbol type, string created, string representation, CodecModel? ofValue = null)
    {
        var (keyType, valueType) = (Dictionaries.FindKeyType(type)!, type.GetItemType());
        var (key, value) = (keyType.ToCode(), valueType.ToCode());
        return new(
            type.ToCode(),
            $"{CodeNames.Of(created)}<{key}, {value}>",
            key,
            value,
            representation,
            FindPlain(keyType),
            ofValue ?? FindPlain(valueType));
    }
}
