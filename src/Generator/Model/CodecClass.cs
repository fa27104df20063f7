namespace BsonGen.Generator.Model;

/// <summary>The classes of the runtime that read and write values in all representations. No other file names them.</summary>
/// <param name="Name">The name without the namespace.</param>
/// <param name="IsGeneric">Whether the type of the values is its only type argument.</param>
internal sealed record CodecClass(string Name, bool IsGeneric = false)
{
    // The driver's serializer reads and writes the values.
    public static readonly CodecClass ByDriver = new("BsonCodec", IsGeneric: true);

    // The type of the value decides at run time.
    public static readonly CodecClass Any = new("AnyCodec", IsGeneric: true);
    public static readonly CodecClass BsonValue = new("BsonValueCodec", IsGeneric: true);
    public static readonly CodecClass TypeParameter = new("TypeParameterCodec", IsGeneric: true);

    public static readonly CodecClass Number = new("NumberCodec", IsGeneric: true) { ComparesByMethod = true };
    public static readonly CodecClass Octet = new("ByteCodec", IsGeneric: true);
    public static readonly CodecClass Enum = new("EnumCodec", IsGeneric: true);
    public static readonly CodecClass Decimal = new("DecimalCodec");
    public static readonly CodecClass Decimal128 = new("Decimal128Codec");
    public static readonly CodecClass Char = new("CharCodec");
    public static readonly CodecClass String = new("StringCodec");
    public static readonly CodecClass Bytes = new("BytesCodec");
    public static readonly CodecClass ObjectId = new("ObjectIdCodec");
    public static readonly CodecClass DateOnly = new("DateOnlyCodec");
    public static readonly CodecClass DateTimeOffset = new("DateTimeOffsetCodec");
    public static readonly CodecClass TimeOnly = new("TimeOnlyCodec");
    public static readonly CodecClass TimeSpan = new("TimeSpanCodec");

    public static readonly CodecClass Guid = new("GuidCodec")
    {
        DefaultOptions = ["global::MongoDB.Bson.GuidRepresentation.Unspecified"],
        DefaultRepresentation = "Binary",
    };

    public static readonly CodecClass DateTime = new("DateTimeCodec")
    {
        DefaultOptions = ["global::System.DateTimeKind.Utc", "false"],
        DefaultRepresentation = "DateTime",
    };

    public static readonly CodecClass Nullable = new("NullableCodec");
    public static readonly CodecClass Collection = new("CollectionCodec");
    public static readonly CodecClass ImmutableArray = new("ImmutableArrayCodec");
    public static readonly CodecClass Dictionary = new("DictionaryCodec");
    public static readonly CodecClass Generated = new("GeneratedCodec");

    /// <summary>
    /// The representation that the constructor may omit, or null. Such a constructor takes its other options first.
    /// </summary>
    public string? DefaultRepresentation { get; private init; }

    /// <summary>The code of the other options without attributes, for a constructor that takes them first.</summary>
    public EquatableArray<string> DefaultOptions { get; private init; } = [];

    /// <summary>Whether values equal their default by a method, by which NaN equals itself, and not by the operator.</summary>
    public bool ComparesByMethod { get; private init; }
}
