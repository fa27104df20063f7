using Microsoft.CodeAnalysis.CodeFixes;

namespace BsonGen.CodeFixes.Tests;

/// <summary>A mistake in a class of the name <c>Order</c>, which the layouts print in many ways, and what its fix changes.</summary>
/// <param name="Id">The diagnostic.</param>
/// <param name="Fix">The fix.</param>
/// <param name="Title">The title of the action.</param>
/// <param name="Members">The members of the type, each attribute in a list of its own.</param>
/// <param name="Added">All that the fix adds without white space, in any order, except using directives and namespaces.</param>
/// <param name="Removed">All that it removes, without white space, brackets and commas.</param>
internal sealed record OrderMistake(
    string Id, CodeFixProvider Fix, string Title, string Members, string Added = "", string Removed = "") : Mistake(Id, Fix, Title)
{
    public static readonly OrderMistake[] All =
    [
        new(
            "BSONGEN001",
            new MakePartialFix(),
            "Make 'Order' partial",
            "    public int A { get; set; }\n",
            "partial") { Modifiers = "public sealed" },
        new("BSONGEN001", new MakePartialFix(), "Make 'Order' partial", "    public int A { get; set; }\n", "partial") { Modifiers = "" },
        new("BSONGEN002", new NameElementFix(), "Name the element 'B'",
            "    public int A { get; set; }\n\n    [BsonElement(\"A\")]\n    public int B { get; set; }\n", "\"B\"", "\"A\""),
        new("BSONGEN003", new RemoveAttributeFix(), "Remove [BsonGenerated]", "    public int A { get; set; }\n", "", "BsonGenerated")
        {
            Attribute = "    [BsonSerializer(typeof(object))]\n",
        },
        new(
            "BSONGEN004",
            new RemoveAttributeFix(),
            "Remove [BsonGenerated]",
            "    public int A { get; set; }\n",
            "",
            "BsonGenerated") { Base = " : List<int>" },
        new(
            "BSONGEN005",
            new IgnoreMemberFix(),
            "Do not store the member: add [BsonIgnore]",
            "    /// <summary>A.</summary>\n    public Action? A { get; set; }\n",
            "[BsonIgnore]"),
        new("BSONGEN005", new IgnoreMemberFix(), "Do not store the member: add [BsonIgnore]",
            "    [BsonElement(\"a\")]\n    [BsonRequired]\n    public Action? A { get; set; }\n", "[BsonIgnore]",
            "BsonElement(\"a\")BsonRequired"),
        new(
            "BSONGEN008",
            new RemoveAttributeFix(),
            "Remove [BsonIgnoreIfNull]",
            "    /// <summary>A.</summary>\n    [BsonIgnoreIfNull]\n    public int A { get; set; }\n",
            "",
            "BsonIgnoreIfNull"),
        new("BSONGEN008", new RemoveAttributeFix(), "Remove [BsonIgnoreIfNull]",
            "    [BsonRequired]\n    [BsonIgnoreIfNull]\n    [BsonElement(\"a\")]\n    public int A;\n", "", "BsonIgnoreIfNull"),
        new(
            "BSONGEN009",
            new NameElementFix(),
            "Name the element 'A'",
            "    [BsonElement(\"a\\0\", Order = 1)]\n    public int A { get; set; }\n",
            "\"A\"",
            "\"a\\0\""),
        new("BSONGEN012", new NameArgumentsFix(), "Name the members in [BsonConstructor]",
            "    public Order(IEnumerable<int> items) => Items = [.. items];\n\n    public IReadOnlyList<int> Items { get; }\n",
            "[BsonConstructor(nameof(Items))]"),
        new("BSONGEN012", new NameArgumentsFix(), "Store 'A': add [BsonElement]",
            "    [BsonConstructor]\n    public Order(int a) => A = a;\n\n    public int A { get; }\n\n    public int B { get; set; }\n",
            "[BsonElement]"),
        new(
            "BSONGEN014",
            new RemoveAttributeFix(),
            "Remove [BsonId] from 'A'",
            "    [BsonId]\n    public int A { get; set; }\n\n    [BsonId]\n    public int B { get; set; }\n",
            "",
            "BsonId"),
        new(
            "BSONGEN018",
            new RemoveAttributeFix(),
            "Remove [BsonDefaultValue]",
            "    [BsonDefaultValue(\"a\")]\n    public int A { get; set; }\n",
            "",
            "BsonDefaultValue(\"a\")"),
        new("BSONGEN019", new GenerateSerializerFix(), "Generate a serializer for 'Line'",
            "    public Line[]? A { get; set; }\n\n    /// <summary>A line.</summary>\n    public class Line\n    {\n    }\n",
            "[BsonGenerated]partial"),
        new(
            "BSONGEN020",
            new GuidRepresentationFix(),
            "Store as a standard UUID (subtype 4)",
            "    [BsonRequired]\n    public Guid A { get; set; }\n",
            "[BsonGuidRepresentation(GuidRepresentation.Standard)]"),
        new(
            "BSONGEN022",
            new DictionaryRepresentationFix(),
            "Store the dictionary as an array of arrays",
            "    public Dictionary<int, string>? A { get; set; }\n",
            "[BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]"),
        new(
            "BSONGEN023",
            new RemoveAttributeFix(),
            "Remove [BsonRequired]",
            "    [BsonIgnoreIfNull]\n    [BsonRequired]\n    public string? A { get; set; }\n",
            "",
            "BsonRequired"),
        new(
            "BSONGEN015",
            new GenerateSerializerFix(),
            "Generate a serializer for 'Line'",
            "    public int A { get; set; }\n\n    /// <summary>A line.</summary>\n    public class Line : Order\n    {\n    }\n",
            "[BsonGenerated]partial"),
        new("BSONGEN028", new AddSetterFix(), "Store the property: add a private setter",
            "    public int A { get; set; }\n\n    public List<string> B { get; } = [];\n", "privateset;"),
    ];

    public string Attribute { get; init; } = "";

    public string Modifiers { get; init; } = "public partial";

    public string Base { get; init; } = "";

    public override string Source =>
        $"/// <summary>An order.</summary>\n[BsonGenerated]\n{Attribute.TrimStart()}{(Modifiers.Length > 0 ? Modifiers + " " : "")}class " +
        $"Order{Base}\n{{\n{Members}}}\n";
}
