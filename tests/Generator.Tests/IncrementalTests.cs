using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>The steps of the generator that run again after an edit.</summary>
public sealed class IncrementalTests
{
    private static readonly SourceFile Order = new(
        """
        [BsonGenerated]
        public partial class Order : Entity
        {
            public Level Level { get; set; }
            public Customer? Customer { get; set; }

            public int Sum() => 1;
        }
        """,
        "Order.cs");

    private static readonly SourceFile Customer = new(
        """
        [BsonGenerated]
        public partial class Customer
        {
            public string Name { get; set; } = "";
        }
        """,
        "Customer.cs");

    private static readonly SourceFile Entity = new("public class Entity { public int Id { get; set; } }", "Entity.cs");

    private static readonly SourceFile Level = new("public enum Level { Low, High }", "Level.cs");

    private static readonly SourceFile Other = new("public class Other { public int A { get; set; } }", "Other.cs");

    private static readonly SourceFile[] All = [Order, Customer, Entity, Level, Other];

    [TestCase("Other.cs", "public class Other { public int B { get; set; } }", TestName = "An unrelated class")]
    [TestCase("Order.cs",
        """
        // A comment.
        [BsonGenerated]
        public partial class Order : Entity
        {
            /// <summary>How urgent it is.</summary>
            public Level Level { get; set; }

            public Customer? Customer { get; set; }

            public int Sum() { return 2; }

            public override string ToString() => "";
        }
        """, TestName = "Comments, white space and bodies")]
    [TestCase(
        "Entity.cs",
        "public class Entity { public int Id { get; set; } private int _unmapped; public int Get() => _unmapped++; }",
        TestName = "What is not mapped of a base class")]
    [TestCase("Level.cs", "public enum Level { Low, High, Higher }", TestName = "Names of an enum")]
    [TestCase(
        "Customer.cs",
        "[BsonGenerated]\npublic partial class Customer\n{\n    public string Name { get; set; } = \"none\";\n}",
        TestName = "An initializer")]
    public void NothingIsGeneratedAgainFor(string path, string text)
    {
        var first = Generate();
        var second = first.RunAgain(first.Compilation.Edit(new SourceFile(text, path)));

        Assert.That(second.ReasonsOf(BsonGenerator.ModelsStep), Is.All.AnyOf(RunReasons.NothingNew));
        Assert.That(second.ReasonsOf(BsonGenerator.RegistrationStep), Is.All.AnyOf(RunReasons.NothingNew));
        Assert.That(Changed(first, second), Is.Empty);
    }

    [TestCase(
        "Entity.cs",
        "public class Entity { public long Id { get; set; } }",
        new[] { "Order" },
        TestName = "The type of a base class's member")]
    [TestCase(
        "Entity.cs",
        "public class Entity { [BsonNoId] public class X; [BsonElement(\"id\")] public int Key { get; set; } }",
        new[] { "Order" },
        TestName = "A base class's members")]
    [TestCase("Level.cs", "public struct Level { }", new[] { "Order" }, TestName = "An enum that becomes a struct")]
    [TestCase(
        "Customer.cs",
        "public partial class Customer { public string Name { get; set; } = \"\"; }",
        new[] { "Order", "Customer", "BsonGen-Registration" },
        TestName = "A member's type that loses its serializer")]
    [TestCase(
        "Customer.cs",
        "[BsonGenerated] public partial class Customer { [BsonElement(\"_t\")] public string Name { get; set; } = \"\"; }",
        new[] { "Order", "Customer", "BsonGen-Registration", "BsonGen-Missing" },
        TestName = "A member's type that is left to the class map")]
    [TestCase(
        "Customer.cs",
        "[BsonGenerated] public partial class Customer { public string Title { get; set; } = \"\"; }",
        new[] { "Customer" },
        TestName = "A member's type that changes inside")]
    [TestCase(
        "Other.cs",
        "[BsonGenerated] public partial class Other { public int A { get; set; } }",
        new[] { "Other", "BsonGen-Registration" },
        TestName = "A type that gets a serializer")]
    [TestCase(
        "Other.cs",
        "public partial class Customer { public int Age { get; set; } }",
        new[] { "Customer" },
        TestName = "Another declaration of a partial type")]
    public void OnlyDependentsAreGeneratedAgainFor(string path, string text, string[] names)
    {
        var first = Generate();
        var edited = first.Compilation.Edit(new SourceFile(text, path));
        var second = first.RunAgain(edited);

        Assert.That(Changed(first, second), Is.EquivalentTo(names.Select(name => name + ".g.cs")));
        Assert.That(Print(second), Is.EqualTo(Print(new GeneratorRun(TestProject.CreateDriver().RunGenerators(edited), edited))));
    }

    /// <summary>After an edit, the generated code equals that of a fresh run, also if the edit has its effect in another file.</summary>
    [TestCase(
        "public class A { public B B { get; set; } }",
        "public struct B { public int X { get; set; } }",
        "public class B { public int X { get; set; } }",
        TestName = "A type of a member of a base becomes a class")]
    [TestCase(
        "public class A { }",
        "public static class B { public const string Name = \"a\"; }",
        "public static class B { public const string Name = \"b\"; }",
        "[BsonElement(B.Name)] public int N { get; set; }",
        TestName = "A constant that an attribute names")]
    [TestCase(
        "public class A { }",
        "public static class B { public static int Name => 1; }",
        "public static class B { public static int Other => 1; }",
        "[BsonElement(nameof(B.Name))] public int N { get; set; }",
        TestName = "A member that an attribute names")]
    [TestCase(
        "public class A { }",
        "[BsonGenerated] public partial class B { public int X { get; set; } }",
        "[BsonGenerated] public partial class B { [BsonElement(\"_t\")] public int X { get; set; } }",
        "public List<B>? N { get; set; }",
        TestName = "A type of items that loses its serializer")]
    [TestCase(
        "public class A { }",
        "[BsonGenerated] public partial class B : D { } public class D { public int X { get; set; } }",
        "[BsonGenerated] public partial class B : D { } public class D { [BsonElement(\"_t\")] public int X { get; set; } }",
        "public B? N { get; set; }",
        TestName = "A base of a member's type that takes its serializer")]
    [TestCase(
        "public class A { }",
        "public class B { public B() { } }",
        "public class B { public B() { throw new Exception(); } }",
        "public object N { get; set; } = new B();",
        TestName = "A constructor that an initializer calls")]
    [TestCase(
        "public class A { }",
        "public class B;",
        "[Obsolete(\"\", true)] public class B;",
        "public B? N { get; set; }",
        TestName = "A member's type that becomes obsolete")]
    [TestCase(
        "public class A { }",
        "public class B { public class N { } }",
        "public class Guid { }",
        "public Guid N { get; set; }",
        TestName = "Another type of the name of a member's type")]
    [TestCase(
        "public class A { }",
        "public enum B { X }",
        "public enum B { Y }",
        "[BsonDefaultValue(B.X)] public B N { get; set; }",
        TestName = "A name of an enum that an attribute uses")]
    [TestCase(
        "public class A { }",
        "using MongoDB.Bson.Serialization; public class B : Attribute, IBsonMemberMapAttribute { public void Apply(BsonMemberMap map) { " +
        "} }",
        "using MongoDB.Bson.Serialization; public class B : Attribute, IBsonMemberMapAttribute { public B(int x) { } public void " +
        "Apply(BsonMemberMap map) { } }",
        "[B] public int N { get; set; }",
        TestName = "A constructor of an attribute")]
    [TestCase("public class A { public int Own { get => 1; set { } } }", "public class B;", "public class B { }", TestName = "Nothing")]
    [TestCase(
        "public class A { public virtual int Own { get; set; } }",
        "[assembly: BsonGenerated(typeof(C))] public class C;",
        "public class C;",
        "public C? N { get; set; }",
        TestName = "A request of the assembly")]
    [TestCase(
        "public partial class A { }",
        "public partial class A { public int X { get; set; } }",
        "public partial class A { public int Y { get; set; } }",
        TestName = "A part of a base class")]
    public void EditedProjectHasTheResultOfANewRun(string a, string b, string edited, string member = "public int N { get; set; }")
    {
        SourceFile order = new($"[BsonGenerated] public partial class Order : A {{ {member} }}", "Order.cs");
        var compilation = TestProject.Compile(order, new SourceFile(a, "A.cs"), new SourceFile(b, "B.cs"));
        var driver = TestProject.CreateDriver().RunGenerators(compilation);
        foreach (var text in new[] { edited, b, edited + "\n// A comment.", "\n" + b })
        {
            compilation = (CSharpCompilation)compilation.Edit(new SourceFile(text, "B.cs"));
            driver = driver.RunGenerators(compilation);
            Assert.That(
                Print(new GeneratorRun(driver, compilation)),
                Is.EqualTo(Print(new GeneratorRun(TestProject.CreateDriver().RunGenerators(compilation), compilation))),
                text);
        }
    }

    /// <summary>An edit of one type may cause a conflict of discriminators with a type in another file.</summary>
    [Test]
    public void DiscriminatorsAreComparedWhenTheyChange()
    {
        SourceFile[] sources =
        [
            new("[BsonGenerated] public abstract partial class Shape;", "Shape.cs"),
            new("[BsonGenerated, BsonDiscriminator(\"a\")] public partial class One : Shape;", "One.cs"),
            new("[BsonGenerated, BsonDiscriminator(\"b\")] public partial class Two : Shape;", "Two.cs"),
        ];
        Compilation compilation = TestProject.Compile(sources);
        var driver = TestProject.CreateDriver().RunGenerators(compilation);
        foreach (var (discriminator, count) in new[] { ("b", 1), ("c", 0), ("b", 1), ("b ", 0) })
        {
            compilation = compilation.Edit(
                new SourceFile($"\n[BsonGenerated, BsonDiscriminator(\"{discriminator}\")] public partial class One : Shape;", "One.cs"));
            driver = driver.RunGenerators(compilation);
            var reported = driver.GetRunResult().Diagnostics;
            Assert.That(
                reported.Select(diagnostic => (diagnostic.Id, diagnostic.Location.SourceTree?.FilePath)),
                Is.EqualTo(Enumerable.Repeat(("BSONGEN021", "Two.cs"), count)));
        }
    }

    /// <summary>
    /// A type with errors must not affect other types. A step without an output for one input would lose the outputs of later inputs.
    /// </summary>
    [Test]
    public void ATypeWithErrorsAffectsNoOtherType()
    {
        const string Broken = "[BsonGenerated] public partial class B : { }";
        var driver = TestProject.CreateEditorDriver();
        string[] texts =
        [
            Write("[BsonGenerated] public partial class B : A { }", ""),
            Write("[BsonGenerated] ] public partial class B : A { }", ""),
            Write(Broken, ""),
            Write(Broken, ";"),
            Write(Broken, ""),
            Write("[BsonGenerated] public partial class B : A { }", ""),
        ];
        foreach (var text in texts)
        {
            var compilation = TestProject.CompileAsIs("Shop", [TestProject.Parse(text)]);
            driver = driver.RunGenerators(compilation);
            var fresh = TestProject.CreateEditorDriver().RunGenerators(compilation);
            Assert.That(Files(driver), Is.EqualTo(Files(fresh)));
            Assert.That(Files(driver), Does.Contain("E.g.cs"));
        }

        static string Write(string b, string rest) =>
            $$"""
            using BsonGen;
            [BsonGenerated] public partial class A { public int X { get; set; } }
            {{b}}
            [BsonGenerated] public partial class C { public int X { get; set; } }
            [BsonGenerated] public partial class D { {{rest}} public int X { get; set; } }
            [BsonGenerated] public partial class E { public int X { get; set; } }
            """;

        static IEnumerable<string> Files(GeneratorDriver driver) =>
            driver.GetRunResult().GeneratedTrees.Select(tree => Path.GetFileName(tree.FilePath));
    }

    [Test]
    public void BuildPropertyRegeneratesAll()
    {
        var on = Generate();
        var off = on.RunAgain(TestProject.CreateProperties(("BsonGenAutoRegister", "false")));
        Assert.Multiple(() =>
        {
            Assert.That(on.TextOf("Order"), Does.Contain("GeneratedSerializer(typeof("));
            Assert.That(on.TextOf("BsonGen-Registration"), Does.Contain("ModuleInitializer"));
            Assert.That(off.TextOf("Order"), Does.Not.Contain("GeneratedSerializer(typeof("));
            Assert.That(off.TextOf("BsonGen-Registration"), Does.Not.Contain("ModuleInitializer"));
        });
    }

    [Test]
    public void ModelsHoldNothingOfTheCompilation()
    {
        var run = Generate();
        var steps = new[] { BsonGenerator.ResultsStep, BsonGenerator.ModelsStep, BsonGenerator.RegistrationStep };
        foreach (var step in steps)
        {
            Assert.That(run.ValuesOf(step), Is.Not.Empty, step);
            Assert.That(run.ValuesOf(step).SelectMany(ObjectGraph.FindRoslynObjects), Is.Empty, step);
        }
    }

    [Test]
    public void ModelsOfEqualSourcesAreEqual()
    {
        var one = Generate().ValuesOf(BsonGenerator.ResultsStep);
        var other = Generate().ValuesOf(BsonGenerator.ResultsStep);
        Assert.That(one, Is.EqualTo(other));
        Assert.That(one.Select(value => value.GetHashCode()), Is.EqualTo(other.Select(value => value.GetHashCode())));
    }

    private static GeneratorRun Generate() => GeneratorHarness.Run(All);

    private static IEnumerable<string> Changed(GeneratorRun first, GeneratorRun second) =>
        first.Texts.Keys.Union(second.Texts.Keys).Where(name =>
            !ReferenceEquals(first.Texts.GetValueOrDefault(name), second.Texts.GetValueOrDefault(name)));

    private static string Print(GeneratorRun run) =>
        string.Concat(run.Texts.OrderBy(file => file.Key, StringComparer.Ordinal).Select(file => $"// {file.Key}\n{file.Value}"));
}
