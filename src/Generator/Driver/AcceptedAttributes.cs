namespace BsonGen.Generator.Driver;

/// <summary>What any version of the driver's default serializers accepts in attributes, and the codecs of such members.</summary>
internal static class AcceptedAttributes
{
    public static readonly string[] OfDates = ["DateTime", "Document", "Int64", "String"];

    public static readonly string[] OfTimes = ["Document", "Double", "Int32", "Int64", "String"];

    public static readonly string[] OfTimeSpans = ["Double", "Int32", "Int64", "String"];

    private static readonly Configurable Nothing = new([]);
    private static readonly Configurable Items = Nothing with { IsOfItems = true };
    private static readonly Configurable Number =
        new(["Decimal128", "Double", "Int32", "Int64", "String"], Class: "NumberCodec") { IsGeneric = true };
    private static readonly Configurable Octet = new(["Binary", "Int32", "Int64", "String"], Class: "ByteCodec")
    {
        IsGeneric = true,
        ByDriver = ["Binary", "String"],
    };
    private static readonly Configurable Enum =
        new(["EndOfDocument", "Int32", "Int64", "String"], Class: "EnumCodec") { IsGeneric = true };
    private static readonly Configurable Bytes = new(["Binary", "String"], Class: "BytesCodec") { ByDriver = ["String"] };
    private static readonly Configurable AnyDictionary = new(["Array", "Document"], BsonDictionaryOptions);

    private static readonly Dictionary<string, Configurable> ByName = new()
    {
        ["System.Boolean"] = new(["Boolean", "Decimal128", "Double", "Int32", "Int64", "String"]),
        ["System.Byte"] = Octet,
        ["System.SByte"] = Octet,
        ["System.Int16"] = Number,
        ["System.UInt16"] = Number,
        ["System.Int32"] = Number,
        ["System.UInt32"] = Number,
        ["System.Int64"] = Number,
        ["System.UInt64"] = Number,
        ["System.Single"] = Number,
        ["System.Double"] = Number,
        ["System.Half"] = Number,
        ["System.Decimal"] = new(["Array", "Decimal128", "Double", "Int32", "Int64", "String"], Class: "DecimalCodec"),
        ["MongoDB.Bson.Decimal128"] =
            new(Number.Representations, Class: "Decimal128Codec") { ByDriver = ["Double", "Int32", "Int64", "String"] },
        ["System.Char"] = new(["Int32", "Int64", "String"], Class: "CharCodec"),
        ["System.String"] = new(["ObjectId", "String", "Symbol"], Class: "StringCodec"),
        [ObjectId] = new(["ObjectId", "String"], Class: "ObjectIdCodec"),
        ["System.Guid"] = new(["Binary", "String"], BsonGuidRepresentation, "GuidCodec"),
        ["System.DateTime"] = new(OfDates, BsonDateTimeOptions, "DateTimeCodec"),
        ["System.DateOnly"] = new(OfDates, BsonDateOnlyOptions, "DateOnlyCodec"),
        ["System.DateTimeOffset"] =
            new(["Array", "DateTime", "Document", "String"], Class: "DateTimeOffsetCodec") { ByDriver = ["Array"] },
        ["System.TimeOnly"] = new(OfTimes, BsonTimeOnlyOptions, "TimeOnlyCodec"),
        ["System.TimeSpan"] = new(OfTimeSpans, BsonTimeSpanOptions, "TimeSpanCodec"),
        ["System.Object"] = Nothing,
        ["System.Uri"] = Nothing,
        ["System.Version"] = new(["Document", "String"]),
        ["System.Globalization.CultureInfo"] = Nothing,
        ["System.Net.IPAddress"] = Nothing,
        ["System.Net.IPEndPoint"] = Nothing,
        ["System.Collections.BitArray"] = Bytes with { Class = null },
        ["System.Text.RegularExpressions.Regex"] = new(["RegularExpression", "String"]),
    };

    // Whether there is a serializer for this type alone.
    public static bool IsSimple(ITypeSymbol type) => ByName.ContainsKey(type.ToKnownName());

    // Null if the type is not that of a single value.
    public static Configurable? FindScalar(ITypeSymbol type) => type switch
    {
        { TypeKind: TypeKind.Enum } => Enum,
        IArrayTypeSymbol { Rank: 1, ElementType.SpecialType: System_Byte } => Bytes,
        INamedTypeSymbol { TypeArguments.IsEmpty: true, ContainingType: null } =>
            ByName.TryGetValue(type.ToKnownName(), out var configurable) ? configurable : null,
        _ => null,
    };

    // Whether [BsonRepresentation] may name the BSON type.
    public static bool IsScalar(ITypeSymbol type, string representation) =>
        FindScalar(type)?.Representations.Contains(representation) == true;

    // Null if a user's serializer, a type argument or the driver's version decides.
    public static Configurable? Find(ITypeSymbol type) => FindScalar(type) ?? type switch
    {
        IArrayTypeSymbol { Rank: <= 3 } array => Items.Around(Find(array.ElementType)),
        INamedTypeSymbol named when named.GetNullableValue() is { } value => Nothing.Around(Find(value)),
        INamedTypeSymbol { IsTupleType: true } => Nothing,
        INamedTypeSymbol named => FindNamed(named),
        _ => null,
    };

    private static Configurable? FindNamed(INamedTypeSymbol type)
    {
        var name = type.ToKnownName();
        return (type.TypeArguments.Length, name) switch
        {
            (0, _) when type.IsBsonValue() || type.IsAnnotated() => Nothing,
            (1, "System.Collections.ObjectModel.ReadOnlyCollection") => Nothing,
            (1, _) when CollectionKind.FindCollection(name) is not null => Items.Around(Find(type.TypeArguments[0])),
            (2, _) when Dictionaries.IsDictionary(type) => AnyDictionary.Around(Find(type.TypeArguments[1])),
            _ => null,
        };
    }
}

/// <summary>What a serializer of the driver accepts in attributes.</summary>
/// <param name="Representations">The BSON types in <c>[BsonRepresentation]</c>.</param>
/// <param name="Options">The other attribute, or null.</param>
/// <param name="Class">The codec; null if the driver reads and writes members with the attributes.</param>
internal sealed record Configurable(string[] Representations, string? Options = null, string? Class = null)
{
    // The BSON types that few members have, and that are left to the driver.
    public string[] ByDriver { get; init; } = [];

    // Whether the codec has the type as its type argument.
    public bool IsGeneric { get; init; }

    private Configurable? Inner { get; init; }

    public bool IsOfItems { get; init; }

    public bool Compiles(string representation) =>
        Representations.Contains(representation) && !ByDriver.Contains(representation);

    // Whether the attribute configures this serializer or one inside it.
    public bool Takes(string attribute) => Options == attribute || Inner?.Takes(attribute) == true;

    public IEnumerable<string> GetRepresentations() => Representations.Concat(Inner?.GetRepresentations() ?? []).Distinct();

    // The same for a collection, whose serializer passes the attribute to that of its items.
    public Configurable? Around(Configurable? inner) => inner is null ? null : this with { Inner = inner };
}
