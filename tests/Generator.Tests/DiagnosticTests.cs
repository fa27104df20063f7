using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

/// <summary>The id, the location and the message of each diagnostic.</summary>
public sealed partial class DiagnosticTests
{
    [Test]
    public void ContainerOfSeveralTypesIsNotPartial() => GeneratorHarness.Run(
        """
        public class [|Outer|]
        {
            [BsonGenerated] public partial class Order;
            [BsonGenerated] public partial class Line;
        }

        [BsonGenerated]
        public class [|Annotated|]
        {
            [BsonGenerated] public partial class Order;
        }
        """,
        Error("BSONGEN001", "'Outer' must be partial, since the serializer of 'Order' is generated inside it"),
        Error("BSONGEN001", "'Annotated' must be partial, since the serializer of 'Annotated' is generated inside it"));

    [Test]
    public void DuplicateElementNameOfHiddenMember() => GeneratorHarness.Run(
        """
        public class Base
        {
            public int Total { get; set; }
        }

        [BsonGenerated]
        public partial class Order : Base
        {
            public new int [|Total|] { get; set; }
        }
        """,
        Error(
            "BSONGEN002",
            "'Order.Total' can't use element name 'Total', because 'Base.Total' uses it already; give one of them another name with " +
            "[BsonElement]"));

    [Test]
    public void TwoIds() => GeneratorHarness.Run(
        """
        public class Base
        {
            public int Id { get; set; }
        }

        [BsonGenerated]
        public partial class Order : Base
        {
            [BsonId] public int [|Number|] { get; set; }
        }
        """,
        Error(
            "BSONGEN002",
            "'Order.Number' can't use element name '_id', because 'Base.Id' uses it already; keep one id: put [BsonNoId] on the class " +
            "that declares the other, or [BsonIgnore] on it"));

    [TestCase("BsonId", "int", "")]
    [TestCase("BsonExtraElements", "BsonDocument", "[BsonExtraElements] public BsonDocument? OfBase { get; set; }")]
    public void TwoMembersWithOneAttribute(string attribute, string type, string ofBase) => GeneratorHarness.Run(
        $$"""
        [BsonGenerated]
        public partial class Order : Base
        {
            [BsonIgnore, [|{{attribute}}|]] public {{type}}? Ignored { get; set; }
            [{{attribute}}] public {{type}}? First { get; set; }
            [[|{{attribute}}|]] public {{type}}? Second { get; set; }
        }

        public class Base
        {
            {{ofBase}}
        }
        """,
        Warning("BSONGEN008", $"[{attribute}] on 'Ignored' has no effect: the member has [BsonIgnore]"),
        Error("BSONGEN014", $"'Second' can't have [{attribute}], because 'First' has it already; remove one of the two"));

    // As if the folder of the emitted files were compiled.
    [Test]
    public void HasGeneratedCodeOfAnotherBuild() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Order;

        [[|BsonGen.CodeGeneration.GeneratedSerializer(typeof(MongoDB.Bson.Serialization.Serializers.ObjectSerializer))|]]
        partial class Order;
        """,
        Error(
            "BSONGEN003",
            "'Order' has a [BsonSerializer] of its own; it is in the generated code of another build; leave that file out of the " +
            "compilation"));

    [Test]
    public void StaticClass() => GeneratorHarness.Run(
        "[BsonGenerated] public static partial class [|Orders|];",
        Error("BSONGEN004", "'Orders' is static, so the driver does not store it as a document with members; remove [BsonGenerated]"));

    [Test]
    public void RefStruct() => GeneratorHarness.Run(
        "[BsonGenerated] public ref partial struct [|Orders|];",
        Error(
            "BSONGEN004", "'Orders' is a ref struct, so the driver does not store it as a document with members; remove [BsonGenerated]"));

    [Test]
    public void BsonValues() => GeneratorHarness.Run(
        "[BsonGenerated] public partial class [|Order|](string name) : BsonJavaScript(name);",
        Error("BSONGEN004", "'Order' is a BsonValue, so the driver does not store it as a document with members; remove [BsonGenerated]"));

    [Test]
    public void ForeignTypesThatAreNoDocuments()
    {
        GeneratorHarness.Run(
            """
            [assembly: [|BsonGenerated(typeof(int))|]]
            [assembly: [|BsonGenerated(typeof(int[]))|]]
            [assembly: [|BsonGenerated(typeof(List<>))|]]
            [assembly: [|BsonGenerated(typeof(IDisposable))|]]
            [assembly: [|BsonGenerated(typeof(DayOfWeek))|]]
            [assembly: [|BsonGenerated(typeof(Uri))|]]
            [assembly: [|BsonGenerated(typeof((int, string)))|]]
            [assembly: BsonGenerated([|typeof(string)|], [|typeof(Dictionary<,>)|])]
            """,
            NoDocument("'int' has its own serializer in the driver", "remove the attribute"),
            NoDocument("'int[]' is not a class or struct", "remove the attribute"),
            NoDocument("'List<>' is an open generic type", "name it with type arguments"),
            NoDocument("'IDisposable' is not a class or struct", "remove the attribute"),
            NoDocument("'DayOfWeek' is not a class or struct", "remove the attribute"),
            NoDocument("'Uri' has its own serializer in the driver", "remove the attribute"),
            NoDocument("'(int, string)' has its own serializer in the driver", "remove the attribute"),
            NoDocument("'string' has its own serializer in the driver", "remove the type from the attribute"),
            NoDocument("'Dictionary<,>' is an open generic type", "name it with type arguments"));

        static ExpectedDiagnostic NoDocument(string cause, string advice) =>
            Error("BSONGEN004", $"{cause}, so the driver does not store it as a document with members; {advice}");
    }

    [Test]
    public void ElementNameWithHalfOfASurrogatePair() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Order
        {
            [[|BsonElement("a\ud83db")|]] public int Surrogate { get; set; }
            [[|BsonElement("\ude00\ude00")|]] public int SecondHalves { get; set; }
            [BsonElement("\ud83d\ude00")] public int Pair { get; set; }
        }
        """,
        Error(
            "BSONGEN009",
            "The element name of 'Surrogate' holds a NUL or half of a surrogate pair, which BSON can't store; give it another name with " +
            "[BsonElement]"),
        Error(
            "BSONGEN009",
            "The element name of 'SecondHalves' holds a NUL or half of a surrogate pair, which BSON can't store; give it another name " +
            "with [BsonElement]"));

    [Test]
    public void AnAnnotationOnSeveralDeclarationsCountsOnce()
    {
        var run = GeneratorHarness.Run(
        [
            new("[BsonGenerated] public partial class Order { public int A { get; set; } }", "A.cs"),
            new("[BsonGenerated] public partial class Order { public int B { get; set; } }", "B.cs"),
            new("[assembly: BsonGenerated(typeof(Foreign))] public class Foreign;", "C.cs"),
            new("[assembly: [|BsonGenerated(typeof(Foreign))|]]", "D.cs"),
        ],
        Warning("BSONGEN008", "[BsonGenerated] on 'Foreign' has no effect: the assembly has it already"));

        Assert.That(run.Texts.Keys, Is.EquivalentTo(["Order.g.cs", "Foreign.g.cs", "BsonGen-Registration.g.cs"]));
    }

    [Test]
    public void OtherTypesAreGeneratedBesideOneWithAnError()
    {
        var run = GeneratorHarness.Run(
            """
            [BsonGenerated] public partial class [|Orders|] : List<int>;

            [BsonGenerated]
            public partial class Customer
            {
                public Orders Orders { get; set; } = [];
                public Mapped Mapped { get; set; } = new Derived();
            }

            [BsonGenerated] public partial class [|Mapped|] { [BsonElement("_t")] public int Type { get; set; } }

            public class Derived : Mapped;
            """,
            Error(
                "BSONGEN004",
                "'Orders' is a collection, so the driver does not store it as a document with members; remove [BsonGenerated]"),
            Warning(
                "BSONGEN006",
                "No serializer is generated for 'Mapped', so the driver's class map serves it: a member's element name is that of the " +
                "discriminator, '_t'"));

        Assert.That(run.Texts.Keys, Is.EquivalentTo(["Customer.g.cs", "BsonGen-Registration.g.cs", "BsonGen-Missing.g.cs"]));
    }

    [Test]
    public void LanguageTooOld()
    {
        SourceFile source = "[[|BsonGenerated|]] public partial class Order { }";
        var compilation = TestProject.Compile(source);
        var older = compilation.SyntaxTrees.Select(tree => tree.WithRootAndOptions(
            tree.GetRoot(), TestProject.ParseOptions.WithLanguageVersion(LanguageVersion.CSharp10)));
        GeneratorHarness.Run(
            compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(older),
            TestProject.CreateDriver(),
            [source],
            Error("BSONGEN010", "Generated serializers need C# 11, and the project compiles as C# 10.0; raise or remove its LangVersion"));
    }
}
