using System.Globalization;
using System.Text;
using Benchmarks.Harness;
using BsonGen.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Benchmarks.Suites;

/// <summary>The generator itself, in the compiler's process: a first run, and a run after one key was pressed.</summary>
public static class GeneratorSuite
{
    private const string Generator = "generator";
    private const int Keys = 4;
    internal static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest);

    public static IEnumerable<Case> GetCases() => new[] { 1, 100, 500 }.SelectMany(GetCases);

    private static IEnumerable<Case> GetCases(int count)
    {
        var types = count == 1 ? "1 type" : $"{count} types";
        var compilation = Compile(Enumerable.Range(0, count).Select(index => ($"Type{index}.cs", WriteType(index, comment: ""))));

        // One generator driver keeps its cache. Its compilations differ in one file each.
        var driver = CreateDriver().RunGenerators(compilation);
        yield return Case(
            $"cold run: read and write code of {types}", [compilation], static payload => CreateDriver().RunGenerators(payload));
        yield return Case(
            $"one key in a comment, read and write code of {types}",
            Edit(compilation, key => WriteType(0, comment: new string('x', key + 1))),
            driver.RunGenerators);
        yield return Case(
            $"one key in a member's name, read and write code of {types}",
            Edit(
                compilation,
                key => WriteType(0, comment: "").Replace("Price0", "Price0" + new string('x', key + 1), StringComparison.Ordinal)),
            driver.RunGenerators);

        // Each measures the work of a run on the compilation, the generator being the only side.
        Case Case(string name, IReadOnlyList<Compilation> compilations, Func<Compilation, GeneratorDriver> run)
        {
            AssertGenerated(run(compilations[0]), compilations[0], count);

            // A compilation caches its symbols, and each keypress creates a new compilation.
            return new Case(
                name,
                [new Subject<Compilation, GeneratorDriver>(
                    Generator, compilations, payload => run(payload.Clone())) { Normalize = static _ => null }]);
        }
    }

    private static GeneratorDriver CreateDriver() =>
        CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: ParseOptions);

    internal static Compilation Compile(IEnumerable<(string Path, string Text)> sources) => Compile(sources, ParseOptions);

    internal static Compilation Compile(IEnumerable<(string Path, string Text)> sources, CSharpParseOptions options) =>
        CSharpCompilation.Create(
            "Shop",
            sources.Select(source => CSharpSyntaxTree.ParseText(source.Text, options, source.Path)),
            ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
                .Where(path => Path.GetFileName(path).Split('.')[0] is "System" or "netstandard" or "MongoDB" or "BsonGen")
                .Select(path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));

    /// <summary>The compilation with its first file in a few versions.</summary>
    private static List<Compilation> Edit(Compilation compilation, Func<int, string> write)
    {
        var first = compilation.SyntaxTrees.First();
        return Enumerable.Range(0, Keys)
            .Select(key => compilation.ReplaceSyntaxTree(first, CSharpSyntaxTree.ParseText(write(key), ParseOptions, first.FilePath)))
            .ToList();
    }

    private static void AssertGenerated(GeneratorDriver driver, Compilation compilation, int count)
    {
        var result = driver.GetRunResult();
        var errors = compilation.AddSyntaxTrees(result.GeneratedTrees).GetDiagnostics().Concat(result.Diagnostics)
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
            .ToList();
        if (errors.Count > 0 || result.GeneratedTrees.Length != count + 1)
        {
            throw new InvalidOperationException(
                $"{result.GeneratedTrees.Length} files were generated. {string.Join(Environment.NewLine, errors.Take(3))}");
        }
    }

    /// <summary>A type with ten members; it holds the one before it.</summary>
    internal static string WriteType(int index, string comment)
    {
        var text = new StringBuilder();
        text.AppendLine(CultureInfo.InvariantCulture, $$"""
            using System;
            using System.Collections.Generic;
            using BsonGen;
            using MongoDB.Bson.Serialization.Attributes;

            namespace Shop;

            // {{comment}}
            [BsonGenerated]
            public sealed partial class Type{{index}}
            {
                public int Id { get; set; }
                [BsonElement("name")]
                public string Name { get; set; } = "";
                public double Price{{index}} { get; set; }
                public long? Total { get; set; }
                public bool IsOpen { get; set; }
                public DateTime At { get; set; }
                public DayOfWeek Day { get; set; }
                public List<string> Tags { get; set; } = [];
                public Dictionary<string, int> Counts { get; set; } = [];
            """);
        if (index > 0)
        {
            text.AppendLine(CultureInfo.InvariantCulture, $"    public List<Type{index - 1}> Parts {{ get; set; }} = [];");
        }

        return text.AppendLine("}").ToString();
    }
}
