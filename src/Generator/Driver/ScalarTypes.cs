namespace BsonGen.Generator.Driver;

/// <summary>The types of single values: how generated code reads and writes them, and which attributes they take.</summary>
/// <remarks>
/// A new type of this kind needs a row here, and a codec in the runtime, which names the driver's serializer. CONTRIBUTING.md
/// lists all files.
/// </remarks>
internal static class ScalarTypes
{
    public static readonly string[] RepresentationsOfDates = ["DateTime", "Document", "Int64", "String"];

    public static readonly string[] RepresentationsOfTimes = ["Document", "Double", "Int32", "Int64", "String"];

    public static readonly string[] RepresentationsOfTimeSpans = ["Double", "Int32", "Int64", "String"];

    // Enums and arrays of bytes have no names of their own.
    public static readonly Configurable Enum = new(["EndOfDocument", "Int32", "Int64", "String"], Codec: CodecClass.Enum);
    public static readonly Configurable Bytes = new(["Binary", "String"], Codec: new("BytesCodec")) { ByDriver = ["String"] };

    private static readonly Configurable Nothing = new([]);
    private static readonly Configurable Number = new(
        ["Decimal128", "Double", "Int32", "Int64", "String"],
        Codec: new("NumberCodec", IsGeneric: true) { ComparesByMethod = true });
    private static readonly Configurable Octet =
        new(["Binary", "Int32", "Int64", "String"], Codec: new("ByteCodec", IsGeneric: true)) { ByDriver = ["Binary", "String"] };
    private static readonly CodecClass GuidCodec = new("GuidCodec")
    {
        DefaultOptions = ["global::MongoDB.Bson.GuidRepresentation.Unspecified"],
        DefaultRepresentation = "Binary",
    };
    private static readonly CodecClass DateTimeCodec = new("DateTimeCodec")
    {
        DefaultOptions = ["global::System.DateTimeKind.Utc", "false"],
        DefaultRepresentation = "DateTime",
    };

    private static readonly Dictionary<string, ScalarType> ByName = new ScalarType[]
    {
        new("System.Boolean", ScalarKind.Boolean, new(["Boolean", "Decimal128", "Double", "Int32", "Int64", "String"])),
        new("System.Byte", ScalarKind.ByCodec, Octet),
        new("System.SByte", ScalarKind.ByCodec, Octet),
        new("System.Int16", ScalarKind.ByCodec, Number),
        new("System.UInt16", ScalarKind.ByCodec, Number),
        new("System.Int32", ScalarKind.Int32, Number),
        new("System.UInt32", ScalarKind.ByCodec, Number),
        new("System.Int64", ScalarKind.Int64, Number),
        new("System.UInt64", ScalarKind.ByCodec, Number),
        new("System.Single", ScalarKind.ByCodec, Number),
        new("System.Double", ScalarKind.Double, Number),
        new("System.Half", ScalarKind.ByCodec, Number) { DependsOnVersion = true },
        new(
            "System.Decimal",
            ScalarKind.Decimal,
            new(["Array", "Decimal128", "Double", "Int32", "Int64", "String"], Codec: new("DecimalCodec"))),
        new(
            "MongoDB.Bson.Decimal128",
            ScalarKind.ByCodec,
            new(Number.Representations, Codec: new("Decimal128Codec")) { ByDriver = ["Double", "Int32", "Int64", "String"] }),
        new("System.Char", ScalarKind.ByCodec, new(["Int32", "Int64", "String"], Codec: new("CharCodec"))),
        new("System.String", ScalarKind.String, new(["ObjectId", "String", "Symbol"], Codec: new("StringCodec")))
        {
            IsTextAsKey = true,
        },
        new(ObjectId, ScalarKind.ObjectId, new(["ObjectId", "String"], Codec: new("ObjectIdCodec"))),
        new("System.Guid", ScalarKind.Guid, new(["Binary", "String"], BsonGuidRepresentation, GuidCodec)),
        new("System.DateTime", ScalarKind.DateTime, new(RepresentationsOfDates, BsonDateTimeOptions, DateTimeCodec)),
        new("System.DateOnly", ScalarKind.ByCodec, new(RepresentationsOfDates, BsonDateOnlyOptions, new("DateOnlyCodec")))
        {
            DependsOnVersion = true,
        },
        new(
            "System.DateTimeOffset",
            ScalarKind.ByCodec,
            new(["Array", "DateTime", "Document", "String"], Codec: new("DateTimeOffsetCodec")) { ByDriver = ["Array"] }),
        new("System.TimeOnly", ScalarKind.ByCodec, new(RepresentationsOfTimes, BsonTimeOnlyOptions, new("TimeOnlyCodec")))
        {
            DependsOnVersion = true,
        },
        new("System.TimeSpan", ScalarKind.ByCodec, new(RepresentationsOfTimeSpans, BsonTimeSpanOptions, new("TimeSpanCodec")))
        {
            IsTextAsKey = true,
        },
        new("System.Uri", ScalarKind.Incomparable, Nothing) { IsTextAsKey = true },
        new(
            "System.Version",
            ScalarKind.ByCodec,
            new(["Document", "String"], Codec: new("VersionCodec")) { ByDriver = ["Document"] })
        {
            IsTextAsKey = true,
        },
        new("System.Globalization.CultureInfo", ScalarKind.Incomparable, Nothing) { IsTextAsKey = true },
        new("System.Net.IPAddress", ScalarKind.Incomparable, Nothing) { IsTextAsKey = true },

        // The driver's serializers read and write these, or other templates of the generator.
        new("System.Object", Kind: null, Nothing) { IsTextAsKey = true },
        new("System.Net.IPEndPoint", Kind: null, Nothing) { IsTextAsKey = true },
        new("System.Collections.BitArray", Kind: null, Bytes with { Codec = null }),
        new("System.Text.RegularExpressions.Regex", Kind: null, new(["RegularExpression", "String"]))
        {
            DependsOnVersion = true,
        },
    }.ToDictionary(type => type.Name);

    private static readonly HashSet<string> OptionsOfTypes =
        [.. ByName.Values.Select(type => type.Attributes.Options).OfType<string>()];

    /// <summary>Whether an attribute of the driver is for the values of one of these types.</summary>
    public static bool IncludeOptions(string attribute) => OptionsOfTypes.Contains(attribute);

    /// <summary>Null for types of other values.</summary>
    public static ScalarType? Find(string metadataName) => ByName.TryGetValue(metadataName, out var type) ? type : null;
}

/// <summary>A type of single values.</summary>
/// <param name="Name">The name in metadata.</param>
/// <param name="Kind">How the reader and the writer are called; null if the driver's serializer or other code is.</param>
/// <param name="Attributes">What the driver's serializer accepts in attributes.</param>
internal sealed record ScalarType(string Name, ScalarKind? Kind, Configurable Attributes)
{
    /// <summary>Whether some versions of the driver have no serializer for the type, or one with fewer representations.</summary>
    public bool DependsOnVersion { get; init; }

    /// <summary>
    /// Whether the driver writes all values as strings without attributes, or some. Such values can be names of elements.
    /// </summary>
    public bool IsTextAsKey { get; init; }
}
