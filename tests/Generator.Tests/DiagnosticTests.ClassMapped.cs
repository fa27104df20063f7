using NUnit.Framework;
using static BsonGen.Generator.Tests.ExpectedDiagnostic;

namespace BsonGen.Generator.Tests;

// Types that the class map serves.
public sealed partial class DiagnosticTests
{
    [TestCase(
        "[BsonKnownTypes(typeof(Of<int>))] public partial class [|Order|]<T>; public class Of<T> : Order<int>;",
        "a known type is null, derives from another construction of it, or can't be named")]
    [TestCase(
        "[BsonKnownTypes((Type)null!)] public partial class [|Order|];",
        "a known type is null, derives from another construction of it, or can't be named")]
    [TestCase(
        "public partial class [|Order|] { public int A { get; } [BsonConstructor(\"A\")] public Order(long a) { } }",
        "the types of an argument and of the parameter that takes it differ")]
    [TestCase(
        "public partial class [|Order|] { public int A { get; } [BsonConstructor(\"A\")] public Order(in int a) { } }",
        "the types of an argument and of the parameter that takes it differ")]
    [TestCase(
        "public partial class [|Order|](int a, int A) { public int A { get; } = a + A; }",
        "one member is the argument of several parameters")]
    [TestCase(
        "public partial class [|Order|] { [BsonFactoryMethod] public static object Create() => new Order(); }",
        "'Create' returns another type")]
    [TestCase(
        "public partial class [|Order|] { [BsonFactoryMethod] public static Order Create<T>() => new(); }",
        "its factory method is generic")]
    [TestCase(
        "public abstract partial class [|Order|] { [BsonConstructor] protected Order() { } }",
        "it is abstract, but one of its constructors creates instances")]
    [TestCase(
        "public partial class [|Order|](int item) { public int this[int i] => i + item; }",
        "a parameter of a constructor has the name of an indexer")]
    [TestCase(
        "public partial class [|Order|] { [BsonExtraElements, BsonRequired] public BsonDocument? A { get; set; } }",
        "the member with [BsonExtraElements] is required or has a default value")]
    [TestCase(
        "public partial class [|Order|] { [BsonElement(\"_t\")] public int A { get; set; } }",
        "a member's element name is that of the discriminator, '_t'")]
    [TestCase(
        "public partial class [|Order|] { [field: BsonElement] public int A { get; set; } }",
        "an attribute is on the backing field '<A>k__BackingField'")]
    [TestCase("public partial class [|Order|] { [BsonElement] public int A { set { } } }", "'A' can't be read")]
    [TestCase(
        "public partial class Order { [BsonDefaultValue([|null|]), BsonIgnoreIfDefault] public long A { get; } }",
        "[BsonDefaultValue] of 'A' is null, but the member's type can't be null")]
    [TestCase(
        "public partial class Order { [BsonDefaultValue([|DayOfWeek.Friday|])] public int A { get; set; } }",
        "[BsonDefaultValue] of 'A' is not a constant of the member's type")]
    [TestCase(
        "public partial class [|Order|] : Base; public class Base { [BsonDefaultValue(DayOfWeek.Friday)] public int A { get; set; } }",
        "[BsonDefaultValue] of 'A' is not a constant of the member's type")]
    [TestCase(
        "public partial class [|Order|] { [BsonExtraElements] public BsonDocument? A { get; set; } public static bool ShouldSerializeA() " +
        "=> true; }",
        "'ShouldSerializeA' is static or generic, which the driver refuses")]
    [TestCase(
        "public partial class Order<T> { [BsonDefaultValue([|null|])] public T? A { get; set; } }",
        "[BsonDefaultValue] of 'A' is null, and 'T' may be a value type; constrain it to classes")]
    [TestCase(
        "public partial class [|Order|]<T> : Base<T>; public class Base<T> { public T? A { get; init; } }",
        "a member or constructor of the generic 'Base' is private, init-only or required, and only its own serializer reaches it; make " +
        "it public and settable")]
    [TestCase(
        "public partial class [|Order|] { public ArraySegment<int> Id { get; set; } }",
        "'Id' is or holds a collection that is a struct, for which not every version of the driver has a serializer")]
    [TestCase(
        "public partial class [|Order|] { [BsonRepresentation(BsonType.String)] public List<ArraySegment<int>[]> A { get; set; } = []; }",
        "'A' is or holds a collection that is a struct, for which not every version of the driver has a serializer")]
    [TestCase("[BsonDiscriminator(\"\\ud800\")] public partial class [|Order|];", "its discriminator holds half of a surrogate pair")]
    [TestCase(
        "public partial class Order { [BsonDefaultValue([|\"\\udc00\"|])] public string? A { get; set; } }",
        "[BsonDefaultValue] of 'A' holds half of a surrogate pair")]
    [TestCase(
        "public partial class [|Order|] { [BsonIgnore] public Span<int> A { get => default; set { } } }",
        "the driver refuses a ref struct also where [BsonIgnore] is on it; remove the setter of 'A'")]
    [TestCase("file partial class [|Order|];", "it is file-local")]
    [TestCase(
        "public partial class Other;\n#pragma warning disable CS0693\npublic partial class Outer<T> { [BsonGenerated] public partial " +
        "class [|Order|]<T> { public T? A { get; set; } } }",
        "a type parameter has the name of one of a containing type")]
    [TestCase(
        "public partial class [|Order|] { public Order(int a) => A = a; public Order(int a, int b) => (A, B) = (a, b); public int A { " +
        "get; } [BsonDefaultValue(1)] public int B { get; } }",
        "it has several constructors or factory methods, and an argument of one has a default value but no setter")]
    [TestCase(
        "public partial class [|Order|] { [BsonConstructor] public Order(int a) => A = a; public int A { get; private set; } public int " +
        "B { get; set; } public string C { get => field; set => field = value.Trim(); } = \"\"; }",
        "setters with code are called after its constructor or factory method, in the order of the elements")]
    [TestCase(
        "public partial class [|Order|] : System.ComponentModel.ISupportInitialize { public void BeginInit() { } public void EndInit() { " +
        "} }",
        "it implements ISupportInitialize")]
    public void ClassMapped(string declaration, string why) => GeneratorHarness.Run(
        "[BsonGenerated] " + declaration,
        Warning("BSONGEN006", $"No serializer is generated for 'Order', so the driver's class map serves it: {why}"));

    [Rule("2.custom")]
    [TestCase("[OfClass] public partial class [|Order|];", "[OfClassAttribute] runs custom code on the class map")]
    [TestCase("[OfPostProcessing] public partial struct [|Order|];", "[OfPostProcessingAttribute] runs custom code on the class map")]
    [TestCase(
        "public partial class [|Order|] { [OfMember] public int A { get; set; } }",
        "[OfMemberAttribute] on 'A' runs custom code on the class map")]
    [TestCase(
        "public partial class [|Order|] { [MongoDB.Bson.Mine.OfDriversNamespace] public int A { get; set; } }",
        "[OfDriversNamespaceAttribute] on 'A' runs custom code on the class map")]
    [TestCase(
        "[MongoDB.Bson.Serialization.Attributes.BsonNoIdToo] public partial class [|Order|];",
        "[BsonNoIdTooAttribute] runs custom code on the class map")]
    [TestCase(
        "public partial class [|Order|] { [OfMember] private int _a = 1; public int A => _a; }",
        "[OfMemberAttribute] on '_a' runs custom code on the class map")]
    [TestCase(
        "public partial class [|Order|] { [Strict] public int A { get; set; } }",
        "[StrictAttribute] on 'A' runs custom code on the class map")]
    [TestCase("public partial class [|Order|] : Base;", "[OfClassAttribute] runs custom code on the class map")]
    [TestCase("public partial class [|Order|] : BaseOfMember;", "[OfMemberAttribute] on 'B' runs custom code on the class map")]
    [TestCase(
        "public partial class [|Order|] { [Lenient] public int A { get; set; } }",
        "[LenientAttribute] on 'A' runs custom code on the class map")]
    [TestCase(
        "public partial class [|Order|] { [OfCreator] public Order() { } }", "[OfCreatorAttribute] runs custom code on the class map")]
    [TestCase(
        "public partial class [|Order|] { [OfCreator] public static Order Create() => new(); }",
        "[OfCreatorAttribute] runs custom code on the class map")]
    public void ClassMappedForAnAttributeOfTheUser(string declaration, string why) => GeneratorHarness.Run(
        $$"""
        using MongoDB.Bson.Serialization;

        [BsonGenerated] {{declaration}}

        [OfClass] public class Base;
        public class BaseOfMember { [OfMember] public int B { get; set; } }

        public sealed class OfClassAttribute : Attribute, IBsonClassMapAttribute { public void Apply(BsonClassMap classMap) { } }
        public sealed class OfPostProcessingAttribute : Attribute, IBsonPostProcessingAttribute
        {
            public void PostProcess(BsonClassMap classMap) { }
        }
        public sealed class OfMemberAttribute : Attribute, IBsonMemberMapAttribute { public void Apply(BsonMemberMap memberMap) { } }
        public sealed class OfCreatorAttribute : Attribute, IBsonCreatorMapAttribute { public void Apply(BsonCreatorMap creatorMap) { } }
        public sealed class StrictAttribute : BsonSerializationOptionsAttribute { public override void Apply(BsonMemberMap memberMap) { } }
        public sealed class LenientAttribute : BsonRepresentationAttribute, IBsonMemberMapAttribute
        {
            public LenientAttribute() : base(BsonType.String) { }
        }

        namespace MongoDB.Bson.Mine
        {
            public sealed class OfDriversNamespaceAttribute : Attribute, IBsonMemberMapAttribute
            {
                public void Apply(BsonMemberMap memberMap) { }
            }
        }

        namespace MongoDB.Bson.Serialization.Attributes
        {
            public sealed class BsonNoIdTooAttribute : Attribute, IBsonClassMapAttribute { public void Apply(BsonClassMap classMap) { } }
        }
        """,
        Warning("BSONGEN006", $"No serializer is generated for 'Order', so the driver's class map serves it: {why}"));

    [Test]
    public void DerivedAttributesWithoutCode()
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

    [Test]
    public void AnAttributeOfTheUserWithTheNameOfOneOfTheDriver()
    {
        var run = GeneratorHarness.Run(
            """
            #pragma warning disable CS0436

            [BsonGenerated]
            public partial class Order
            {
                [MongoDB.Bson.Serialization.Attributes.BsonIgnore] public int Total { get; set; }
            }

            namespace MongoDB.Bson.Serialization.Attributes
            {
                public sealed class BsonIgnoreAttribute : Attribute;
            }
            """);
        Assert.That(run.TextOf("Order"), Does.Contain("Total"));
    }

    /// <summary>An attribute on a creator of a base class has no effect: only the type's own creators create it.</summary>
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
        Error(
            "BSONGEN012",
            "The driver can't make 'Base' with this constructor: no property or field has the name and the type " +
            "'System.Collections.Generic.IEnumerable<int>' of its parameter 'items'"));

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
}
