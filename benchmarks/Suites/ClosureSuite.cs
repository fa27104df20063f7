using System.Globalization;
using Benchmarks.Harness;
using BsonGen.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Benchmarks.Suites;

/// <summary>
/// The generator for types that one line of the assembly requests, beside the same types with an attribute each: a first run, and one key
/// in an editor. Each type holds the one before it, so the line names the last one.
/// </summary>
public static class ClosureSuite
{
    private const int Count = 500;
    private const string UnrelatedPath = "Unrelated.cs";
    private const string EditedPath = "Type50.cs";

    public static IEnumerable<Case> GetCases() =>
    [
        Create($"cold run: {Count} types", static compilation =>
            _ => CreateDriver().RunGenerators(compilation.Clone()).GetRunResult().GeneratedTrees.Length),
        CreateWithKeys("one key in an unrelated method", UnrelatedPath, static (key, _) => WriteUnrelated(key)),
        CreateWithKeys(
            "one key in a member's name",
            EditedPath,
            static (key, text) => text.Replace("Price50", $"Price{key}", StringComparison.Ordinal)),
        CreateWithKeys(
            "a member with a type that was not held, and back",
            EditedPath,
            static (key, text) => key % 2 == 0
                ? text.Replace("public double Price50", "public Spare? Price50", StringComparison.Ordinal)
                : text),
    ];

    private static Case CreateWithKeys(string name, string path, Func<int, string, string> write) =>
        Create($"{name}, {Count} types", compilation =>
        {
            var driver = CreateDriver().RunGenerators(compilation);
            var text = compilation.SyntaxTrees.Single(tree => tree.FilePath == path).ToString();
            return key =>
            {
                var old = compilation.SyntaxTrees.Single(tree => tree.FilePath == path);
                var edited = CSharpSyntaxTree.ParseText(write(key, text), (CSharpParseOptions)old.Options, path);
                compilation = compilation.ReplaceSyntaxTree(old, edited);
                driver = driver.RunGenerators(compilation);
                return key;
            };
        });

    private static Case Create(string name, Func<Compilation, Func<int, int>> prepare) => new(
        name,
        [
            CreateSubject("one line", prepare(Compile(isClosure: true))),
            CreateSubject("an attribute each", prepare(Compile(isClosure: false))),
        ]);

    private static Subject<int, int> CreateSubject(string name, Func<int, int> run)
    {
        var key = 0;
        return new Subject<int, int>(name, [0], _ => run(key++)) { Normalize = static _ => null };
    }

    private static GeneratorDriver CreateDriver() =>
        CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: GeneratorSuite.ParseOptions);

    private static Compilation Compile(bool isClosure)
    {
        var types = Enumerable.Range(0, Count)
            .Select(index => ($"Type{index}.cs", Write(GeneratorSuite.WriteType(index, comment: ""))))
            .Append(("Spare.cs", Write(
                "namespace Shop; [BsonGen.BsonGenerated] public sealed partial class Spare { public int A { get; set; } }")))
            .Append((UnrelatedPath, WriteUnrelated(0)));
        var compilation = GeneratorSuite.Compile(isClosure ? types.Append(("Line.cs", WriteLine())) : types);
        var generated = CreateDriver().RunGenerators(compilation).GetRunResult().GeneratedTrees.Length;
        return generated >= Count + 1
            ? compilation
            : throw new InvalidOperationException($"{generated} files were generated.");

        string Write(string text) => !isClosure
            ? text
            : text
                .Replace("[BsonGenerated]", "", StringComparison.Ordinal)
                .Replace("[BsonGen.BsonGenerated] ", "", StringComparison.Ordinal)
                .Replace("partial ", "", StringComparison.Ordinal);
    }

    private static string WriteLine() => string.Create(
        CultureInfo.InvariantCulture, $"[assembly: BsonGen.BsonGenerated(typeof(Shop.Type{Count - 1}))]");

    private static string WriteUnrelated(int key) => string.Create(
        CultureInfo.InvariantCulture, $"namespace Shop; public class Unrelated {{ public int Sum() => {key}; }}");
}
