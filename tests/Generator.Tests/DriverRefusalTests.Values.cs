using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

// Members whose values the driver refuses or loses.
public sealed partial class DriverRefusalTests
{
    [TestCase("nint", "1", true)]
    [TestCase("nuint?", "1", true)]
    [TestCase("List<nint>", "[1]", true)]
    [TestCase("Dictionary<string, nint[]>", "new() { [\"a\"] = [1] }", true)]
    [TestCase("int[,,,]", "new int[1, 1, 1, 1]", true)]
    [TestCase("int[,,]", "new int[1, 1, 1]", false)]
    [TestCase("Action", "() => { }", true)]
    [TestCase("Func<int, string>", "i => \"a\"", true)]
    [TestCase("EventHandler", "(sender, arguments) => { }", true)]
    [TestCase("Delegate", "() => 1", true)]
    [TestCase("List<Action>", "[() => { }]", true)]
    [TestCase("Stream", "new MemoryStream()", true)]
    [TestCase("MemoryStream", "new MemoryStream()", true)]
    [TestCase("Stream[]", "[new MemoryStream()]", true)]
    [TestCase("Type", "typeof(int)", true)]
    [TestCase("System.Text.Rune", "new('a')", true)]
    [TestCase("List<System.Text.Rune>", "[new('a')]", true)]
    [TestCase("System.Text.Json.Nodes.JsonNode", "new System.Text.Json.Nodes.JsonObject { [\"a\"] = 1 }", true)]
    [TestCase("System.Text.Json.Nodes.JsonObject", "new() { [\"a\"] = 1 }", true)]
    [TestCase("List<System.Text.Json.Nodes.JsonArray>", "[new(1)]", true)]
    [TestCase("System.Collections.Specialized.NameValueCollection", "new() { { \"a\", \"b\" } }", true)]
    [TestCase(
        "System.Collections.Frozen.FrozenDictionary<string, int>",
        "System.Collections.Frozen.FrozenDictionary.ToFrozenDictionary(new Dictionary<string, int> { [\"a\"] = 1 })",
        true)]
    [TestCase("System.Collections.Frozen.FrozenSet<int>", "System.Collections.Frozen.FrozenSet.ToFrozenSet([1])", true)]
    [TestCase("System.Linq.ILookup<int, int>", "System.Linq.Enumerable.ToLookup(new[] { 1 }, i => i)", true)]
    [TestCase("System.Collections.Specialized.StringCollection", "new() { \"a\" }", false)]
    [TestCase("System.Linq.IQueryable<int>", "System.Linq.Queryable.AsQueryable(new[] { 1 })", false)]
    [TestCase("Uri", "new Uri(\"urn:a\")", false)]
    [TestCase("List<Uri>", "[new Uri(\"urn:a\")]", false)]
    [TestCase("object", "1", false)]
    [TestCase("IComparable<int>", "null!", false)]
    public void MembersThatCanNotBeStored(string type, string value, bool isRefused)
    {
        var refused = Run([$"public {type} A {{ get; set; }} = {value};"]).Single();
        Assert.That(refused, Is.EqualTo(refused with { IsRefused = isRefused, IsReported = isRefused }));
    }

    [TestCase("Dictionary<int, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<bool, int>", "new() { [true] = 1 }", true)]
    [TestCase("IDictionary<char, int>", "new Dictionary<char, int> { ['a'] = 1 }", true)]
    [TestCase("SortedList<byte, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<sbyte, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<short, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<ushort, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<uint, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<long, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<ulong, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<float, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<double, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<Half, int>", "new() { [default] = 1 }", true)]
    [TestCase("Dictionary<decimal, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<Decimal128, int>", "new() { [1] = 1 }", true)]
    [TestCase("Dictionary<Guid, int>", "new() { [default] = 1 }", true)]
    [TestCase("Dictionary<ObjectId, int>", "new() { [default] = 1 }", true)]
    [TestCase("Dictionary<DateTime, int>", "new() { [default] = 1 }", true)]
    [TestCase("Dictionary<DateOnly, int>", "new() { [default] = 1 }", true)]
    [TestCase("Dictionary<TimeOnly, int>", "new() { [default] = 1 }", true)]
    [TestCase("Dictionary<DateTimeOffset, int>", "new() { [default] = 1 }", true)]
    [TestCase("List<Dictionary<DayOfWeek, int>>", "[new() { [default] = 1 }]", true)]
    [TestCase("Dictionary<(int, int), int>", "new() { [(1, 2)] = 1 }", true)]
    [TestCase("Dictionary<byte[], int>", "new() { [[1]] = 1 }", true)]
    [TestCase("Dictionary<string[], int>", "new() { [[\"a\"]] = 1 }", true)]
    [TestCase("Dictionary<C, int>", "new Dictionary<C, int>()", null)]
    [TestCase("Dictionary<string, Dictionary<int, int>>", "new() { [\"a\"] = new() { [1] = 1 } }", true)]
    [TestCase("Dictionary<string, Dictionary<int, int>[]>", "new() { [\"a\"] = [new() { [1] = 1 }] }", true)]
    [TestCase("(Dictionary<int, int>, int)", "(new() { [1] = 1 }, 2)", true)]
    [TestCase(
        "System.Collections.Immutable.ImmutableDictionary<int, int>",
        "System.Collections.Immutable.ImmutableDictionary<int, int>.Empty.Add(1, 1)",
        true)]
    [TestCase("Dictionary<string, Dictionary<string, int>>", "new() { [\"a\"] = new() { [\"b\"] = 1 } }", false)]
    [TestCase(
        "System.Collections.Immutable.ImmutableDictionary<string, int>",
        "System.Collections.Immutable.ImmutableDictionary<string, int>.Empty.Add(\"a\", 1)",
        false)]
    [TestCase("Dictionary<TimeSpan, int>", "new() { [default] = 1 }", false)]
    [TestCase("Dictionary<Uri, int>", "new() { [new(\"urn:a\")] = 1 }", false)]
    [TestCase("Dictionary<Version, int>", "new() { [new()] = 1 }", false)]
    [TestCase("Dictionary<System.Globalization.CultureInfo, int>", "new() { [new(\"en\")] = 1 }", false)]
    [TestCase("Dictionary<string, int>", "new() { [\"a\"] = 1 }", false)]
    [TestCase("Dictionary<int, int>", "[]", null)]
    public void KeysOfDictionaries(string type, string value, bool? isRefused)
    {
        string[] members = [$"public {type} A {{ get; set; }} = {value};"];
        Assert.That(IsRefused(Load(members).Single()), Is.EqualTo(isRefused ?? false));
        Assert.That(Report(members).Any(diagnostic => diagnostic.Id == "BSONGEN022"), Is.EqualTo(isRefused ?? true));
    }

    [TestCase("[BsonRequired, BsonIgnoreIfNull] public string? A { get; set; }", true)]
    [TestCase("[BsonRequired, BsonIgnoreIfDefault] public int A { get; set; }", true)]
    [TestCase("[BsonRequired, BsonIgnoreIfNull(false)] public string? A { get; set; }", false)]
    [TestCase("[BsonRequired, BsonIgnoreIfNull] public int A { get; set; }", false)]
    [TestCase("[BsonRequired] public string? A { get; set; }", false)]
    [TestCase("[BsonIgnoreIfNull] public string? A { get; set; }", false)]
    public void RequiredMembersThatAreOmitted(string member, bool isRefused)
    {
        var type = Load([member]).Single();
        var bytes = Activator.CreateInstance(type).ToBson(type);
        Assert.That(() => BsonSerializer.Deserialize(bytes, type), isRefused ? Throws.InstanceOf<FormatException>() : Throws.Nothing);
        Assert.That(Report([member]).Any(diagnostic => diagnostic.Id == "BSONGEN023"), Is.EqualTo(isRefused));
    }

    /// <summary>Two different values have the same bytes.</summary>
    [TestCase("System.Numerics.BigInteger", "1", "2", true)]
    [TestCase("Int128", "1", "2", true)]
    [TestCase("UInt128", "1", "2", true)]
    [TestCase(
        "System.Text.Json.JsonElement",
        "System.Text.Json.JsonDocument.Parse(\"1\").RootElement",
        "System.Text.Json.JsonDocument.Parse(\"2\").RootElement",
        true)]
    [TestCase("System.Drawing.Color", "System.Drawing.Color.Red", "System.Drawing.Color.Blue", true)]
    [TestCase("Index[]", "[1]", "[2]", true)]
    [TestCase("Range", "1..2", "2..3", true)]
    [TestCase(
        "System.Text.Json.JsonDocument", "System.Text.Json.JsonDocument.Parse(\"1\")", "System.Text.Json.JsonDocument.Parse(\"2\")", true)]
    [TestCase(
        "System.Net.NetworkInformation.PhysicalAddress",
        "System.Net.NetworkInformation.PhysicalAddress.None",
        "System.Net.NetworkInformation.PhysicalAddress.Parse(\"001122334455\")",
        true)]
    [TestCase("Lazy<int>", "new(() => 1)", "new(() => 2)", true)]
    [TestCase("PriorityQueue<int, int>", "new([(1, 1)])", "new([(2, 2)])", true)]
    [TestCase("System.Buffers.ReadOnlySequence<byte>", "new([1])", "new([2])", true)]
    [TestCase("System.Numerics.Vector<int>", "new(1)", "new(2)", true)]
    [TestCase("Random", "new(1)", "new(2)", true)]
    [TestCase("System.Diagnostics.Stopwatch", "new()", "System.Diagnostics.Stopwatch.StartNew()", true)]
    [TestCase("System.Threading.CancellationToken", "new(false)", "new(true)", true)]
    [TestCase("System.Threading.SemaphoreSlim", "new(1)", "new(2)", true)]
    [TestCase("System.Threading.Lock", "new()", "new()", true)]
    [TestCase("System.Security.Claims.ClaimsPrincipal", "new()", "new(new System.Security.Claims.ClaimsIdentity(\"a\"))", true)]
    [TestCase("Exception", "new InvalidOperationException(\"a\")", "new InvalidOperationException(\"b\")", true)]
    [TestCase("List<ArgumentException>", "[new(\"a\")]", "[new(\"b\")]", true)]
    [TestCase("System.Text.StringBuilder", "new(\"a\")", "new(\"b\")", true)]
    [TestCase(
        "System.Xml.Linq.XElement",
        "new(\"a\", new System.Xml.Linq.XElement(\"b\"))",
        "new(\"c\", new System.Xml.Linq.XElement(\"d\"))",
        true)]
    [TestCase("System.Xml.Linq.XDocument", "new(new System.Xml.Linq.XElement(\"a\"))", "new(new System.Xml.Linq.XElement(\"b\"))", true)]
    [TestCase(
        "TimeZoneInfo",
        "TimeZoneInfo.CreateCustomTimeZone(\"a\", default, \"b\", \"b\")",
        "TimeZoneInfo.CreateCustomTimeZone(\"a\", new(1, 0, 0), \"c\", \"c\")",
        true)]
    [TestCase("System.Net.Mail.MailAddress", "new(\"a@b.c\")", "new(\"b@b.c\")", false)]
    [TestCase("System.Security.Claims.Claim", "new(\"a\", \"a\")", "new(\"a\", \"b\")", false)]
    [TestCase("System.Numerics.Complex", "new(1, 1)", "new(2, 2)", false)]
    [TestCase("System.Numerics.Vector2", "new(1, 1)", "new(2, 2)", false)]
    [TestCase("System.Drawing.Point", "new(1, 1)", "new(2, 2)", false)]
    [TestCase("Version", "new(1, 1)", "new(2, 2)", false)]
    public void ValuesThatAreLost(string type, string first, string second, bool isLost)
    {
        string[] members = [.. new[] { first, second }.Select(value => $"public {type} A {{ get; set; }} = {value};")];
        var bytes = Load(members).Select(written => Activator.CreateInstance(written).ToBson(written)).ToList();
        Assert.That(bytes[0].SequenceEqual(bytes[1]), Is.EqualTo(isLost));
        Assert.That(Report(members).Count(diagnostic => diagnostic.Id == "BSONGEN024"), Is.EqualTo(isLost ? 2 : 0));
    }

    /// <summary>The driver gives a document without id one that the generator makes.</summary>
    [TestCase("ObjectIdGenerator", "ObjectId", true)]
    [TestCase("ObjectIdGenerator", "ObjectId?", true)]
    [TestCase("ObjectIdGenerator", "object", true)]
    [TestCase("ObjectIdGenerator", "int", false)]
    [TestCase("ObjectIdGenerator", "string", false)]
    [TestCase("StringObjectIdGenerator", "string", true)]
    [TestCase("StringObjectIdGenerator", "ObjectId", false)]
    [TestCase("GuidGenerator", "Guid", true)]
    [TestCase("CombGuidGenerator", "string", false)]
    [TestCase("NullIdChecker", "int", true)]
    public void IdGenerators(string generator, string type, bool isTaken)
    {
        string[] members = [$"[BsonId(IdGenerator = typeof(MongoDB.Bson.Serialization.IdGenerators.{generator}))] public {type} A {{ " +
            $"get; set; }} = default!;"];
        var written = Load(members).Single();
        var instance = Activator.CreateInstance(written)!;
        var id = BsonClassMap.LookupClassMap(written).IdMemberMap;
        Assert.That(
            () =>
            {
                if (id.IdGenerator.IsEmpty(id.Getter(instance)) && generator != "NullIdChecker")
                {
                    id.Setter(instance, id.IdGenerator.GenerateId(null, instance));
                }
            },
            isTaken ? Throws.Nothing : Throws.TypeOf<InvalidCastException>());
        Assert.That(Report(members).Any(diagnostic => diagnostic.Id == "BSONGEN016"), Is.EqualTo(!isTaken));
    }

    /// <summary>The driver writes nothing of the values of properties that are reported.</summary>
    [TestCase("public List<int> A { get; } = [1]; public int B { get; set; }", "BSONGEN028")]
    [TestCase("public List<int> A { get; } = [1];", "BSONGEN027")]
    [TestCase("public List<int> A { get; private set; } = [1];", null)]
    [TestCase("[BsonElement] public List<int> A { get; } = [1];", null)]
    public void PropertiesWithoutSetter(string member, string? id)
    {
        string[] members = [member];
        var type = Load(members).Single();
        Assert.That(
            Activator.CreateInstance(type).ToBsonDocument(type).Names.Except(["B"]), id is null ? Is.EqualTo(new[] { "A" }) : Is.Empty);
        Assert.That(Report(members).Select(diagnostic => diagnostic.Id), id is null ? Is.Empty : Is.EqualTo(new[] { id }));
    }

    /// <summary>The representation of the member does not reach these Guids.</summary>
    [TestCase("(Guid, int) A { get; set; }")]
    [TestCase("KeyValuePair<string, Guid> A { get; set; } = new(\"a\", default);")]
    [TestCase("Tuple<Guid> A { get; set; } = new(default);")]
    public void GuidsOutOfReach(string member) =>
        Assert.That(IsRefused(Load([$"public {member}"]).Single()), Is.True);
}
