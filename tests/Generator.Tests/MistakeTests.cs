using System.Collections.Immutable;
using BsonGen.Generator.Analyzers;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// All that the generator and the analyzers report for a mistake is at its exact place. What the compiler refuses is reported by the
/// compiler alone.
/// </summary>
public sealed class MistakeTests
{
    private const string Usings =
        """
        global using MongoDB.Bson.Serialization;
        global using MongoDB.Bson.Serialization.Conventions;
        global using MongoDB.Bson.Serialization.IdGenerators;
        global using MongoDB.Bson.Serialization.Options;
        global using MongoDB.Bson.Serialization.Serializers;
        global using MongoDB.Driver;
        """;

    private static readonly MetadataReference Driver = MetadataReference.CreateFromFile(
        typeof(MongoDB.Driver.IMongoClient).Assembly.Location);

    // One compilation has all mistakes that do not concern the whole assembly, each in a file and a namespace of its own.
    private static readonly Lazy<ILookup<string, Diagnostic>> Together = new(() =>
        Compile(
            MistakeCase.All.Select((mistake, i) => (mistake, i))
                .Where(item => !item.mistake.IsOfAssembly)
                .Select(item => item.mistake.ToFile(item.i))));

    private static IEnumerable<TestCaseData> Mistakes =>
        MistakeCase.All.Select((mistake, i) =>
            new TestCaseData(i) { TestName = $"{nameof(MistakeIsReportedAtItsPlace)}({mistake.Source})" });

    [TestCaseSource(nameof(Mistakes))]
    public void MistakeIsReportedAtItsPlace(int i)
    {
        OldCompiler.SkipLongTest();
        var mistake = MistakeCase.All[i];
        var file = mistake.ToFile(i);

        // The lowest Roslyn knows the language of some sources only.
        var isAlone = mistake.IsOfAssembly || OldCompiler.HasNoTypesWithoutBody;
        var reported = (isAlone ? Compile([file]) : Together.Value)[file.Path]
            .OrderBy(diagnostic => diagnostic.Location.SourceSpan)
            .ThenBy(diagnostic => diagnostic.Id, StringComparer.Ordinal)
            .ToLookup(diagnostic => diagnostic.Id.StartsWith("BSONGEN", StringComparison.Ordinal));
        Assert.That(
            string.Join(
                ' ',
                reported[true].Select(Describe).Concat(
                    reported[false].Select(error => error.Id).Distinct().Order(StringComparer.Ordinal))),
            Is.EqualTo(mistake.IsStored ? "" : mistake.Outcome));
        Assert.That(
            reported[true].Select(diagnostic => diagnostic.Location.SourceSpan),
            Is.EqualTo(file.Spans),
            "The places are other than those marked in the source.");
    }

    [Test]
    public void NothingIsRepeatedInGeneratedFiles() =>
        Assert.That(Together.Value.Where(file => file.Key.EndsWith(".g.cs", StringComparison.Ordinal)).SelectMany(file => file), Is.Empty);

    private static string Describe(Diagnostic diagnostic) => diagnostic.Id["BSONGEN".Length..] + (diagnostic.Severity switch
    {
        DiagnosticSeverity.Error => "!",
        DiagnosticSeverity.Warning => "?",
        _ => "",
    });

    /// <summary>All that is reported, and the errors of the compiler, by file.</summary>
    private static ILookup<string, Diagnostic> Compile(IEnumerable<SourceFile> files)
    {
        var compilation = TestProject.Compile("Mistakes", [Driver], files.Prepend(new SourceFile(Usings, "MoreUsings.cs")));
        TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true")).RunGeneratorsAndUpdateCompilation(
            compilation, out var output, out var diagnostics);
        ImmutableArray<DiagnosticAnalyzer> analyzers = [
            new CandidateAnalyzer(),
            new EnumAttributesAnalyzer(),
            new OtherGeneratorsAnalyzer(),
        ];

        // The generator reports the members, and an analyzer the types that they hold.
        var analyzed = output.WithAnalyzers(analyzers).GetAnalyzerDiagnosticsAsync().GetAwaiter().GetResult()
            .Where(diagnostic => diagnostic.Id != "BSONGEN019");
        return diagnostics
            .Concat(analyzed)
            .Concat(output.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error))
            .ToLookup(diagnostic => diagnostic.Location.SourceTree?.FilePath ?? "");
    }
}
