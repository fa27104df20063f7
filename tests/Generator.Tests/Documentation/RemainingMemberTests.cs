using System.Text.RegularExpressions;
using BsonGen.Tests.Shared;
using Microsoft.CodeAnalysis;
using MongoDB.Bson;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>
/// The documents list the members that the driver's serializers read and write. The list is complete for the simple types, their
/// representations and collections of them, and each of its rows is true.
/// </summary>
public sealed partial class RemainingMemberTests
{
    private const string Heading = "The driver reads and writes these values, for these reasons:";
    private const string Guids = "[BsonGuidRepresentation(GuidRepresentation.";
    private const string Dictionaries = "[BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.";
    private const string ImmutableSince = "3.1";

    /// <summary>Members for each row of the document, which the driver reads and writes.</summary>
    private static readonly Dictionary<string, string[]> Rows = new()
    {
        ["arrays of higher rank, `BitArray`, `IPEndPoint`, non-generic collections"] =
            [
                "int[,]",
                "string[,,]",
                "System.Collections.BitArray",
                "System.Net.IPEndPoint",
                "System.Collections.ArrayList",
                "System.Collections.Hashtable",
                "System.Collections.IList",
            ],
        ["collections that you derive, `BlockingCollection<T>`"] = ["Derived", "System.Collections.Concurrent.BlockingCollection<int>"],
        ["immutable collections before driver 3.1"] = ["System.Collections.Immutable.ImmutableList<int>"],
        ["immutable collections that an attribute configures"] = ["[BsonRepresentation(BsonType.String)] " +
            "System.Collections.Immutable.ImmutableList<int>"],
        ["immutable sets of values that your code compares"] = ["System.Collections.Immutable.ImmutableHashSet<Own>"],
        ["`bool` as a number or text, `byte` as binary data or text, `byte[]` and `Decimal128` as text, `Decimal128` as " +
            "another number, `DateTimeOffset` as an array, `Version` as a document"] =
        [
            "[BsonRepresentation(BsonType.Int32)] bool", "[BsonRepresentation(BsonType.String)] bool?",
            "[BsonRepresentation(BsonType.Binary)] byte",
            "[BsonRepresentation(BsonType.String)] sbyte", "[BsonRepresentation(BsonType.String)] byte[]",
            "[BsonRepresentation(BsonType.String)] Decimal128",
            "[BsonRepresentation(BsonType.Int64)] Decimal128?", "[BsonRepresentation(BsonType.Array)] DateTimeOffset",
            "[BsonRepresentation(BsonType.Document)] Version",
        ],
        ["interfaces such as `IReadOnlySet<T>` and `IImmutableList<T>`"] = [
            "IReadOnlySet<int>",
            "System.Collections.Immutable.IImmutableList<int>",
        ],
        ["values of class-mapped types in members of type `object`, of interfaces and of base classes"] = ["Mapped"],
    };

    private static readonly string[] Simple = [.. ValueTypes.All.Where(kind => !kind.IsByDriver).Select(kind => kind.Code)];

    // The driver's version decides which attributes its serializers of memory take.
    private static readonly string[] Configurable = [.. Simple.Where(type => !type.Contains("Memory<", StringComparison.Ordinal))];

    private static readonly string[] Plain =
    [
        "{0}", "{0}?", "{0}[]", "{0}[][]", "List<{0}>", "IList<{0}>", "ICollection<{0}>", "IEnumerable<{0}>", "IReadOnlyList<{0}>",
        "IReadOnlyCollection<{0}>", "HashSet<{0}>",
        "ISet<{0}>", "SortedSet<{0}>", "LinkedList<{0}>", "Queue<{0}>", "Stack<{0}>", "System.Collections.Concurrent.ConcurrentQueue<{0}>",
        "System.Collections.Concurrent.ConcurrentStack<{0}>", "System.Collections.Concurrent.ConcurrentBag<{0}>",
        "System.Collections.ObjectModel.Collection<{0}>",
        "System.Collections.ObjectModel.ObservableCollection<{0}>", "System.Collections.ObjectModel.ReadOnlyCollection<{0}>",
        "Dictionary<string, {0}>",
        "IDictionary<string, {0}>", "IReadOnlyDictionary<string, {0}>", "SortedDictionary<string, {0}>", "SortedList<string, {0}>",
        "System.Collections.Concurrent.ConcurrentDictionary<string, {0}>", "System.Collections.ObjectModel.ReadOnlyDictionary<string, {0}>",
        "Dictionary<{0}, int>",
        "IDictionary<{0}, {0}>", "SortedList<{0}, List<{0}>>", "KeyValuePair<{0}, {0}>", "KeyValuePair<string, {0}>?", "Tuple<{0}>",
        "Tuple<{0}, List<{0}>>", "({0}, int)",
        "List<Dictionary<string, {0}[]>>", "List<Dictionary<{0}, int>>", "Dictionary<string, List<{0}?>>", "Dictionary<int, ({0}, int)>",
        "Dictionary<{0}, KeyValuePair<{0}, int>?>", "(int, Dictionary<int, {0}>)[]", "Tuple<IReadOnlyDictionary<int, {0}>>",
        "Dictionary<int, System.Collections.ObjectModel.ReadOnlyCollection<Stack<{0}>>>", "Stack<Dictionary<{0}, ({0}, int)>>",
    ];

    private static readonly string[] Configured =
    [
        "{0}", "{0}?", "{0}[]", "{0}?[][]", "List<{0}>", "IReadOnlyList<{0}>", "HashSet<{0}>", "ISet<{0}>", "SortedSet<{0}>",
        "LinkedList<{0}>", "Queue<{0}>", "Stack<{0}>",
        "System.Collections.Concurrent.ConcurrentQueue<{0}>", "System.Collections.ObjectModel.Collection<{0}>", "Dictionary<string, {0}>",
        "Dictionary<{0}, {0}>",
        "IReadOnlyDictionary<int, {0}?>", "SortedList<string, List<{0}>>", "List<Dictionary<string, {0}[]>>",
    ];

    private static readonly string[] Attributes =
    [
        .. new[]
        {
            "Array",
            "Binary",
            "Boolean",
            "DateTime",
            "Decimal128",
            "Document",
            "Double",
            "Int32",
            "Int64",
            "ObjectId",
            "String",
            "Symbol",
        }
            .Select(type => $"[BsonRepresentation(BsonType.{type})] "),
        .. Enum.GetNames<GuidRepresentation>().Select(representation => $"{Guids}{representation})] "),
        .. new[] { "ArrayOfArrays", "ArrayOfDocuments", "Document" }.Select(type => $"{Dictionaries}{type})] "),
        "[BsonDateTimeOptions(Kind = DateTimeKind.Local)] ", "[BsonDateTimeOptions(DateOnly = true)] ",
        "[BsonDateTimeOptions(Kind = DateTimeKind.Unspecified, Representation = BsonType.String)] ",
        $"{Dictionaries}ArrayOfDocuments), BsonRepresentation(BsonType.String)] ", "[BsonRepresentation(BsonType.EndOfDocument)] ",
        "[BsonTimeSpanOptions(BsonType.Int32, MongoDB.Bson.Serialization.Options.TimeSpanUnits.Seconds)] ",
    ];

    [Test]
    public void TheListNamesEachRow() => Assert.That(FindRows(), Is.EqualTo(Rows.Keys));

    [TestCaseSource(nameof(RowNames))]
    public void EachRowIsTrue(string row)
    {
        if (row == "immutable collections before driver 3.1" &&
            typeof(MongoDB.Bson.BsonDocument).Assembly.GetName().Version >= new Version(ImmutableSince))
        {
            Assert.Ignore("This driver reads them.");
        }

        Assert.That(FindLeft(Rows[row]), Is.EqualTo(Rows[row]));
    }

    /// <summary>The table of values names each type that generated code reads and writes, and names no other type as compiled.</summary>
    [Test]
    public void TheTableNamesEachCompiledType()
    {
        var compiled = string.Concat(FindTable("## Values\n").Select(row => row.Split(" | ")[0]));
        Assert.Multiple(() =>
        {
            foreach (var kind in ValueTypes.All.Where(kind => !IsNumber(kind.Type) && !kind.Type.IsEnum))
            {
                Assert.That(
                    compiled,
                    kind.IsByDriver ? Does.Not.Contain($"`{kind.ShortCode}`") : Does.Contain($"`{kind.ShortCode}`"));
            }
        });
    }

    [Test]
    public void NoOtherMemberIsLeftToTheDriver()
    {
        string[] members =
        [
            .. from container in Plain from type in Simple select string.Format(container, type),
            .. from attribute in Attributes from container in Configured from type in Configurable select attribute + string.Format(
                container, type),
        ];

        // CONFORMANCE=full compiles all members, and otherwise each simple type is in one container of eight.
        var share = TestProject.IsFull ? 1 : 8;
        Assert.That(
            FindLeft([.. members.Where((_, index) => index % share == 0)]).Where(member => !IsRare().IsMatch(member)),
            Is.Empty,
            "The driver reads and writes these members. Their type needs a codec, or docs/attributes-and-types.md a row.");
    }

    /// <summary>The members of the row for rare types and representations.</summary>
    [GeneratedRegex(
        """
        BsonType\.(Boolean|Decimal128|Double|Int32|Int64|String)\)\][ ].*\bbool\b|BsonType\.(Binary|String)\)\][ ].*\bs?byte\b|
        BsonType\.(Double|Int32|Int64|String)\)\][ ].*\bDecimal128\b|BsonType\.Array\)\][ ].*\bDateTimeOffset\b|
        BsonType\.Document\)\][ ].*\bVersion\b
        """,
        RegexOptions.IgnorePatternWhitespace)]
    private static partial Regex IsRare();

    private static IEnumerable<string> RowNames() => Rows.Keys;

    /// <summary>Finds the members that the generator leaves to the driver and that the driver does not refuse.</summary>
    private static string[] FindLeft(IReadOnlyList<string> members)
    {
        var classes = members.Select((member, index) => $"[BsonGenerated] public partial class C{index} {{ {Declare(member)} }}");
        string[] others =
        [
            "public class Derived : List<int>;", "public class Mapped { public int Number { get; set; } }",
            "[BsonGenerated] public partial class Own { public override bool Equals(object? other) => true; public override int " +
            "GetHashCode() => 0; }",
        ];
        var compilation = TestProject.Compile(new SourceFile(string.Join('\n', [.. classes, .. others])));
        var diagnostics = TestProject.CreateDriver().RunGenerators(compilation).GetRunResult().Diagnostics
            .ToLookup(diagnostic => diagnostic.Location.GetLineSpan().StartLinePosition.Line);
        return [.. members.Where((_, index) => IsLeft(diagnostics[index]))];
    }

    private static bool IsLeft(IEnumerable<Diagnostic> diagnostics) =>
        diagnostics.All(diagnostic => diagnostic.Severity != DiagnosticSeverity.Error) &&
        diagnostics.Any(diagnostic => diagnostic.Id is "BSONGEN006" or "BSONGEN007" or "BSONGEN019");

    private static string Declare(string member)
    {
        const string EndOfAttribute = ")] ";
        var type = member.IndexOf(EndOfAttribute, StringComparison.Ordinal) is >= 0 and var end ? end + EndOfAttribute.Length : 0;
        return $"{member[..type]}public {member[type..]} Value {{ get; set; }}";
    }

    private static List<string> FindRows() => [.. FindTable(Heading).Select(line => line.Split(" | ")[0].TrimStart('|', ' '))];

    /// <summary>The rows of the table behind the text.</summary>
    private static IEnumerable<string> FindTable(string heading)
    {
        var text = MarkdownDocument.All.Single(document => document.Path == "docs/attributes-and-types.md").Text;
        return text[text.IndexOf(heading, StringComparison.Ordinal)..].Split('\n')
            .SkipWhile(line => !line.StartsWith('|'))
            .TakeWhile(line => line.StartsWith('|'))
            .Skip(2);
    }

    // The table calls them the C# numbers.
    private static bool IsNumber(Type type) => type.IsPrimitive && type != typeof(bool) && type != typeof(char);
}
