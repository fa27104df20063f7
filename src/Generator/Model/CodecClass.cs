namespace BsonGen.Generator.Model;

/// <summary>
/// The classes of the runtime that read and write values in all representations. The rows of <c>ScalarTypes</c> name those of
/// single values; no other file names any.
/// </summary>
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

    public static readonly CodecClass Enum = new("EnumCodec", IsGeneric: true);
    public static readonly CodecClass Nullable = new("NullableCodec");
    public static readonly CodecClass Collection = new("CollectionCodec");
    public static readonly CodecClass ImmutableArray = new("ImmutableArrayCodec");
    public static readonly CodecClass Dictionary = new("DictionaryCodec");
    public static readonly CodecClass Generated = new("GeneratedCodec");

    /// <summary>
    /// The representation that the constructor may omit, or null. Such a constructor takes its other options first.
    /// </summary>
    public string? DefaultRepresentation { get; init; }

    /// <summary>The code of the other options without attributes, for a constructor that takes them first.</summary>
    public EquatableArray<string> DefaultOptions { get; init; } = [];

    /// <summary>Whether values equal their default by a method, by which NaN equals itself, and not by the operator.</summary>
    public bool ComparesByMethod { get; init; }
}
