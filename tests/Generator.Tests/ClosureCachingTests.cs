using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Edits of types that get serializers because an attribute of the assembly names them, or types that hold them.</summary>
public sealed class ClosureCachingTests
{
    private static readonly Dictionary<string, string> Files = new()
    {
        ["Usings.cs"] = "global using BsonGen; global using System.Collections.Generic; global using " +
            "MongoDB.Bson.Serialization.Attributes;",
        ["Closure.cs"] = "[assembly: BsonGenerated(typeof(Order))]",
        ["Order.cs"] = "public class Order { public Customer? Customer { get; set; } public Page<Line>? Lines { get; set; } public " +
            "Tags? Tags { " +
            "get; set; } public Payment? Payment { get; set; } }",
        ["Customer.cs"] = "public class Customer { public Address? Address { get; set; } }",
        ["Address.cs"] = "public class Address { public string? City { get; set; } public int Sum() => 1; }",
        ["Line.cs"] = "public class Line { public int Count { get; set; } }",
        ["Page.cs"] = "public class Page<T> { public List<T>? Items { get; set; } }",
        ["Tags.cs"] = "public class Tags : List<Tag>;",
        ["Tag.cs"] = "public class Tag { public string? Text { get; set; } }",
        ["Payment.cs"] = "public abstract class Payment { public int Amount { get; set; } }",
        ["Card.cs"] = "public class Card : Payment { public string? Number { get; set; } }",
        ["Spare.cs"] = "public class Spare { public int A { get; set; } }",
        ["Annotated.cs"] = "[BsonGenerated] public partial class Annotated { public Address? Address { get; set; } public Spare? " +
            "Spare { get; " +
            "set; } }",
    };

    /// <summary>The results differ, and both are those of a new run.</summary>
    [TestCase("Address.cs", "public class Address { public Spare? City { get; set; } }", TestName = "A held type is added")]
    [TestCase("Customer.cs", "public class Customer { public int Address { get; set; } }", TestName = "A held type is removed")]
    [TestCase(
        "Customer.cs",
        "public class Customer { [BsonIgnore] public Address? Address { get; set; } }",
        TestName = "A member is ignored")]
    [TestCase(
        "Page.cs",
        "public class Page<T> { public T? Items { get; set; } public Spare? Spare { get; set; } }",
        TestName = "A generic type")]
    [TestCase("Line.cs", "public class Line { public Page<Spare>? Count { get; set; } }", TestName = "Another construction")]
    [TestCase("Tags.cs", "public class Tags : List<Spare>;", TestName = "The items of a collection")]
    [TestCase("New.cs", "public class Cash : Payment { public Spare? Spare { get; set; } }", TestName = "A new file with a derived type")]
    [TestCase("Card.cs", "public class Card { public string? Number { get; set; } }", TestName = "A type that derives no more")]
    [TestCase("New.cs", "[assembly: BsonGenerated(typeof(Spare))]", TestName = "A new file with a root")]
    [TestCase("Closure.cs", "[assembly: BsonGenerated(typeof(Customer), typeof(Line))]", TestName = "Other roots")]
    [TestCase("Closure.cs", "[assembly: BsonGenerated(DerivedFrom = typeof(Payment))]", TestName = "A base class")]
    [TestCase(
        "Spare.cs",
        "[BsonGenerated] public partial class Spare { public int A { get; set; } }",
        TestName = "A type gets the attribute")]
    [TestCase("Address.cs", "public class Address { public string? City { get; private set; } }", TestName = "A setter")]
    public void EditHasTheResultOfANewRun(string path, string text)
    {
        AssertEdit(Compile(), path, text, Files.GetValueOrDefault(path));
    }

    /// <summary>An attribute without types follows edits of the code that uses documents.</summary>
    [TestCase("Store.cs", "class Store { object A(IMongoDatabase all) => all.GetCollection<Line>(\"\"); }", TestName = "A body")]
    [TestCase("Store.cs", "class Store { public IMongoCollection<Line>? A { get; set; } }", TestName = "A member of a store")]
    [TestCase("Base.cs", "class Base<T> { public IMongoCollection<T>? All { get; set; } }", TestName = "What a generic class stores")]
    [TestCase("Own.cs", "class Own { public IMongoCollection<Page<Tag>>? A { get; set; } }", TestName = "A new file with a construction")]
    public void EditOfUsesHasTheResultOfANewRun(string path, string text)
    {
        var compilation = Edit(Compile(), "Closure.cs", "global using MongoDB.Driver; [assembly: BsonGenerated]");
        compilation = Edit(
            compilation,
            "Driver.cs",
            "namespace MongoDB.Driver; public interface IMongoCollection<T>; public interface IMongoDatabase { IMongoCollection<T> " +
            "GetCollection<T>(string name); }");
        compilation = Edit(
            compilation, "Store.cs", "class Store { object A(IMongoDatabase all) => all.GetCollection<Customer>(\"\"); }");
        compilation = Edit(compilation, "Base.cs", "class Base<T> { public T? All { get; set; } }");
        compilation = Edit(compilation, "Tags.cs", "public class Tags : List<Tag>; class Derived : Base<Tag>;");
        AssertEdit(compilation, path, text, compilation.SyntaxTrees.FirstOrDefault(tree => tree.FilePath == path)?.ToString());
    }

    /// <param name="path">The edited file.</param>
    /// <param name="text">Its new text.</param>
    /// <param name="parsed">The number of types that are parsed again, of nine.</param>
    [TestCase(
        "Address.cs",
        "public class Address { public string? City { get; set; } public int Sum() => 2; }",
        0,
        TestName = "Only a body")]
    [TestCase("Address.cs", "public class Address { public long City { get; set; } }", 4, TestName = "A member, and the types around it")]
    [TestCase("Spare.cs", "public class Spare { public long A { get; set; } }", 1, TestName = "A member of another type")]
    [TestCase("New.cs", "namespace Unrelated; public class New { public int X { get; set; } }", 0, TestName = "Only a new file")]
    public void OnlyTypesThatMayChangeAreParsedAgain(string path, string text, int parsed)
    {
        var compilation = Compile();
        var generator = new BsonGenerator();
        var driver = CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: TestProject.ParseOptions)
            .RunGenerators(compilation);
        var before = generator.Cache.ParsedCount;
        Assert.That(before, Is.EqualTo(9));
        driver.RunGenerators(Edit(compilation, path, text));
        Assert.That(generator.Cache.ParsedCount - before, Is.EqualTo(parsed));
    }

    /// <summary>A type that enters the closure prints no files of others.</summary>
    [Test]
    public void OnlyTypesAroundANewOneAreGeneratedAgain()
    {
        var compilation = Compile();
        var first = new GeneratorRun(TestProject.CreateEditorDriver().RunGenerators(compilation), compilation);
        var second = first.RunAgain(
            Edit(compilation, "Address.cs", "public class Address { public Other? City { get; set; } } public class Other;"));
        Assert.That(second.Texts.Keys.Except(first.Texts.Keys), Is.EqualTo(["Other.g.cs"]));
        foreach (var name in new[] { "Line.g.cs", "Tag.g.cs", "Payment.g.cs", "Card.g.cs" })
        {
            Assert.That(second.Texts[name], Is.SameAs(first.Texts[name]), name);
        }
    }

    private static void AssertEdit(Compilation compilation, string path, string text, string? before)
    {
        var driver = TestProject.CreateEditorDriver().RunGenerators(compilation);
        Assert.That(Print(driver), Is.Not.EqualTo(PrintNew(Edit(compilation, path, text))), "The edit has no effect.");
        foreach (var edited in new[] { text, before, text })
        {
            compilation = Edit(compilation, path, edited);
            driver = driver.RunGenerators(compilation);
            Assert.That(Print(driver), Is.EqualTo(PrintNew(compilation)), edited);
        }
    }

    private static Compilation Compile() =>
        TestProject.CompileAsIs("Shop", Files.Select(file => TestProject.Parse(new(file.Value, file.Key))));

    private static Compilation Edit(Compilation compilation, string path, string? text)
    {
        var old = compilation.SyntaxTrees.SingleOrDefault(tree => tree.FilePath == path);
        return
            text is null ? compilation.RemoveSyntaxTrees(old!) :
            old is null ? compilation.AddSyntaxTrees(TestProject.Parse(new(text, path))) :
            compilation.ReplaceSyntaxTree(old, TestProject.Parse(new(text, path)));
    }

    private static string PrintNew(Compilation compilation) => Print(TestProject.CreateEditorDriver().RunGenerators(compilation));

    private static string Print(GeneratorDriver driver) => string.Join('\n', driver.GetRunResult().Results.Single().GeneratedSources
        .OrderBy(source => source.HintName, StringComparer.Ordinal)
        .Select(source => $"{source.HintName}\n{source.SourceText}"));
}
