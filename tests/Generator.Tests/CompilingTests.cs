using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Code generated for unusual, legal source compiles without a warning.</summary>
public sealed class CompilingTests
{
    /// <summary>All keywords with CONFORMANCE=full, and otherwise one in four.</summary>
    private static IEnumerable<string> Keywords =>
        SyntaxFacts.GetReservedKeywordKinds()
            .Concat(SyntaxFacts.GetContextualKeywordKinds())
            .Select(SyntaxFacts.GetText)
            .Distinct()
            .Where((_, index) => index % (TestProject.IsFull ? 1 : 4) == 0);

    [Test]
    public void KeywordsAsTypesAndMembers() => GeneratorHarness.Run(string.Concat(Keywords.Select((keyword, index) =>
        $$"""
        namespace N{{index}}.@{{keyword}}
        {
            [BsonGenerated]
            public partial class @{{keyword}}
            {
                public List<int?>? A{{keyword}} { get; set; }
                public Child? @{{(keyword is "Child" ? "child" : keyword + "_")}} { get; set; }
                [BsonRequired] public int Total { get; init; }
                public int? Computed { get => 1; set { } }

                [BsonGenerated]
                public sealed partial class Child
                {
                    public List<string>? @{{keyword}} { get; set; }
                }
            }
        }

        """)));

    [Test]
    public void DynamicAndTuples() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Order
        {
            public dynamic? Any { get; set; }
            public List<dynamic>? Anys { get; set; }
            public Dictionary<string, dynamic[]>? ByName { get; set; }
            public (int A, string B) Pair { get; set; }
            public (int, dynamic)? Optional { get; init; }
            public object? Thing { get; set; }
        }
        """);

    [Test]
    public void NestedInInterfacesRecordsAndRefStructs() => GeneratorHarness.Run(
        """
        public partial interface IOuter<T>
        {
            [BsonGenerated]
            public sealed partial class A
            {
                public int Number { get; set; }
            }
        }

        public partial record Outer(int X)
        {
            [BsonGenerated]
            private protected partial record struct B
            {
                public int Number { get; set; }
            }
        }

        public readonly ref partial struct Span
        {
            [BsonGenerated]
            internal sealed partial class C
            {
                public int Number { get; set; }
            }
        }
        """);

    [Test]
    public void KnownTypesThatOnlyTheBaseClassCanName() => GeneratorHarness.Run(
        """
        [BsonGenerated, MongoDB.Bson.Serialization.Attributes.BsonKnownTypes(typeof(Hidden), typeof(Order))]
        public partial class Base
        {
            private sealed class Hidden : Base;
        }

        [BsonGenerated]
        public partial class Order : Base;
        """);

    [Test]
    public void AbstractTypesWithoutMethodsForTheirValues() => Assert.That(
        GeneratorHarness.Run(
            "[BsonGenerated] public abstract partial class Order { public Dictionary<TimeSpan, (Order, int)>? A { get; set; } " +
            "[BsonInterned] public string? B; }").TextOf(
                "Order"),
        Does.Not.Contain("static readonly"));

    [Test]
    public void ObsoleteTypesAndMembers() => GeneratorHarness.Run(
        """
        [Obsolete("Use another.")]
        [BsonGenerated]
        public partial class Order
        {
            [Obsolete] public int Number { get; set; }
            [Obsolete("Gone.")] public List<Order>? Orders { get; init; }
        }
        """);

    [Test]
    public void PartialProperties()
    {
        var run = GeneratorHarness.Run(
        [
            new("[BsonGenerated] public partial class Order { public partial int A { get; set; } }", "A.cs"),
            new(
                "public partial class Order { private int _a; [BsonElement(\"other\")] public partial int A { get => _a; set => _a = " +
                "value < 0 ? throw new ArgumentException() : value; } }",
                "B.cs"),
        ]);
        Assert.That(run.TextOf("Order"), Does.Contain("EnterUserCode").And.Contain("\"other\\0\"u8"));
    }

    [Test]
    public void OddHierarchies() => GeneratorHarness.Run(
        """
        public abstract class Base<T>
        {
            public T? Value { get; set; }
            public abstract int Total { get; set; }
            public virtual int Sum { get; protected set; }
            protected internal string? Note { get; set; }
        }

        public class Marked
        {
            [BsonElement] protected string? Mark { get; set; }
            [BsonElement] protected string? Other { get; set; }
        }

        [BsonGenerated]
        public sealed partial class Remarked : Marked
        {
            [BsonElement("mark2")] public new int Mark { get; set; }
        }

        public class Middle : Base<List<int>>
        {
            public override int Total { get; set; }
            public new virtual int Note() => 1;
        }

        [BsonGenerated]
        public sealed partial class Leaf : Middle
        {
            public override int Sum { get => 1; protected set { } }
        }

        [BsonGenerated]
        public partial record Parent(int A);

        [BsonGenerated]
        public sealed partial record Child(int A, string B) : Parent(A);

        [BsonGenerated]
        public partial class Node
        {
            public Node? Next { get; set; }
            public List<Node>? Children { get; set; }
            public Dictionary<string, Node[]>? Named { get; set; }
        }

        [BsonGenerated]
        public partial class Empty;

        [BsonGenerated]
        public partial struct EmptyStruct;
        """);

    [Test]
    public void PolymorphicTypesNamedLikeLocals() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        [BsonKnownTypes(typeof(Derived), typeof(Document))]
        [BsonDiscriminator(RootClass = true)]
        public abstract partial class Reader
        {
            public List<int>? Derived { get; set; }
        }

        [BsonGenerated]
        public partial class Derived : Reader
        {
            public int? derived { get => 1; set { } }
        }

        [BsonGenerated]
        public partial class Document : Derived;
        """);

    // Every run of the harness checks that generated code compiles in the oldest language.
    [Test]
    public void OldestLanguage()
    {
        var source = new SourceFile(
            """
            [BsonGenerated]
            [BsonKnownTypes(typeof(Circle))]
            public abstract partial record Shape(string Name);

            [BsonGenerated]
            public sealed partial record Circle(string Name, double Radius) : Shape(Name);
            """);
        var compilation = TestProject.Compile(source).InLanguage(TestProject.OldestLanguage);
        var driver = TestProject.CreateDriver().WithUpdatedParseOptions(
            TestProject.ParseOptions.WithLanguageVersion(TestProject.OldestLanguage));
        Assert.That(GeneratorHarness.Run(compilation, driver, [source]).Texts, Has.Count.EqualTo(3));
    }
}
