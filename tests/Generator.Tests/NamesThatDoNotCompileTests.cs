using System.Text.RegularExpressions;
using BsonGen.CodeGeneration;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Types and members that generated code can't name as usual: it uses another name or leaves the type to the class map.</summary>
public sealed class NamesThatDoNotCompileTests
{
    private static IEnumerable<string> IdentifiersThatGeneratedCodeDeclares =>
        Directory.EnumerateFiles(Repository.PathOf("tests/Generator.Tests/Snapshots"), "*.g.cs", SearchOption.AllDirectories)
            .SelectMany(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file)).GetRoot().DescendantNodes())
            .Select(node => node switch
            {
                VariableDeclaratorSyntax variable => variable.Identifier,
                SingleVariableDesignationSyntax variable => variable.Identifier,
                ForEachStatementSyntax loop => loop.Identifier,
                CatchDeclarationSyntax caught => caught.Identifier,
                ParameterSyntax parameter => parameter.Identifier,
                MethodDeclarationSyntax method => method.Identifier,
                PropertyDeclarationSyntax property => property.Identifier,
                _ => default,
            })
            .Select(token => token.ValueText)
            .Where(name => name.Length > 0)
            .Concat(typeof(GeneratedBsonSerializer<>).GetMembers(Everything).Select(member => member.Name))
            .SelectMany(name =>
                new[] { name, Regex.Replace(name, "^(Get|Set|Read|Write|saw)|(Value|Codec|Serializer|Default|OrNull|[0-9]+)$", "") })
            .Where(name => SyntaxFacts.IsValidIdentifier(name) && SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None)
            .SelectMany(name => new[] { name, char.ToUpperInvariant(name[0]) + name[1..], char.ToLowerInvariant(name[0]) + name[1..] })
            .Where(name =>
                name is not ("Equals" or "GetHashCode" or "GetType" or "Finalize" or "MemberwiseClone" or "ToString" or
                    "EqualityContract" or "PrintMembers"))
            .Distinct()
            .OrderBy(name => name, StringComparer.Ordinal);

    private const System.Reflection.BindingFlags Everything =
        System.Reflection.BindingFlags.Instance |
        System.Reflection.BindingFlags.Static |
        System.Reflection.BindingFlags.Public |
        System.Reflection.BindingFlags.NonPublic;

    /// <summary>All names with CONFORMANCE=full, and otherwise one in six.</summary>
    private static IEnumerable<string> Some(IEnumerable<string> names)
    {
        var share = TestProject.IsFull ? 1 : 6;
        return names.Where((_, index) => index % share == 0);
    }

    [Test]
    public void TypesNamedLikeEveryIdentifierThatGeneratedCodeDeclares()
    {
        OldCompiler.SkipLongTest();
        var names = IdentifiersThatGeneratedCodeDeclares.Where(name => !char.IsLower(name[0])).ToList();
        Assert.That(names, Has.Count.GreaterThan(50));
        GeneratorHarness.Run(string.Concat(Some(names).Chunk(8).Select((some, index) =>
            $$"""
            namespace N{{index}}
            {
                #pragma warning disable CS8981
                {{string.Concat(some.Select(name => $$"""
                    [BsonGenerated]
                    [BsonDiscriminator(Required = true)]
                    public partial class @{{name}}
                    {
                        public int? N{{index}}a { get => 1; set { } }
                        [BsonRequired] public List<int?>? N{{index}}b { get; init; }
                        [BsonExtraElements] public global::MongoDB.Bson.BsonDocument? Extra { get; set; }
                    }

                    """))}}
                [BsonGenerated]
                public partial class Holder
                {
                    {{string.Concat(some.Select(name => $"public List<@{name}>? N{name}s {{ get; set; }} "))}}
                }
            }

            """)));
    }

    /// <summary>Several names in each type, since compiling a type for each name takes several times as long.</summary>
    [Test]
    public void MembersNamedLikeEveryIdentifierThatGeneratedCodeDeclares()
    {
        GeneratorHarness.Run(string.Concat(Some(IdentifiersThatGeneratedCodeDeclares).Chunk(12).Select((names, index) =>
            $$"""
            namespace N{{index}}
            {
                [BsonGenerated]
                public partial class C{{index}}x
                {
                    {{Print(names, "", name => $"public List<int?>? @{name} {{ get; init; }} ")}}
                    [BsonRequired] public int C{{index}}z { get; set; }
                }

                [BsonGenerated]
                public partial class D{{index}}x
                {
                    {{Print(names, "", name => $"public int? @{name} {{ get => 1; set {{ }} }} ")}}
                }

                [BsonGenerated]
                public partial record E{{index}}x({{Print(names, ", ", name => $"int? @{name}")}}, List<string> E{{index}}y)
                {
                    [BsonFactoryMethod]
                    private static E{{index}}x Of({{Print(names, ", ", name => $"int? @{name}")}}) =>
                        new({{Print(names, ", ", name => "@" + name)}}, []);

                    public int E{{index}}z { get; set; }
                    public Dictionary<string, int>? E{{index}}w { get; set; }
                }
            }

            """)));

        // The driver compares parameters without regard to case.
        static string Print(string[] names, string separator, Func<string, string> print) =>
            string.Join(separator, (separator.Length > 0 ? names.DistinctBy(name => name.ToUpperInvariant()) : names).Select(print));
    }

    [Test]
    public void TypeNamedLikeALocal() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class Other
        {
            public int Number { get; set; }
        }
        """);

    [Test]
    public void TypeNamedVar() => GeneratorHarness.Run(
        """
        #pragma warning disable CS8981

        namespace Shop
        {
            public class var;

            [BsonGenerated]
            public partial class [|Order|]
            {
                public int Number { get; set; }
            }
        }

        namespace Else
        {
            [BsonGenerated]
            public partial class [|Box|]<var>
            {
                public int Number { get; set; }
            }

            public class Base
            {
                protected class var;
            }

            [BsonGenerated]
            public partial class [|Derived|] : Base
            {
                public int Number { get; set; }
            }

            [BsonGenerated]
            public partial class Unaffected
            {
                public int Number { get; set; }
            }
        }
        """,
        ExpectedDiagnostic.Warning(
            "BSONGEN006", "No serializer is generated for 'Order', so the driver's class map serves it: a type named 'var' is in scope"),
        ExpectedDiagnostic.Warning(
            "BSONGEN006", "No serializer is generated for 'Box', so the driver's class map serves it: a type named 'var' is in scope"),
        ExpectedDiagnostic.Warning(
            "BSONGEN006", "No serializer is generated for 'Derived', so the driver's class map serves it: a type named 'var' is in scope"));

    [Test]
    public void TypeNamedVarInAReferencedAssembly()
    {
        var library = GeneratorHarness.Run(
            """
            #pragma warning disable CS8981

            namespace Shop;

            public class var;
            """);

        var source = new SourceFile(
            """
            namespace Shop;

            [BsonGenerated]
            public partial class [|Order|]
            {
                public int Number { get; set; }
            }
            """);
        var compilation = TestProject.Compile("TestAssembly2", [library.ToReference()], [source]);
        GeneratorHarness.Run(
            compilation,
            TestProject.CreateDriver(),
            [source],
            ExpectedDiagnostic.Warning(
                "BSONGEN006",
                "No serializer is generated for 'Order', so the driver's class map serves it: a type named 'var' is in scope"));
    }

    [Test]
    public void ObsoleteTypes() => GeneratorHarness.Run(
        """
        [Obsolete("Gone.", error: true)]
        [BsonGenerated]
        public partial class [|Order|]
        {
            public int Number { get; set; }
        }

        [Obsolete("Gone.", error: true)]
        public partial class Container
        {
            [BsonGenerated]
            public partial class [|Inner|]
            {
                public int Number { get; set; }
            }
        }

        [Obsolete("Gone.", error: true)]
        public class Known : Shape;

        [Obsolete]
        [BsonGenerated]
        [BsonKnownTypes(typeof(Known))]
        public partial class [|Shape|]
        {
            public int Number { get; set; }
        }

        [BsonGenerated]
        public partial class [|Holder|]
        {
            [Obsolete] public List<Order>? Orders { get; set; }
        }
        """,
        ExpectedDiagnostic.Warning(
            "BSONGEN006",
            "No serializer is generated for 'Order', so the driver's class map serves it: 'Order' is obsolete, and naming it is an error"),
        ExpectedDiagnostic.Warning(
            "BSONGEN006",
            "No serializer is generated for 'Inner', so the driver's class map serves it: 'Container' is obsolete, and naming it is an " +
            "error"),
        ExpectedDiagnostic.Warning(
            "BSONGEN006",
            "No serializer is generated for 'Shape', so the driver's class map serves it: 'Known' is obsolete, and naming it is an error"),
        ExpectedDiagnostic.Warning(
            "BSONGEN006",
            "No serializer is generated for 'Holder', so the driver's class map serves it: 'Order' is obsolete, and naming it is an " +
            "error"));

    [Test]
    public void ObsoleteShouldSerialize() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class [|Order|]
        {
            public int Number { get; set; }

            [Obsolete("Gone.", error: true)]
            public bool ShouldSerializeNumber() => true;
        }
        """,
        ExpectedDiagnostic.Warning(
            "BSONGEN006",
            "No serializer is generated for 'Order', so the driver's class map serves it: 'ShouldSerializeNumber' is obsolete, and " +
            "calling it is an error"));

    [Test]
    public void ExperimentalConstructorsAndMethods() => GeneratorHarness.Run(
        """
        using System.Diagnostics.CodeAnalysis;

        [BsonGenerated]
        public partial class Order
        {
            [Experimental("SHOP1")]
            public Order()
            {
            }

            public int Number { [Experimental("SHOP2")] get; [Obsolete("Old", DiagnosticId = "SHOP3")] set; }

            [Experimental("SHOP4")]
            public bool ShouldSerializeNumber() => true;
        }

        [BsonGenerated]
        public partial class Price
        {
            [Experimental("SHOP5")]
            [BsonConstructor]
            public Price(int number) => Number = number;

            public int Number { get; }
        }
        """);

    /// <summary>Analyzers of .NET report these uses, of which the user's declaration tells already.</summary>
    [TestCase("[System.Runtime.Versioning.RequiresPreviewFeatures] public int Fresh { get; set; }", "CA2252")]
    [TestCase("public int Fresh { get; [System.Runtime.Versioning.RequiresPreviewFeatures] set; }", "CA2252")]
    [TestCase("[System.Diagnostics.CodeAnalysis.RequiresUnreferencedCode(\"JSON\")] private void Print() { }", "IL2026")]
    [TestCase(
        "public Inner? Held { get; set; } public class Inner { [System.Diagnostics.CodeAnalysis.RequiresUnreferencedCode(\"JSON\")] " +
        "public void Print() { } }",
        "IL2026")]
    [TestCase("public int Fresh { get; [System.Diagnostics.CodeAnalysis.RequiresUnreferencedCode(\"It is called.\")] set; }", null)]
    public void ReportsOfAnalyzers(string member, string? suppressed)
    {
        var run = new GeneratorRun(TestProject.CreateDriver().RunGenerators(Compile()), Compile());
        var pragma = run.TextOf("Order").Split('\n').Single(line => line.StartsWith("#pragma", StringComparison.Ordinal));
        Assert.That(pragma, Does.Contain("CS0612, CS0618" + (suppressed is null ? " //" : $", {suppressed} //")));
        Assert.That(
            run.TextOf("Order").Contains("UnconditionalSuppressMessage", StringComparison.Ordinal), Is.EqualTo(suppressed == "IL2026"));

        Microsoft.CodeAnalysis.Compilation Compile() => TestProject.Compile($"[BsonGenerated] public partial class Order {{ {member} }}");
    }

    [Test]
    public void ExperimentalArgumentOfAContainingType() => GeneratorHarness.Run(
        """
        using System.Diagnostics.CodeAnalysis;
        #pragma warning disable SHOP1

        [Experimental("SHOP1")]
        public class Price;

        public class Page<T>
        {
            public class Footer;
        }

        [BsonGenerated]
        public partial class Order
        {
            public Page<Price>.Footer? [|Footer|] { get; set; }
        }
        """,
        ExpectedDiagnostic.Info(
            "BSONGEN019",
            "'Footer' holds 'Page<T>.Footer', which has no generated serializer; make it partial and give it [BsonGenerated]"));

    [Test]
    public void TypesBehindAnExternAlias()
    {
        var library = TestProject.Compile(
            "Library", [], [new SourceFile("namespace Shop { public class Money { public int Cents { get; set; } } }")]);
        var source = new SourceFile(
            """
            extern alias Library;

            namespace Shop
            {
                public class Money;

                [BsonGenerated]
                public partial class [|Order|]
                {
                    public List<Library::Shop.Money>? Prices { get; set; }
                }
            }
            """);
        var compilation = TestProject.Compile("TestAssembly", [library.ToMetadataReference(aliases: ["Library"])], [source]);
        GeneratorHarness.Run(
            compilation,
            TestProject.CreateDriver(),
            [source],
            ExpectedDiagnostic.Warning(
                "BSONGEN006",
                "No serializer is generated for 'Order', so the driver's class map serves it: 'Money' can be named through an extern " +
                "alias only"));
    }

    [Test]
    public void NameOfTheSerializerIsTaken() => GeneratorHarness.Run(
        """
        [BsonGenerated]
        public partial class A
        {
            public int ABsonSerializer { get; set; }
        }

        [BsonGenerated]
        public partial class B
        {
            public class BBsonSerializer;
            public class BBsonSerializer2;

            public A? A { get; set; }
        }

        [BsonGenerated]
        public partial class C<CBsonSerializer>
        {
            public CBsonSerializer? Value { get; set; }
        }

        public class Base
        {
            public class DBsonSerializer;
        }

        [BsonGenerated]
        public partial class D : Base
        {
            public List<B>? Bs { get; set; }
            public C<D>? C { get; set; }
        }
        """);
}
