using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Runs the generator over sources. Whatever a test is about, it also proves that a second run finds all in the cache, that what was
/// generated compiles without a warning, also in the oldest language, and that nothing was reported which the test does not expect.
/// </summary>
internal static class GeneratorHarness
{
    private const string MissingDocumentation = "CS1591";

    // Projects of the SDK do not report it.
    private const string OtherVersionOfReference = "CS1701";

    public static GeneratorRun Run(SourceFile source, params ExpectedDiagnostic[] expected) => Run([source], expected);

    public static GeneratorRun Run(SourceFile[] sources, params ExpectedDiagnostic[] expected) =>
        Run(TestProject.Compile(sources), TestProject.CreateDriver(), sources, expected);

    public static GeneratorRun Run(
        Compilation compilation, GeneratorDriver driver, IReadOnlyList<SourceFile> sources, params ExpectedDiagnostic[] expected)
    {
        var run = new GeneratorRun(driver.RunGenerators(compilation), compilation);
        Assert.That(run.Result.Exception, Is.Null, "The generator failed.");
        AssertDiagnostics(run.Result.Diagnostics, sources, expected);
        AssertSound(run);
        return run;
    }

    /// <summary>A second run finds all in the cache, and what was generated compiles, also in the oldest language.</summary>
    public static void AssertSound(GeneratorRun run)
    {
        AssertCached(run);
        AssertCompiles(run, hasErrors: run.Result.Diagnostics.Any(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error));
        if (!OldCompiler.HasNoTypesWithoutBody)
        {
            // The lowest Roslyn has compiled it in that language already.
            AssertCompilesInOldestLanguage(run);
        }
    }

    private static void AssertDiagnostics(
        ImmutableArray<Diagnostic> diagnostics, IReadOnlyList<SourceFile> sources, IReadOnlyList<ExpectedDiagnostic> expected)
    {
        var reported = diagnostics
            .OrderBy(diagnostic => diagnostic.Location.SourceTree?.FilePath, StringComparer.Ordinal)
            .ThenBy(diagnostic => diagnostic.Location.SourceSpan)
            .ThenBy(diagnostic => diagnostic.Id, StringComparer.Ordinal)
            .ToList();
        var actual = reported.Select(diagnostic =>
            new ExpectedDiagnostic(diagnostic.Id, diagnostic.Severity, diagnostic.GetMessage())).ToList();
        if (!actual.SequenceEqual(expected))
        {
            Assert.Fail(
                "Other diagnostics were expected. To assert these:\n" +
                string.Join(",\n", actual.Select(diagnostic => diagnostic.ToCode())));
        }

        var places = reported.Select(Describe);
        var marks = sources
            .OrderBy(source => source.Path, StringComparer.Ordinal)
            .SelectMany(source => source.Spans.Select(span => Describe(source.Path, source.Text, span)));
        Assert.That(places, Is.EqualTo(marks), "The places of the diagnostics are other than those marked in the sources.");
    }

    private static string Describe(Diagnostic diagnostic) =>
        Describe(diagnostic.Location.SourceTree!.FilePath, diagnostic.Location.SourceTree.ToString(), diagnostic.Location.SourceSpan);

    private static string Describe(string path, string text, TextSpan span) =>
        $"{path} at {span.Start}: {text.Substring(span.Start, span.Length)}";

    private static void AssertCached(GeneratorRun first)
    {
        var second = first.RunAgain(first.Compilation.Clone());
        Assert.Multiple(() =>
        {
            Assert.That(second.ReasonsOf(BsonGenerator.ModelsStep), Is.All.AnyOf(RunReasons.NothingNew), "Models are not cached.");
            Assert.That(
                second.ReasonsOf(BsonGenerator.RegistrationStep), Is.All.AnyOf(RunReasons.NothingNew), "The registration is not cached.");
            Assert.That(
                second.ReasonsOf(BsonGenerator.DiscriminatorsStep),
                Is.All.AnyOf(RunReasons.NothingNew),
                "Discriminators are compared again.");
            foreach (var (name, text) in second.Texts)
            {
                Assert.That(text, Is.SameAs(first.Texts[name]), $"{name} was generated again.");
            }
        });
    }

    private static void AssertCompiles(GeneratorRun run, bool hasErrors)
    {
        var compilation = run.Output;
        var generated = compilation.SyntaxTrees.Except(run.Compilation.SyntaxTrees).ToHashSet();
        using var assembly = new MemoryStream();
        var diagnostics = compilation.Emit(assembly).Diagnostics
            .Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning && diagnostic.Id != OtherVersionOfReference)
            .Where(diagnostic => diagnostic.Id != MissingDocumentation || generated.Contains(diagnostic.Location.SourceTree!))
            .ToList();
        if (diagnostics.Count > 0)
        {
            var files = diagnostics.Select(diagnostic => diagnostic.Location.SourceTree)
                .OfType<SyntaxTree>()
                .Where(generated.Contains)
                .Distinct();
            Assert.Fail(
                $"The generated code does not compile{(hasErrors ? " beside types with errors" : "")}:\n" +
                $"{string.Join('\n', diagnostics)}\n\n" +
                string.Join("\n\n", files.Select(file => file.ToString())));
        }
    }

    // The sources of a test may need a later language than the generated code.
    private static void AssertCompilesInOldestLanguage(GeneratorRun run)
    {
        var compilation = run.Output.InLanguage(TestProject.OldestLanguage);
        var generated = run.Output.SyntaxTrees.Except(run.Compilation.SyntaxTrees).Select(tree => tree.FilePath).ToHashSet();
        var errors = compilation.SyntaxTrees
            .Where(tree => generated.Contains(tree.FilePath))
            .SelectMany(tree => compilation.GetSemanticModel(tree).GetDiagnostics())
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.That(errors, Is.Empty, $"The generated code does not compile as {TestProject.OldestLanguage}.");
    }
}
