using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Edits that reach a type through other files, through names alone, or through files that are added and removed.</summary>
public sealed class CachingTests
{
    private const string NoCache = "BSONGEN_NO_CACHE";
    private const string Enum = "public enum Level { Low, High }";
    private const string EditedEnum = "public enum Level { None, Low, High }";

    /// <summary>The results differ, and both are those of a new run.</summary>
    /// <param name="member">The member of an annotated type.</param>
    /// <param name="other">Another file, which stays the same.</param>
    /// <param name="before">A file; null if there is none.</param>
    /// <param name="after">The same file after the edit.</param>
    [TestCase("[BsonDefaultValue(Level.High)] public Level N { get; set; }", "", Enum, EditedEnum, TestName = "An enum in an attribute")]
    [TestCase(
        "[BsonDefaultValue(Values.High)] public int N { get; set; }",
        "public static class Values { public const int High = (int)Level.High; }",
        Enum,
        EditedEnum,
        TestName = "An enum in a constant of a third file")]
    [TestCase(
        "[BsonDefaultValue(Values.B)] public int N { get; set; }",
        "public static class Values { public const int A = (int)Level.High; public const int B = A + 1; }",
        Enum,
        EditedEnum,
        TestName = "An enum in a constant of a constant")]
    [TestCase(
        "[BsonDefaultValue(Values.High)] public int N { get; set; }",
        "using static Level; public static class Values { public const int High = (int)Level.High; }",
        Enum,
        EditedEnum,
        TestName = "An enum in a constant through a static using directive")]
    [TestCase(
        "[BsonDefaultValue(Other.High)] public Other N { get; set; }",
        "public enum Other { High = Level.High }",
        Enum,
        EditedEnum,
        TestName = "An enum in another enum")]
    [TestCase(
        "[BsonDefaultValue(High)] public Level N { get; set; }",
        "global using static Level;",
        Enum,
        EditedEnum,
        TestName = "An enum through a static using directive for all files")]
    [TestCase(
        "[BsonDefaultValue(L.High)] public Level N { get; set; }",
        "global using L = Level;",
        Enum,
        EditedEnum,
        TestName = "An enum through an alias for all files")]
    [TestCase(
        "[BsonDefaultValue(Values.High)] public int N { get; set; }",
        "global using static Values; public static class Values { public const int High = (int)Level.High; }",
        Enum,
        EditedEnum,
        TestName = "An enum in a constant in a class of a static using directive")]
    [TestCase(
        "private int _n;",
        "",
        "public class B { void M(BsonClassMap<Order> map) { } }",
        "public class B { void M(BsonClassMap<Order> map) { map.MapField(\"_n\"); } }",
        TestName = "A call that maps a field")]
    [TestCase(
        "private int _n;",
        "",
        null,
        "public class B { void M(BsonClassMap<Order> map) { map.MapField(\"_n\"); } }",
        TestName = "A new file with a call that maps a field")]
    [TestCase(
        "private int _n;",
        "",
        "[assembly: BsonGenerated(typeof(Foreign))] public class Foreign;",
        "[assembly: BsonGenerated(typeof(Foreign), Members = new[] { \"_n\" })] public class Foreign;",
        TestName = "A name of a field in an attribute of the assembly")]
    [TestCase(
        "public Missing? N { get; set; }",
        "",
        "public class B;",
        "public class B; [BsonGenerated] public partial class Missing;",
        TestName = "A type that is added to a file")]
    [TestCase(
        "public Missing? N { get; set; }",
        "",
        null,
        "[BsonGenerated] public partial class Missing;",
        TestName = "A new file with a member's type")]
    [TestCase(
        "public Guid N { get; set; }",
        "",
        null,
        "[BsonGenerated] public partial class Guid;",
        TestName = "A new file with a type that hides another")]
    [TestCase(
        "public Inner.Part? N { get; set; }",
        "namespace Outer { public class Inner { [BsonGenerated] public partial class Part; } }",
        null,
        "namespace Inner { [BsonGenerated] public partial class Part; }",
        TestName = "A new file with a namespace")]
    [TestCase(
        "public Middle? N { get; set; }",
        "[BsonGenerated] public partial class Middle : Missing { [BsonElement(\"_t\")] public int T { get; set; } }",
        null,
        "public class Missing { public int X { get; set; } }",
        TestName = "A new file with the base of a member's type")]
    [TestCase(
        "public int N { get; set; }",
        "",
        null,
        "public partial class Order { public int M { get; set; } }",
        TestName = "A new file with a part of the type")]
    [TestCase(
        "public Part? N { get; set; }",
        "[BsonGenerated] public partial class Part;",
        null,
        "public partial class Part { [BsonElement(\"_t\")] public int M { get; set; } }",
        TestName = "A new file with a part of a member's type")]
    [TestCase(
        "[BsonDefaultValue(Values.A)] public int N { get; set; }",
        "public static class Values { public const int A = New.A; }",
        null,
        "public static class New { public const int A = 3; }",
        TestName = "A new file with a constant of a constant")]
    [TestCase(
        "[BsonDefaultValue(A)] public int N { get; set; }",
        "global using static New;",
        null,
        "public static class New { public const int A = 3; }",
        TestName = "A new file with a class of a static using directive")]
    [TestCase(
        "public int N { get; set; }", "", null, "public class OrderBsonSerializer;", TestName = "A new file with the name of a serializer")]
    [TestCase(
        "public int N { get; set; }",
        "",
        null,
        "[BsonGenerated] public partial class order;",
        TestName = "A new file with a name that differs in case")]
    [TestCase(
        "public Foreign? N { get; set; }",
        "public class Foreign;",
        null,
        "[assembly: BsonGenerated(typeof(Foreign))]",
        TestName = "A new file with a request for a member's type")]
    [TestCase(
        "[Mark] public int N { get; set; }",
        "",
        null,
        "public class MarkAttribute : BsonElementAttribute { public MarkAttribute() : base(\"m\") { } }",
        TestName = "A new file with an attribute")]
    public void EditHasTheResultOfANewRun(string member, string other, string? before, string? after)
    {
        var order = new SourceFile($"[BsonGenerated] public partial class Order {{ {member} }}", "Order.cs");
        var compilations = new[] { before, after }
            .Select(text =>
                TestProject.Compile(
                    text is null ? [order, new(other, "Other.cs")] : [order, new(text, "Edited.cs"), new(other, "Other.cs")]))
            .ToArray();
        var fresh = compilations.Select(compilation => Print(TestProject.CreateDriver().RunGenerators(compilation))).ToArray();
        Assert.That(fresh[0], Is.Not.EqualTo(fresh[1]), "The edit has no effect.");

        Compilation current = compilations[0];
        var driver = TestProject.CreateDriver().RunGenerators(current);
        foreach (var text in new[] { after, before, after })
        {
            var old = current.SyntaxTrees.SingleOrDefault(tree => tree.FilePath == "Edited.cs");
            current =
                text is null ? current.RemoveSyntaxTrees(old!) :
                old is null ? current.AddSyntaxTrees(TestProject.Parse(new(text, "Edited.cs"))) :
                current.ReplaceSyntaxTree(old, TestProject.Parse(new(text, "Edited.cs")));
            driver = driver.RunGenerators(current);
            Assert.That(Print(driver), Is.EqualTo(Print(TestProject.CreateDriver().RunGenerators(current))), text);
        }
    }

    [TestCase(
        "Part.cs",
        "[BsonGenerated] public partial class Part { public int X { get; set; } publ }",
        2,
        TestName = "A half-typed member, and the types that refer to it")]
    [TestCase("Level.cs", EditedEnum, 1, TestName = "An enum, and the type that has a constant of it")]
    [TestCase("New.cs", "namespace Unrelated; public class New { public int X { get; set; } }", 0, TestName = "A new file")]
    [TestCase("New.cs", "namespace Unrelated; public class Missing { }", 1, TestName = "A new file with a name that is used")]
    [TestCase("Other.cs", "public class Other { public int Sum() => 2; }", 0, TestName = "A body")]
    [TestCase("Other.cs", "public class Other { public int Sum() => 2; }", 3, NoCache, TestName = "A body, without the cache")]
    public void OnlyTypesThatMayChangeAreParsedAgain(string path, string text, int parsed, params string[] symbols)
    {
        var options = TestProject.ParseOptions.WithPreprocessorSymbols(symbols);
        var files = new Dictionary<string, string>
        {
            ["Usings.cs"] = "global using BsonGen; global using MongoDB.Bson.Serialization.Attributes;",
            ["Order.cs"] = "[BsonGenerated] public partial class Order { public Part? Part { get; set; } public Level Level { get; set; " +
                "} }",
            ["Part.cs"] = "[BsonGenerated] public partial class Part { public int X { get; set; } }",
            ["Default.cs"] = "[BsonGenerated] public partial class Default { [BsonDefaultValue(Level.Low)] public Level Level { get; " +
                "set; } public Missing? M { get; set; } }",
            ["Level.cs"] = Enum,
            ["Other.cs"] = "public class Other { public int Sum() => 1; }",
        };
        Compilation compilation = TestProject.CompileAsIs(
            "Shop", files.Select(file => CSharpSyntaxTree.ParseText(file.Value, options, file.Key)));
        var generator = new BsonGenerator();
        var driver = CSharpGeneratorDriver.Create([generator.AsSourceGenerator()], parseOptions: options).RunGenerators(compilation);
        Assert.That(generator.Cache.ParsedCount, Is.EqualTo(3));
        var edited = CSharpSyntaxTree.ParseText(text, options, path);
        driver.RunGenerators(compilation.SyntaxTrees.SingleOrDefault(tree => tree.FilePath == path) is { } old
            ? compilation.ReplaceSyntaxTree(old, edited)
            : compilation.AddSyntaxTrees(edited));
        Assert.That(generator.Cache.ParsedCount, Is.EqualTo(3 + parsed));
    }

    private static string Print(GeneratorDriver driver) => string.Concat(driver.GetRunResult().Results.Single() is var result
        ? result.GeneratedSources.OrderBy(file => file.HintName, StringComparer.Ordinal)
            .Select(file => $"// {file.HintName}\n{file.SourceText}")
            .Concat(result.Diagnostics.Select(diagnostic => $"{diagnostic}\n"))
        : []);
}
