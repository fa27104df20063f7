using BsonGen.Tests.Shared;
using Conformance.Machine.Declarations;

namespace Conformance.Machine.Inventing;

/// <summary>Chooses attributes for members. Most of them fit the type of the member.</summary>
internal sealed class AttributeInventor(Dice dice)
{
    private static readonly string[] Representations =
        ["String", "Int32", "Int64", "Double", "Decimal128", "ObjectId", "Binary", "DateTime", "Document", "Array", "Boolean", "Symbol"];

    private static readonly Dictionary<string, string[]> Fitting = ValueTypes.All
        .Where(kind => kind.Representations.Length > 0)
        .ToDictionary(kind => kind.Code, kind => kind.Representations);

    private static readonly Dictionary<string, string[]> Defaults = new()
    {
        ["int"] = ["5", "0", "-1", "int.MaxValue"],
        ["long"] = ["5L", "0L", "5"],
        ["string"] = ["\"x\"", "\"\"", "null"],
        ["bool"] = ["true", "false"],
        ["double"] = ["1.5", "0.0", "double.NaN", "1"],
        ["decimal"] = ["5", "1.5"],
        ["byte"] = ["(byte)5", "5"],
        ["DayOfWeek"] = ["DayOfWeek.Monday", "1"],
        ["object"] = ["5", "\"x\"", "null"],
        ["DateTime"] = ["\"2020-01-01\""],
        ["Guid"] = ["null"],
        ["char"] = ["'x'"],
        ["float"] = ["1.5f"],
    };

    private static readonly string[] Options =
    [
        "BsonDateTimeOptions(DateOnly = true)", "BsonDateTimeOptions(Kind = DateTimeKind.Local)",
        "BsonDateTimeOptions(Kind = DateTimeKind.Utc, Representation = BsonType.String)",
        "BsonTimeSpanOptions(BsonType.Int64, MongoDB.Bson.Serialization.Options.TimeSpanUnits.Minutes)",
        "BsonTimeSpanOptions(BsonType.Double)",
        "BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfArrays)",
        "BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfDocuments)",
        "BsonGuidRepresentation(GuidRepresentation.Standard)", "BsonGuidRepresentation(GuidRepresentation.JavaLegacy)",
    ];

    private static readonly string[] IdGenerators =
    [
        "", "", "(IdGenerator = typeof(MongoDB.Bson.Serialization.IdGenerators.CombGuidGenerator))",
        "(IdGenerator = typeof(MongoDB.Bson.Serialization.IdGenerators.StringObjectIdGenerator))",
        "(Order = 3)", "(IdGenerator = typeof(MongoDB.Bson.Serialization.IdGenerators.NullIdChecker))",
    ];

    /// <summary>Custom attributes of the sample, by their names.</summary>
    public List<string> Custom { get; } = [];

    /// <param name="type">The type of the member.</param>
    /// <param name="isHidden">Whether the member is mapped only with an attribute.</param>
    /// <param name="isDeclared">Whether a type of the sample is part of the type; the driver overflows the stack over ids and serializer
    /// options of recursive types.</param>
    public List<string> OfMember(TypeName type, bool isHidden, bool isDeclared)
    {
        var attributes = new List<string>();
        var bare = Bare(type);
        if (isHidden ? dice.Chance(65) : dice.Chance(18))
        {
            attributes.Add(dice.Pick(
                "BsonElement", $"BsonElement(\"{Names.OfElement(dice)}\")", $"BsonElement(Order = {dice.Next(6) - 2})",
                $"BsonElement(\"{Names.OfElement(dice)}\", Order = {dice.Next(4)})"));
        }

        Add(isDeclared ? 0 : 4, () => "BsonId" + dice.Pick(IdGenerators));
        Add(4, () => "BsonIgnore");
        Add(6, () => "BsonIgnoreIfNull" + dice.Pick("", "", "(false)"));
        Add(6, () => "BsonIgnoreIfDefault" + dice.Pick("", "", "(false)"));
        Add(5, () => "BsonRequired");
        Add(
            6,
            () =>
            {
                var isFitting = Defaults.TryGetValue(bare, out var values) && dice.Chance(98);
                return $"BsonDefaultValue({(isFitting ? dice.Pick(values!) : dice.Pick("5", "\"x\"", "null", "true"))})";
            });
        Add(isDeclared ? 0 : Fitting.ContainsKey(bare) ? 10 : 1, () => Represent(bare));
        Add(
            isDeclared ? 0 :
            bare is "DateTime" or "TimeSpan" or "Guid" || bare.Contains("Dictionary", StringComparison.Ordinal) ? 25 :
            dice.Chance(5) ? 1 : 0,
            () => dice.Pick(Fit(bare)));
        Add(
            bare is "BsonDocument" || type.ToString().Contains("IDictionary<string, object", StringComparison.Ordinal) ? 30 : 0,
            () => "BsonExtraElements");
        Add(1, () => dice.Pick("Obsolete", "Obsolete(\"gone\")", "Obsolete(\"gone\")"));
        Add(
            dice.Chance(10) ? 1 : 0,
            () => "BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers." +
                dice.Pick("Int32Serializer", "StringSerializer", "ObjectSerializer", "DateTimeSerializer") + "))");
        if (Custom.Count > 0)
        {
            Add(25, () => dice.Pick(Custom));
        }

        return attributes;

        void Add(int percent, Func<string> make)
        {
            if (dice.Chance(percent))
            {
                attributes.Add(make());
            }
        }
    }

    public List<string> OfType(bool isClass)
    {
        var attributes = new List<string>();
        if (dice.Chance(10))
        {
            attributes.Add(
                dice.Pick(
                    "BsonIgnoreExtraElements",
                    "BsonIgnoreExtraElements(true)",
                    "BsonIgnoreExtraElements(false)",
                    "BsonIgnoreExtraElements(Inherited = true)"));
        }

        if (dice.Chance(4))
        {
            attributes.Add("BsonNoId");
        }

        if (isClass && dice.Chance(14))
        {
            attributes.Add(dice.Pick(
                "BsonDiscriminator", "BsonDiscriminator(\"d\")", "BsonDiscriminator(\"é\")", "BsonDiscriminator(RootClass = true)",
                "BsonDiscriminator(\"root\", RootClass = true)",
                "BsonDiscriminator(Required = true)", "BsonDiscriminator(\"x\", Required = true)", "BsonDiscriminator(\"\")",
                "BsonDiscriminator(RootClass = true, Required = true)"));
        }

        if (dice.Chance(1))
        {
            attributes.Add(
                dice.Pick(
                    "Obsolete",
                    "Obsolete(\"gone\")",
                    "Obsolete(\"gone\", error: true)",
                    "Serializable",
                    "MongoDB.Bson.Serialization.Attributes.BsonIgnore"));
        }

        if (Custom.Count > 0 && dice.Chance(15))
        {
            attributes.Add(dice.Pick(Custom));
        }

        return attributes;
    }

    private IReadOnlyList<string> Fit(string bare) =>
        dice.Chance(95)
            ? [
                .. Options.Where(option =>
                    option.StartsWith(
                        $"Bson{(bare.Contains("Dictionary", StringComparison.Ordinal) ? "Dictionary" : bare)}", StringComparison.Ordinal)),
                .. bare is "DateTime" or "TimeSpan" or "Guid" || bare.Contains("Dictionary", StringComparison.Ordinal) ? [] : Options,
            ]
            : Options;

    private string Represent(string bare)
    {
        var kind = Fitting.TryGetValue(bare, out var fitting) && dice.Chance(98) ? dice.Pick(fitting)
            : dice.Pick(dice.Chance(85) ? ["String"] : Representations);
        return $"BsonRepresentation(BsonType.{kind}{dice.Pick("", "", "", ", AllowTruncation = true", ", AllowOverflow = true")})";
    }

    // The driver configures the innermost value.
    private static string Bare(TypeName type)
    {
        var inner = type;
        while (inner.Arguments.Length == 1 && !inner.Format.Contains("Dictionary", StringComparison.Ordinal))
        {
            inner = inner.Arguments[0];
        }

        return inner.ToString().TrimEnd('?');
    }
}
