using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using MongoDB.Bson;
using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

/// <summary>The id, the location and the message of each diagnostic.</summary>
public sealed class DiagnosticTests
{
    [Test]
    public void NotPartial() => GeneratorHarness.Run(
        "[BsonGenerated] public class [|Order|];",
        Error("BSONGEN001", "'Order' must be partial, since the serializer of 'Order' is generated inside it"));

    [Test]
    public void ContainerIsNotPartial() => GeneratorHarness.Run(
        """
        public class [|Outer|]
        {
            [BsonGenerated] public partial class Order;
        }
        """,
        Error("BSONGEN001", "'Outer' must be partial, since the serializer of 'Order' is generated inside it"));

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
    public void DuplicateElementName() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Order
        {
            public int Total { get; set; }
            [[|BsonElement("Total")|]] public int Sum { get; set; }
        }
        """,
        Error("BSONGEN002", "'Order.Sum' can't use element name 'Total', because 'Order.Total' uses it already; give one of them another name with [BsonElement]"));

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
        Error("BSONGEN002", "'Order.Total' can't use element name 'Total', because 'Base.Total' uses it already; give one of them another name with [BsonElement]"));

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
        Error("BSONGEN002", "'Order.Number' can't use element name '_id', because 'Base.Id' uses it already; keep one id: put [BsonNoId] on the class that declares the other, or [BsonIgnore] on it"));

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

    [Test]
    public void HasOtherSerializer() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        [[|BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.ObjectSerializer))|]]
        public partial class Order;
        """,
        Error("BSONGEN003", "'Order' has a [BsonSerializer] of its own; remove either it or [BsonGenerated]"));

    [Test]
    public void Collection() => GeneratorHarness.Run(
        "[BsonGenerated] public partial class [|Orders|] : List<int>;",
        Error("BSONGEN004", "'Orders' is a collection, so the driver does not store it as a document with members; remove [BsonGenerated]"));

    [Test]
    public void StaticClass() => GeneratorHarness.Run(
        "[BsonGenerated] public static partial class [|Orders|];",
        Error("BSONGEN004", "'Orders' is static, so the driver does not store it as a document with members; remove [BsonGenerated]"));

    [Test]
    public void RefStruct() => GeneratorHarness.Run(
        "[BsonGenerated] public ref partial struct [|Orders|];",
        Error("BSONGEN004", "'Orders' is a ref struct, so the driver does not store it as a document with members; remove [BsonGenerated]"));

    [Test]
    public void BsonValues() => GeneratorHarness.Run(
        "[BsonGenerated] public partial class [|Order|](string name) : BsonJavaScript(name);",
        Error("BSONGEN004", "'Order' is a BsonValue, so the driver does not store it as a document with members; remove [BsonGenerated]"));

    [Test]
    public void ForeignTypesThatAreNoDocuments() => GeneratorHarness.Run(
        """
        [assembly: [|BsonGenerated(typeof(int))|]]
        [assembly: [|BsonGenerated(typeof(int[]))|]]
        [assembly: [|BsonGenerated(typeof(List<>))|]]
        [assembly: [|BsonGenerated(typeof(IDisposable))|]]
        [assembly: [|BsonGenerated(typeof(DayOfWeek))|]]
        [assembly: [|BsonGenerated(typeof(Uri))|]]
        [assembly: [|BsonGenerated(typeof((int, string)))|]]
        """,
        Error("BSONGEN004", "'Int32' has its own serializer in the driver, so the driver does not store it as a document with members; remove [BsonGenerated]"),
        Error("BSONGEN004", "'int[]' is not a class or struct, so the driver does not store it as a document with members; remove [BsonGenerated]"),
        Error("BSONGEN004", "'List' is an open generic type, so the driver does not store it as a document with members; remove [BsonGenerated]"),
        Error("BSONGEN004", "'IDisposable' is not a class or struct, so the driver does not store it as a document with members; remove [BsonGenerated]"),
        Error("BSONGEN004", "'DayOfWeek' is not a class or struct, so the driver does not store it as a document with members; remove [BsonGenerated]"),
        Error("BSONGEN004", "'Uri' has its own serializer in the driver, so the driver does not store it as a document with members; remove [BsonGenerated]"),
        Error("BSONGEN004", "'ValueTuple' has its own serializer in the driver, so the driver does not store it as a document with members; remove [BsonGenerated]"));

    [Test]
    public void MemberNotSerializable() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public unsafe partial class Order
        {
            public nint [|Handle|] { get; set; }
            public int* [|Pointer|];
            [BsonIgnore] public nint Ignored { get; set; }
        }
        """,
        Error("BSONGEN005", "'Handle' can't be stored, since the driver can't write and read values of type 'nint'; give it another type, or [BsonIgnore]"),
        Error("BSONGEN005", "'Pointer' can't be stored, since the driver can't write and read values of type 'int*'; give it another type, or [BsonIgnore]"));

    [TestCase("[BsonKnownTypes(typeof(Of<int>))] public partial class [|Order|]<T>; public class Of<T> : Order<int>;", "a known type is null, derives from another construction of it, or can't be named")]
    [TestCase("[BsonKnownTypes((Type)null!)] public partial class [|Order|];", "a known type is null, derives from another construction of it, or can't be named")]
    [TestCase("public partial class [|Order|] { public int A { get; } [BsonConstructor(\"A\")] public Order(long a) { } }", "the types of an argument and of the parameter that takes it differ")]
    [TestCase("public partial class [|Order|] { public int A { get; } [BsonConstructor(\"A\")] public Order(in int a) { } }", "the types of an argument and of the parameter that takes it differ")]
    [TestCase("public partial class [|Order|](int a, int A) { public int A { get; } = a + A; }", "one member is the argument of several parameters")]
    [TestCase("public partial class [|Order|] { [BsonFactoryMethod] public static object Create() => new Order(); }", "'Create' returns another type")]
    [TestCase("public partial class [|Order|] { [BsonFactoryMethod] public static Order Create<T>() => new(); }", "its factory method is generic")]
    [TestCase("public abstract partial class [|Order|] { [BsonConstructor] protected Order() { } }", "it is abstract, but one of its constructors creates instances")]
    [TestCase("public partial class [|Order|](int item) { public int this[int i] => i + item; }", "a parameter of a constructor has the name of an indexer")]
    [TestCase("public partial class [|Order|] { [BsonExtraElements, BsonRequired] public BsonDocument? A { get; set; } }", "the member with [BsonExtraElements] is required or has a default value")]
    [TestCase("public partial class [|Order|] { [BsonElement(\"_t\")] public int A { get; set; } }", "a member's element name is that of the discriminator, '_t'")]
    [TestCase("public partial class [|Order|] { [field: BsonElement] public int A { get; set; } }", "an attribute is on the backing field '<A>k__BackingField'")]
    [TestCase("public partial class [|Order|] { [BsonElement] public int A { set { } } }", "'A' can't be read")]
    [TestCase("public partial class [|Order|] { [BsonDefaultValue(1)] public object A { get; set; } = 1; }", "[BsonDefaultValue] of 'A' is not a constant of the member's type")]
    [TestCase("public partial class [|Order|] { [BsonDefaultValue(null), BsonIgnoreIfDefault] public long A { get; } }", "[BsonDefaultValue] of 'A' is null, but the member's type can't be null")]
    [TestCase("public partial class [|Order|] : Base<int>; public class Base<T> { public T? A { get; init; } }", "a member or constructor of the generic 'Base' is private, init-only or required, and only its own serializer reaches it; make it public and settable")]
    [TestCase("public partial class [|Order|] { public ArraySegment<int> Id { get; set; } }", "'Id' is or holds a collection that is a struct, for which not every version of the driver has a serializer")]
    [TestCase("public partial class [|Order|] { [BsonRepresentation(BsonType.String)] public List<ArraySegment<int>[]> A { get; set; } = []; }", "'A' is or holds a collection that is a struct, for which not every version of the driver has a serializer")]
    [TestCase("file partial class [|Order|];", "it is file-local")]
    public void ClassMapped(string declaration, string why) => GeneratorHarness.Run(
        "[BsonGenerated] " + declaration,
        Warning("BSONGEN006", $"No serializer is generated for 'Order', so the driver's class map serves it: {why}"));

    [Rule("2.custom")]
    [TestCase("[OfClass] public partial class [|Order|];", "[OfClassAttribute] runs custom code on the class map")]
    [TestCase("[OfPostProcessing] public partial struct [|Order|];", "[OfPostProcessingAttribute] runs custom code on the class map")]
    [TestCase("public partial class [|Order|] { [OfMember] public int A { get; set; } }", "[OfMemberAttribute] on 'A' runs custom code on the class map")]
    [TestCase("public partial class [|Order|] { [MongoDB.Bson.Mine.OfDriversNamespace] public int A { get; set; } }", "[OfDriversNamespaceAttribute] on 'A' runs custom code on the class map")]
    [TestCase("[MongoDB.Bson.Serialization.Attributes.BsonNoIdToo] public partial class [|Order|];", "[BsonNoIdTooAttribute] runs custom code on the class map")]
    [TestCase("public partial class [|Order|] { [OfMember] private int _a = 1; public int A => _a; }", "[OfMemberAttribute] on '_a' runs custom code on the class map")]
    [TestCase("public partial class [|Order|] { [Strict] public int A { get; set; } }", "[StrictAttribute] on 'A' runs custom code on the class map")]
    [TestCase("public partial class [|Order|] : Base;", "[OfClassAttribute] runs custom code on the class map")]
    [TestCase("public partial class [|Order|] : BaseOfMember;", "[OfMemberAttribute] on 'B' runs custom code on the class map")]
    [TestCase("public partial class [|Order|] { [Lenient] public int A { get; set; } }", "[LenientAttribute] on 'A' runs custom code on the class map")]
    [TestCase("public partial class [|Order|] { [OfCreator] public Order() { } }", "[OfCreatorAttribute] runs custom code on the class map")]
    [TestCase("public partial class [|Order|] { [OfCreator] public static Order Create() => new(); }", "[OfCreatorAttribute] runs custom code on the class map")]
    public void ClassMappedForAnAttributeOfTheUsers(string declaration, string why) => GeneratorHarness.Run(
        $$"""
        using MongoDB.Bson.Serialization;

        [BsonGenerated] {{declaration}}

        [OfClass] public class Base;
        public class BaseOfMember { [OfMember] public int B { get; set; } }

        public sealed class OfClassAttribute : Attribute, IBsonClassMapAttribute { public void Apply(BsonClassMap classMap) { } }
        public sealed class OfPostProcessingAttribute : Attribute, IBsonPostProcessingAttribute { public void PostProcess(BsonClassMap classMap) { } }
        public sealed class OfMemberAttribute : Attribute, IBsonMemberMapAttribute { public void Apply(BsonMemberMap memberMap) { } }
        public sealed class OfCreatorAttribute : Attribute, IBsonCreatorMapAttribute { public void Apply(BsonCreatorMap creatorMap) { } }
        public sealed class StrictAttribute : BsonSerializationOptionsAttribute { public override void Apply(BsonMemberMap memberMap) { } }
        public sealed class LenientAttribute : BsonRepresentationAttribute, IBsonMemberMapAttribute { public LenientAttribute() : base(BsonType.String) { } }

        namespace MongoDB.Bson.Mine
        {
            public sealed class OfDriversNamespaceAttribute : Attribute, IBsonMemberMapAttribute { public void Apply(BsonMemberMap memberMap) { } }
        }

        namespace MongoDB.Bson.Serialization.Attributes
        {
            public sealed class BsonNoIdTooAttribute : Attribute, IBsonClassMapAttribute { public void Apply(BsonClassMap classMap) { } }
        }
        """,
        Warning("BSONGEN006", $"No serializer is generated for 'Order', so the driver's class map serves it: {why}"));

    [Test]
    public void AttributesDerivedFromThoseOfTheDriverThatRunNoCode()
    {
        var run = GeneratorHarness.Run(
            """
            [BsonGenerated]
            public partial class Order
            {
                public int Total { get; set; }
                [Hidden] public int Secret { get; set; }
            }

            [BsonGenerated, [|Other|]]
            public partial class Customer;

            public sealed class HiddenAttribute : BsonIgnoreAttribute;
            public sealed class OtherAttribute : BsonSerializerAttribute;
            """,
            Error("BSONGEN003", "'Customer' has a [BsonSerializer] of its own; remove either it or [BsonGenerated]"));
        Assert.That(run.TextOf("Order"), Does.Contain("Total").And.Not.Contain("Secret"));
    }

    /// <summary>An attribute says nothing of a base class's creators: only those of the type itself make it.</summary>
    [Test]
    public void CreatorsOfBaseClassesDoNotCount() => GeneratorHarness.Run(
        """
        public class Base
        {
            [BsonConstructor] public Base() { }
        }

        [BsonGenerated]
        public partial class Order : Base;
        """);

    [Test]
    public void ConstructorOfABaseClassNotCallable() => GeneratorHarness.Run(
        """
        public class Base(IEnumerable<int> [|items|])
        {
            public List<int> Items { get; } = [.. items];
        }

        [BsonGenerated]
        public partial class Derived(int id) : Base([])
        {
            public int Id { get; } = id;
        }
        """,
        Error("BSONGEN012", "The driver can't make 'Base' with this constructor: no property or field has the name and the type 'System.Collections.Generic.IEnumerable<int>' of its parameter 'items'"));

    [Test]
    public void ExplicitInterfaceImplementation() => GeneratorHarness.Run(
        """
        public interface IOrder
        {
            int Total { get; set; }
        }

        [BsonGenerated]
        public partial class Order : IOrder
        {
            [BsonElement("total")] int IOrder.Total { get; set; }
        }
        """);

    [Test]
    public void MemberByDriver() => GeneratorHarness.Run(
        """
        using System.Net;

        [BsonGenerated]
        public partial class Order
        {
            public IPAddress? [|Address|] { get; set; }
            public List<IPAddress>? [|Addresses|] { get; set; }
            public Dictionary<string, IPAddress[]>? [|ByName|] { get; set; }
            public KeyValuePair<int, (string, IPAddress)>? [|Pair|] { get; set; }
        }

        [BsonGenerated]
        public partial class Special : Order
        {
            public int Rank { get; set; }
        }
        """,
        Info("BSONGEN007", "'Address' holds 'System.Net.IPAddress?', which the driver's serializer reads and writes, more slowly than generated code"),
        Info("BSONGEN007", "'Addresses' holds 'System.Net.IPAddress', which the driver's serializer reads and writes, more slowly than generated code"),
        Info("BSONGEN007", "'ByName' holds 'System.Net.IPAddress', which the driver's serializer reads and writes, more slowly than generated code"),
        Info("BSONGEN007", "'Pair' holds 'System.Net.IPAddress', which the driver's serializer reads and writes, more slowly than generated code"));

    [Test]
    public void MemberWhoseTypeCouldBeGenerated() => GeneratorHarness.Run(
        """
        [assembly: BsonGenerated(typeof(Foreign))]

        [BsonGenerated]
        public partial class Order : Base
        {
            public Line? [|First|] { get; set; }
            public Dictionary<string, Line[]>? [|Lines|] { get; set; }
            [BsonDictionaryOptions(MongoDB.Bson.Serialization.Options.DictionaryRepresentation.ArrayOfArrays)] public Dictionary<int, Line>? [|ByNumber|] { get; set; }
            public List<Page<Customer>>? [|Pages|] { get; set; }
            public Foreign? Named { get; set; }
            public Customer? Annotated { get; set; }
        }

        public class Base
        {
            public Line? [|OfBase|] { get; set; }
        }

        public class Line;

        public class Foreign;

        public class Page<T>;

        [BsonGenerated]
        public partial class Customer;
        """,
        Info("BSONGEN019", "'First' holds 'Line', which has no generated serializer; make it partial and give it [BsonGenerated]"),
        Info("BSONGEN019", "'Lines' holds 'Line', which has no generated serializer; make it partial and give it [BsonGenerated]"),
        Info("BSONGEN019", "'ByNumber' holds 'Line', which has no generated serializer; make it partial and give it [BsonGenerated]"),
        Info("BSONGEN019", "'Pages' holds 'Page<T>', which has no generated serializer; make it partial and give it [BsonGenerated]"),
        Info("BSONGEN019", "'OfBase' holds 'Line', which has no generated serializer; make it partial and give it [BsonGenerated]"));

    [TestCase("[[|BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer))|]] public string? A { get; set; }", "BsonSerializer")]
    [TestCase("[BsonTimeSpanOptions(BsonType.Int64, MongoDB.Bson.Serialization.Options.TimeSpanUnits.Seconds), [|BsonRepresentation(BsonType.String)|]] public TimeSpan A { get; set; }", "BsonRepresentation")]
    public void MemberByDriverForAnAttribute(string member, string attribute) => GeneratorHarness.Run(
        $"[BsonGenerated] public partial class Order {{ {member} }}",
        Info("BSONGEN007", $"'A' is read and written by the driver's serializer because of [{attribute}], more slowly than generated code"));

    [TestCase("[[|Text|]] public int A { get; set; }", "Text")]
    [TestCase("[[|Options|]] public int A { get; set; }", "Options")]
    public void MemberByDriverForADerivedAttribute(string member, string attribute) => GeneratorHarness.Run(
        $$"""
        using MongoDB.Bson.Serialization;

        [BsonGenerated] public partial class Order { {{member}} }

        public sealed class TextAttribute : BsonRepresentationAttribute { public TextAttribute() : base(BsonType.String) { } }
        public sealed class OptionsAttribute : BsonSerializationOptionsAttribute { protected override IBsonSerializer Apply(IBsonSerializer serializer) => serializer; }
        """,
        Info("BSONGEN007", $"'A' is read and written by the driver's serializer because of [{attribute}], more slowly than generated code"));

    [Test]
    public void MemberByDriverInMetadata() => GeneratorHarness.Run(
        "[assembly: [|BsonGenerated(typeof(System.Net.NetworkCredential))|]]",
        Info("BSONGEN007", "'SecurePassword' holds 'System.Security.SecureString', which the driver's serializer reads and writes, more slowly than generated code"));

    [Test]
    public void IgnoreIfNullOfAValue() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Order
        {
            [[|BsonIgnoreIfNull|]] public int Total { get; set; }
            [BsonIgnoreIfNull] public int? Sum { get; set; }
        }
        """,
        Warning("BSONGEN008", "[BsonIgnoreIfNull] on 'Total' has no effect: 'Int32' is never null"));

    [Test]
    public void AttributesThatNameNoNewType() => GeneratorHarness.Run(
        """
        [assembly: [|BsonGenerated|]]
        [assembly: BsonGenerated(typeof(Foreign))]
        [assembly: [|BsonGenerated(typeof(Foreign))|]]
        [assembly: [|BsonGenerated(typeof(Order))|]]

        [BsonGenerated]
        [[|BsonGenerated(typeof(Foreign))|]]
        public partial class Order;

        public class Foreign;
        """,
        Warning("BSONGEN008", "[BsonGenerated] on 'TestAssembly' has no effect: it names no type"),
        Warning("BSONGEN008", "[BsonGenerated] on 'Foreign' has no effect: the assembly has it already"),
        Warning("BSONGEN008", "[BsonGenerated] on 'Order' has no effect: the type carries the attribute itself"),
        Warning("BSONGEN008", "[BsonGenerated] on 'Order' has no effect: another type is named on the assembly: [assembly: BsonGenerated(typeof(…))]"));

    [Test]
    public void BadElementName() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Order
        {
            [[|BsonElement("a\0b")|]] public int Nul { get; set; }
            [[|BsonElement("a\ud83db")|]] public int Surrogate { get; set; }
            [BsonElement("\ud83d\ude00")] public int Pair { get; set; }
        }
        """,
        Error("BSONGEN009", "The element name of 'Nul' holds a NUL or half of a surrogate pair, which BSON can't; give it another one with [BsonElement]"),
        Error("BSONGEN009", "The element name of 'Surrogate' holds a NUL or half of a surrogate pair, which BSON can't; give it another one with [BsonElement]"));

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
            Error("BSONGEN004", "'Orders' is a collection, so the driver does not store it as a document with members; remove [BsonGenerated]"),
            Warning("BSONGEN006", "No serializer is generated for 'Mapped', so the driver's class map serves it: a member's element name is that of the discriminator, '_t'"));

        Assert.That(run.Texts.Keys, Is.EquivalentTo(["Customer.g.cs", "BsonGen-Registration.g.cs"]));
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

    [Test]
    public void ConventionsThatTheDriverRefuses() => GeneratorHarness.Run(
        """
        [assembly: BsonGeneratedConventions(IgnoreIfNull = true, [|IgnoreIfDefault = true|], [|EnumRepresentation = BsonType.Double|])]
        """,
        Error("BSONGEN011", "The declared conventions are not valid: IgnoreIfNull and IgnoreIfDefault exclude each other; remove one"),
        Error("BSONGEN011", "The declared conventions are not valid: enums can be stored as BsonType.String, BsonType.Int32 or BsonType.Int64"));

    [TestCase("", "Guid [|A|]")]
    [TestCase("", "Guid? [|A|]")]
    [TestCase("", "List<Guid?> [|A|]")]
    [TestCase("", "Dictionary<string, Guid[]> [|A|]")]
    [TestCase("", "Dictionary<string, string> A")]
    [TestCase("", "BsonDocument A")]
    [TestCase("[BsonGuidRepresentation(GuidRepresentation.Standard)]", "Guid A")]
    [TestCase("[BsonRepresentation(BsonType.String)]", "Guid A")]
    [TestCase("[BsonIgnore]", "Guid A")]
    public void GuidsWithoutRepresentation(string attribute, string member)
    {
        SourceFile[] sources = [$"[BsonGenerated] public partial class Order {{ {attribute} public {member} {{ get; set; }} = default!; public int B {{ get; set; }} }}"];
        var driver = TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true"));
        GeneratorHarness.Run(TestProject.Compile(sources), driver, sources, member.Contains("[|", StringComparison.Ordinal) ? [WithoutRepresentation] : []);
    }

    [TestCase("[BsonRepresentation(BsonType.Binary)] public Guid A { get; set; }")]
    [TestCase("[BsonDictionaryOptions] public Dictionary<string, Guid>? A { get; set; }")]
    public void GuidsThatAttributesLeaveWithoutRepresentation(string member) => Assert.That(
        TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true"))
            .RunGenerators(TestProject.Compile($"[BsonGenerated] public partial class Order {{ {member} }}")).GetRunResult().Diagnostics.Select(diagnostic => diagnostic.Id),
        Does.Contain("BSONGEN020"));

    [Test]
    public void GuidsOfAnAssemblyWithARepresentation()
    {
        SourceFile[] sources =
        [
            "[assembly: BsonGeneratedConventions(GuidRepresentation = GuidRepresentation.Standard)] [BsonGenerated] public partial class Order { public Guid A { get; set; } }",
        ];
        GeneratorHarness.Run(TestProject.Compile(sources), TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true")), sources);
    }

    /// <summary>Unless the project says otherwise, the referenced version of the driver decides.</summary>
    [Test]
    public void GuidsAreReportedWhereTheDriverRefusesThem()
    {
        var compilation = TestProject.Compile("[BsonGenerated] public partial class Order { public Guid A { get; set; } }");
        var diagnostics = TestProject.CreateEditorDriver().RunGenerators(compilation).GetRunResult().Diagnostics;
        var isRefused = typeof(BsonDocument).Assembly.GetName().Version!.Major >= 3;
        Assert.That(diagnostics.Select(diagnostic => diagnostic.Id), Is.EqualTo(isRefused ? new[] { "BSONGEN020" } : []));
    }

    private static readonly ExpectedDiagnostic WithoutRepresentation = Warning("BSONGEN020",
        "'A' has no Guid representation, without which the driver refuses Guids since version 3.0; give it [BsonGuidRepresentation], or set the assembly's");

    [Test]
    public void NoConventions() => GeneratorHarness.Run(
        "[assembly: [|BsonGeneratedConventions(NoId = false)|]]",
        Warning("BSONGEN008", "[BsonGeneratedConventions] on 'TestAssembly' has no effect: it declares no convention"));

    [Test]
    public void OneElementNameByConvention() => GeneratorHarness.Run(
        """
        [assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]

        [BsonGenerated]
        public partial class Order
        {
            public int Total { get; set; }
            public int [|total|] { get; set; }
        }
        """,
        Error("BSONGEN002", "'Order.total' can't use element name 'total', because 'Order.Total' uses it already; give one of them another name with [BsonElement]"));

    [Test]
    public void SmallLettersThatSystemsDisagreeOn() => GeneratorHarness.Run(
        """
        [assembly: BsonGeneratedConventions(CamelCaseElementNames = true)]

        [BsonGenerated]
        public partial class [|Order|]
        {
            public int \u0130d { get; set; }
        }

        [BsonGenerated]
        public partial class Named
        {
            [BsonElement("id")] public int \u0130d { get; set; }
            public int \u00C4nderung { get; set; }
            public int \u4E2D { get; set; }
        }
        """,
        Warning(
            "BSONGEN006",
            "No serializer is generated for 'Order', so the driver's class map serves it: " +
            "systems disagree on the small letter that '\u0130d' starts with; give it a name with [BsonElement]"));

    [TestCase("public int Added { get; set; }", "Order.Added")]
    [TestCase("public int Added;", "Order.Added")]
    [TestCase("[BsonElement] private int _added;", "Order._added")]
    [TestCase("public Order() => Total = 1;", "Order.Order()")]
    [TestCase("[BsonIgnore] public int Added { get; set; }", null)]
    [TestCase("public int Added => Total;", null)]
    [TestCase("public static int Added { get; set; }", null)]
    [TestCase("internal int Added { get; set; }", null)]
    [TestCase("public partial int Declared { get => Total; set => Total = value; }", null)]
    public async Task MadeByAnotherGenerator(string added, string? reported)
    {
        const string Derived = "[BsonGenerated] public partial class Rush : Order;";
        var compilation = TestProject.Compile(
            $"[BsonGenerated] public partial class Order {{ public int Total {{ get; set; }} {(added.Contains("Declared", StringComparison.Ordinal) ? "public partial int Declared { get; set; }" : "")} }} {Derived}");
        CSharpGeneratorDriver
            .Create([new BsonGenerator().AsSourceGenerator(), new AddingGenerator($"partial class Order {{ {added} }}").AsSourceGenerator()], parseOptions: TestProject.ParseOptions)
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out _);
        var diagnostics = await output.WithAnalyzers([new OtherGeneratorsAnalyzer()]).GetAnalyzerDiagnosticsAsync();
        Assert.That(
            diagnostics.Select(diagnostic => new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())),
            Is.EquivalentTo(reported is null ? [] : new[] { "Order", "Rush" }.Select(type => Error("BSONGEN013",
                $"'{reported}' is made by another source generator, so the serializer of '{type}' omits it; " +
                "declare it by hand or as a partial property, or give it [BsonIgnore]"))));
    }

    [Test]
    public async Task Candidates()
    {
        var source = new SourceFile(
            """
            using MongoDB.Bson.Serialization;

            public class Order;

            public class Line;

            public static class Mapping
            {
                public static void Register()
                {
                    BsonClassMap.RegisterClassMap<[|Order|]>();
                    BsonClassMap.RegisterClassMap<Order>(map => map.AutoMap());
                    BsonClassMap.RegisterClassMap<Line>(map => map.SetIgnoreExtraElements(true));
                }
            }
            """);
        var diagnostics = await TestProject.Compile(source).WithAnalyzers([new CandidateAnalyzer()]).GetAnalyzerDiagnosticsAsync();
        Assert.That(
            diagnostics.Select(diagnostic => new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())),
            Is.EqualTo([Info("BSONGEN015", "'Order' is stored by its class map; make it partial and give it [BsonGenerated] for a generated serializer")]));
        Assert.That(diagnostics.Select(diagnostic => diagnostic.Location.SourceSpan), Is.EqualTo(source.Spans));
    }

    [TestCase("[BsonRepresentation([|BsonType.ObjectId|])] public int A { get; set; }", "[BsonRepresentation] can't be on 'A': 'int' can't be stored as ObjectId, but as Decimal128, Double, Int32, Int64 or String")]
    [TestCase("[[|BsonRepresentation(BsonType.String)|]] public Uri? A { get; set; }", "[BsonRepresentation] can't be on 'A': the driver stores 'System.Uri?' in one way only")]
    [TestCase("[[|BsonDateTimeOptions|]] public string? A { get; set; }", "[BsonDateTimeOptions] can't be on 'A': it is for 'System.DateTime', not for 'string?'")]
    [TestCase("[BsonDateTimeOptions(Representation = [|BsonType.Double|])] public DateTime A { get; set; }", "[BsonDateTimeOptions] can't be on 'A': the value can't be stored as Double, but as DateTime, Document, Int64 or String")]
    [TestCase("[BsonTimeSpanOptions([|BsonType.Array|])] public TimeSpan A { get; set; }", "[BsonTimeSpanOptions] can't be on 'A': the value can't be stored as Array, but as Double, Int32, Int64 or String")]
    [TestCase("[BsonRequired, [|BsonDictionaryOptions|]] public List<int>? A { get; set; }", "[BsonDictionaryOptions] can't be on 'A': it is for dictionaries, not for 'System.Collections.Generic.List<int>?'")]
    [TestCase("[[|BsonExtraElements|]] public Dictionary<string, string>? A { get; set; }", "[BsonExtraElements] can't be on 'A': extra elements are kept in a BsonDocument or an IDictionary<string, object>, not in 'System.Collections.Generic.Dictionary<string, string>?'")]
    [TestCase("[BsonSerializer([|typeof(MongoDB.Bson.Serialization.Serializers.GuidSerializer)|])] public Guid? A { get; set; }", "[BsonSerializer] can't be on 'A': 'GuidSerializer' is for 'System.Guid', not for 'System.Guid?'")]
    [TestCase("[BsonSerializer([|typeof(string)|])] public int A { get; set; }", "[BsonSerializer] can't be on 'A': 'string' is no IBsonSerializer")]
    [TestCase("[BsonId(IdGenerator = [|typeof(Uri)|])] public int A { get; set; }", "[BsonId] can't be on 'A': 'System.Uri' is no IIdGenerator")]
    public void AttributeThatTheDriverRefuses(string member, string message)
    {
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ {member} }}", Error("BSONGEN016", message));
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order : Base; public class Base {{ {member} }}", Error("BSONGEN016", message));
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order : Base; [BsonGenerated] public partial class Base {{ {member} }}", Error("BSONGEN016", message));
    }

    [Test]
    public void MistakeOfABaseClassIsReportedOnce() => GeneratorHarness.Run(
        """
        public class Base
        {
            [[|BsonDateTimeOptions|]] public string? Text { get; set; }
            public Action? [|Changed|];
        }

        [BsonGenerated] public partial class Order : Base;
        [BsonGenerated] public partial class Invoice : Base;
        [BsonGenerated] public partial class Reminder : Invoice;
        """,
        Error("BSONGEN016", "[BsonDateTimeOptions] can't be on 'Text': it is for 'System.DateTime', not for 'string?'"),
        Error("BSONGEN005", "'Changed' can't be stored, since the driver can't write and read values of type 'System.Action?'; give it another type, or [BsonIgnore]"));

    /// <summary>Type arguments, serializers of the user's and attributes of the user's decide, or the driver's version does.</summary>
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer))] public T? A { get; set; }")]
    [TestCase("[BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.EnumerableInterfaceImplementerSerializer<List<int>, int>))] public List<T>? A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.ObjectId)] public T? A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.Double)] public Own A { get; set; }")]
    [TestCase("[BsonRepresentation(BsonType.Document)] public DateOnly A { get; set; }")]
    [TestCase("[BsonGuidRepresentation(GuidRepresentation.Standard)] public Guid? A { get; set; }")]
    [TestCase("[ByName(typeof(int))] public string? A { get; set; }")]
    public void AttributeThatTheDriverMayTake(string member)
    {
        var run = TestProject.CreateDriver().RunGenerators(TestProject.Compile(
            $"[BsonGenerated] public partial class Order<T> {{ {member} }} public struct Own; public class ByNameAttribute(Type type) : BsonSerializerAttribute(typeof(MongoDB.Bson.Serialization.Serializers.StringSerializer)) {{ public Type Type => type; }}"));
        Assert.That(run.GetRunResult().Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error), Is.Empty);
    }

    [TestCase("[BsonKnownTypes([|typeof(Uri)|])] public partial class Order;", "'System.Uri' can't be a known type of 'Order', since it does not derive from it")]
    [TestCase("public partial class Order : Base; [BsonKnownTypes(typeof(Order), [|typeof(int)|])] public class Base;", "'int' can't be a known type of 'Base', since it does not derive from it")]
    [TestCase("[BsonKnownTypes([|typeof(Of<>)|])] public partial class Order; public class Of<T> : Order;", "'Of<>' can't be a known type of 'Order', since it is an open generic type")]
    public void KnownTypeThatTheDriverRefuses(string declaration, string message) => GeneratorHarness.Run("[BsonGenerated] " + declaration, Error("BSONGEN017", message));

    [TestCase("typeof(A), [|typeof(B)|]", "[BsonDiscriminator(\"A\")] public class B : Order;", "'B' has the discriminator 'A', which 'A' has already")]
    [TestCase("typeof(A), [|typeof(N.A)|]", "namespace N { public class A : Order; }", "'A' has the discriminator 'A', which 'A' has already")]
    [TestCase("typeof(A), [|typeof(B)|]", "[BsonDiscriminator(\"Order\")] public class B : A;", "'B' has the discriminator 'Order', which 'Order' has already")]
    public void KnownTypesWithOneDiscriminator(string known, string declaration, string start) => GeneratorHarness.Run(
        $"[BsonGenerated, BsonKnownTypes({known})] public partial class Order; public class A : Order; {declaration}",
        Error("BSONGEN021", start + ", so that documents with it can't be read as 'Order'; give one of them another one with [BsonDiscriminator]"));

    [TestCase("[BsonGenerated] public abstract partial class Order;", "[BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class B : Order;", "'B' has the discriminator 'A', which 'A' has already")]
    [TestCase("[BsonDiscriminator(RootClass = true)] public class Order;", "public static partial class N { [BsonGenerated] public partial class [|A|] : Order; }", "'A' has the discriminator 'A', which 'A' has already")]
    [TestCase("[BsonKnownTypes(typeof(A))] public class Order;", "public abstract class C : Order; [BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class D : C;", "'D' has the discriminator 'A', which 'A' has already")]
    [TestCase("[BsonGenerated] public partial class Order;", "[BsonGenerated, BsonDiscriminator([|\"Order\"|])] public partial class B : Order;", "'B' has the discriminator 'Order', which 'Order' has already")]
    [TestCase("[BsonGenerated, BsonKnownTypes(typeof(A))] public partial class Order;", "[BsonGenerated, BsonDiscriminator([|\"A\"|])] public partial class B : Order;", "'B' has the discriminator 'A', which 'A' has already")]
    public void TypesWithOneDiscriminator(string ancestor, string declaration, string start) => GeneratorHarness.Run(
        $"{ancestor} [BsonGenerated] public partial class A : Order; {declaration}",
        Error("BSONGEN021", start + ", so that documents with it can't be read as 'Order'; give one of them another one with [BsonDiscriminator]"));

    [TestCase("public abstract class Order;", "public static partial class N { [BsonGenerated] public partial class A : Order; }")]
    [TestCase("[BsonGenerated] public partial class Order;", "[BsonGenerated, BsonDiscriminator(\"A\")] public partial class B;")]
    [TestCase("[BsonGenerated] public partial class Order;", "[BsonGenerated, BsonDiscriminator(\"a\")] public partial class B : Order;")]
    [TestCase("[BsonGenerated] public partial class Order;", "public static partial class N { [BsonGenerated] public partial class A<T> : Order; }")]
    public void TypesThatNobodyConfuses(string ancestor, string declaration) =>
        GeneratorHarness.Run($"{ancestor} [BsonGenerated] public partial class A : Order; {declaration}");

    [TestCase("[BsonDefaultValue([|\"x\"|])] public int A { get; set; }", "\"x\" can't be the default of 'A', whose type is 'int': the driver does not convert it")]
    [TestCase("[BsonDefaultValue([|1|])] public long? A { get; set; }", "1 can't be the default of 'A', whose type is 'long?': the driver does not convert it")]
    [TestCase("[BsonDefaultValue([|null|])] public DateTime A { get; set; }", "null can't be the default of 'A', whose type is 'System.DateTime': the driver does not convert it")]
    public void DefaultValueOfAnotherType(string member, string message) =>
        GeneratorHarness.Run($"[BsonGenerated] public partial class Order {{ {member} }}", Error("BSONGEN018", message));

    [TestCase("public Action? [|A|] { get; set; }", "System.Action?")]
    [TestCase("public Dictionary<string, Func<int>[]>? [|A|];", "System.Func<int>")]
    [TestCase("public System.IO.Stream? [|A|] { get; set; }", "System.IO.Stream?")]
    [TestCase("public Type? [|A|] { get; set; }", "System.Type?")]
    [TestCase("[BsonElement] private int[,,,] [|A|] = new int[1, 1, 1, 1]; public int B => A.Length;", "int[*,*,*,*]")]
    public void MemberThatTheDriverCanNotStore(string member, string type) => GeneratorHarness.Run(
        $"[BsonGenerated] public partial class Order {{ {member} }}",
        Error("BSONGEN005", $"'A' can't be stored, since the driver can't write and read values of type '{type}'; give it another type, or [BsonIgnore]"));

    [TestCase("[BsonIgnore, [|BsonElement(\"a\")|]] public int A { get; set; }", "BsonElement", "the member has [BsonIgnore]")]
    [TestCase("[[|BsonIgnoreIfNull|], BsonIgnoreIfDefault] public string? A { get; set; }", "BsonIgnoreIfNull", "[BsonIgnoreIfDefault] replaces it")]
    [TestCase("[[|BsonIgnore|]] public override int A { get; set; }", "BsonIgnore", "'Base' declares the property, and the driver stores it for that class")]
    public void AttributeWithoutEffect(string member, string attribute, string why) => GeneratorHarness.Run(
        $"public class Base {{ public {(member.Contains("override", StringComparison.Ordinal) ? "virtual" : "required")} int {(member.Contains("override", StringComparison.Ordinal) ? "A" : "B")} {{ get; set; }} }} [BsonGenerated] public partial class Order : Base {{ {member} }}",
        Warning("BSONGEN008", $"[{attribute}] on 'A' has no effect: {why}"));

    [TestCase("[[|BsonInterned|]] public int A { get; set; }", "'int' is neither a string nor a collection of strings")]
    [TestCase("[[|BsonInterned|]] public Dictionary<string, int> A { get; set; } = [];", "'System.Collections.Generic.Dictionary<string, int>' is neither a string nor a collection of strings")]
    [TestCase("[[|BsonInterned|]] public object? A { get; set; }", "'object?' is neither a string nor a collection of strings")]
    [TestCase("[[|BsonInterned|], BsonExtraElements] public BsonDocument? A { get; set; }", "'MongoDB.Bson.BsonDocument?' is neither a string nor a collection of strings")]
    [TestCase("[[|BsonInterned|], BsonRepresentation(BsonType.Symbol)] public string? A { get; set; }", "another attribute configures the serializer of the member")]
    [TestCase("[[|BsonInterned|], BsonElement] public string A => \"\";", "the member can't be set")]
    [TestCase("[BsonIgnore, [|BsonInterned|]] public string? A { get; set; }", "the member has [BsonIgnore]")]
    [TestCase("[[|BsonInterned|]] private string? A { get; set; } public string? C => A;", "the driver does not store the member for 'Order'")]
    [TestCase("[[|BsonInterned|]] public static string? A { get; set; }", "the driver stores no static members")]
    [TestCase("[[|BsonInterned|]] public override string? A { get; set; }", "the driver does not store the member for 'Order'")]
    public void InternedWithoutEffect(string member, string why) => GeneratorHarness.Run(
        $"public class Base {{ {(member.Contains("override", StringComparison.Ordinal) ? "public virtual string? A { get; set; }" : "")} }} [BsonGenerated] public partial class Order : Base {{ {member} public int B {{ get; set; }} }}",
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

    [TestCase("[[|BsonElement(\"a\")|]] public static int A { get; set; }", "BsonElement")]
    [TestCase("[[|BsonRequired|]] public static int A;", "BsonRequired")]
    [TestCase("[[|BsonIgnoreIfNull|]] public const string A = \"a\";", "BsonIgnoreIfNull")]
    public void AttributeOfAStaticMember(string member, string attribute) => GeneratorHarness.Run(
        $"[BsonGenerated] public partial class Order {{ {member} public int B {{ get; set; }} }}",
        Warning("BSONGEN008", $"[{attribute}] on 'A' has no effect: the driver stores no static members"));
}
