using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Attributes without effect.
public sealed partial class DiagnosticTests
{
    [Test]
    public void AttributesThatNameNoNewType() => GeneratorHarness.Run(
        """
        [assembly: [|BsonGenerated|]]
        [assembly: BsonGenerated(typeof(Foreign))]
        [assembly: [|BsonGenerated(typeof(Foreign))|]]

        [BsonGenerated]
        [[|BsonGenerated(typeof(Foreign))|]]
        public partial class Order;

        public class Foreign;
        """,
        Warning(
            "BSONGEN008",
            "[BsonGenerated] on 'TestAssembly' has no effect: no code of the project uses a collection of the driver; name the types: " +
            "[assembly: BsonGenerated(typeof(…))]"),
        Warning("BSONGEN008", "[BsonGenerated] on 'Foreign' has no effect: the assembly has it already"),
        Warning(
            "BSONGEN008",
            "[BsonGenerated] on 'Order' has no effect: other types are named on the assembly: [assembly: BsonGenerated(typeof(…))]"));

    [TestCase("[[|BsonInterned|]] public int A { get; set; }", "'int' is neither a string nor a collection of strings")]
    [TestCase(
        "[[|BsonInterned|]] public Dictionary<string, int> A { get; set; } = [];",
        "'System.Collections.Generic.Dictionary<string, int>' is neither a string nor a collection of strings")]
    [TestCase("[[|BsonInterned|]] public object? A { get; set; }", "'object?' is neither a string nor a collection of strings")]
    [TestCase(
        "[[|BsonInterned|], BsonExtraElements] public BsonDocument? A { get; set; }",
        "'MongoDB.Bson.BsonDocument?' is neither a string nor a collection of strings")]
    [TestCase(
        "[[|BsonInterned|], BsonRepresentation(BsonType.Symbol)] public string? A { get; set; }",
        "another attribute configures the serializer of the member")]
    [TestCase("[[|BsonInterned|], BsonElement] public string A => \"\";", "the member can't be set")]
    [TestCase("[BsonIgnore, [|BsonInterned|]] public string? A { get; set; }", "the member has [BsonIgnore]")]
    [TestCase(
        "[[|BsonInterned|]] private string? A { get; set; } public string? C => A;", "the driver does not store the member for 'Order'")]
    [TestCase("[[|BsonInterned|]] public static string? A { get; set; }", "the driver stores no static members")]
    [TestCase("[[|BsonInterned|]] public override string? A { get; set; }", "the driver does not store the member for 'Order'")]
    public void InternedWithoutEffect(string member, string why) => GeneratorHarness.Run(
        $"public class Base {{ {(member.Contains("override", StringComparison.Ordinal) ? "public virtual string? A { get; set; }" : "")} " +
        $"}} [BsonGenerated] public partial class Order : Base {{ {member} public int B {{ get; set; }} }}",
        Warning("BSONGEN008", "[BsonInterned] on 'A' has no effect: " + why));

    [TestCase("[BsonElement(\"a\"), BsonInterned] private string? A { get; set; }")]
    [TestCase("[BsonInterned] public string?[]? A;")]
    [TestCase("[BsonInterned] public Dictionary<string, List<string>>? A;")]
    [TestCase("[BsonInterned] public string A { get; } public Order(string a) => A = a;")]
    public void InternedWithEffect(string member) => GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ {member} }}");

    [Test]
    public void InternedInABaseClassIsReportedThere() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Base
        {
            [[|BsonInterned|]] public int A { get; set; }
        }

        [BsonGenerated]
        public partial class Order : Base;
        """,
        Warning("BSONGEN008", "[BsonInterned] on 'A' has no effect: 'int' is neither a string nor a collection of strings"));

    [TestCase("public abstract partial class Order { public int A { get; set; } }", "the class is abstract")]
    [TestCase("public partial class Order(int a) { public int A { get; set; } = a; }", "no parameterless constructor creates its objects")]
    [TestCase(
        "public partial class Order(int a) { public Order() : this(1) { } public int A { get; set; } = a; }",
        "no parameterless constructor creates its objects")]
    [TestCase("public partial record Order(int A);", "no parameterless constructor creates its objects")]
    [TestCase(
        "public partial class Order { public int A { get; set; } public Order() => System.Console.WriteLine(); }",
        "its constructor or an initializer runs other code")]
    [TestCase(
        "public partial class Order { public int A { get; set; } = System.Math.Max(1, 2); }",
        "its constructor or an initializer runs other code")]
    [TestCase(
        "public partial class Order { public BsonDateTime A { get; set; } = System.DateTime.UnixEpoch; }",
        "its constructor or an initializer runs other code")]
    [TestCase("public partial class Order { public BsonValue A { get; set; } = 5; }", "its constructor or an initializer runs other code")]
    [TestCase("public partial class Order { public BsonValue A = (5); }", "its constructor or an initializer runs other code")]
    [TestCase(
        "public partial class Order { public BsonValue A { get; set; } = default(int); }",
        "its constructor or an initializer runs other code")]
    [TestCase(
        "public partial class Order { public int A { get; set; } public BsonDocument? ExtraElements { get; set; } }",
        "'ExtraElements' takes the extra elements")]
    [TestCase("public partial class Order { public int A { get; init; } }", "'A' has no plain getter and setter")]
    [TestCase("public partial class Order { [BsonElement] public int A { get; } }", "'A' has no plain getter and setter")]
    [TestCase("public partial class Order { public virtual int A { get; set; } }", "'A' has no plain getter and setter")]
    [TestCase(
        "public partial class Order { private int _a; public int A { get => _a; set => _a = value; } }",
        "'A' has no plain getter and setter")]
    [TestCase("public partial class Order { public int A { get; set; } private int _count; }", "'_count' is not stored")]
    [TestCase("public partial class Order { [BsonIgnore] public int A { get; set; } public int B { get; set; } }", "'A' is not stored")]
    [TestCase("public partial class Order { public int A { get; set; } public event System.Action? Changed; }", "'Changed' is not stored")]
    [TestCase(
        "public partial class Order : System.EventArgs { public int A { get; set; } }",
        "its constructor or an initializer runs other code")]
    public void ReusableWithoutEffect(string type, string why) => GeneratorHarness.Run(
        $"#pragma warning disable CS0067, CS0169, CS9113\n[BsonGenerated, [|BsonReusable|]] {type}",
        Warning("BSONGEN008", "[BsonReusable] on 'Order' has no effect: " + why));

    [TestCase("public partial class Order { public int A { get; set; } = 1; }")]
    [TestCase("public partial class Order { public int A { get; private set; } [BsonElement] private List<string> B { get; set; } = " +
        "new(); }")]
    [TestCase("public partial class Order { public required string A; public static int Count; public const int Most = 1; public int " +
        "Twice => 2; }")]
    [TestCase("public partial class Order { public int A; public Order() { A = 1; } }")]
    [TestCase("public partial class Order { public string A = null!; public BsonValue B { get; set; } = default!; public int? C { get; " +
        "set; } = 5; public System.DayOfWeek D = 0; }")]
    [TestCase("public partial record Order { public int A { get; set; } }")]
    [TestCase("public partial class Order : Base { public int A { get; set; } } public class Base { public int B { get; set; } }")]
    public void ReusableWithEffect(string type) => GeneratorHarness.Run($"[BsonGenerated, BsonReusable] {type}");

    [TestCase("[[|BsonRequired|]] public static int A;", "BsonRequired")]
    [TestCase("[[|BsonIgnoreIfNull|]] public const string A = \"a\";", "BsonIgnoreIfNull")]
    public void AttributeOfAStaticMember(string member, string attribute) => GeneratorHarness.Run(
        $"[BsonGenerated] public partial class Order {{ {member} public int B {{ get; set; }} }}",
        Warning("BSONGEN008", $"[{attribute}] on 'A' has no effect: the driver stores no static members"));
}
