using BsonGen.Generator.Analyzers.OtherGenerators;

namespace BsonGen.Generator.Analyzers;

/// <summary>Reports what other source generators add to annotated types: the driver maps it, but no generator sees it.</summary>
/// <remarks>It runs once, on the finished compilation, and therefore in builds and not while users type.</remarks>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class OtherGeneratorsAnalyzer() : SourceAnalyzer(MadeElsewhere, ClassMapped)
{
    // Another generator may make an annotated type.
    private protected override GeneratedCodeAnalysisFlags OfGeneratedCode =>
        GeneratedCodeAnalysisFlags.Analyze | GeneratedCodeAnalysisFlags.ReportDiagnostics;

    private protected override void Register(AnalysisContext context) => context.RegisterCompilationAction(static end =>
    {
        if (end.Compilation is not CSharpCompilation { LanguageVersion: >= LanguageVersion.CSharp11 } compilation ||
            !RefersToRuntime(compilation))
        {
            return;
        }

        var options = end.Options.AnalyzerConfigOptionsProvider.GlobalOptions;
        var files = GeneratedFiles.Of(compilation, options);
        if (!files.HasOthers)
        {
            return;
        }

        var properties = BuildProperties.Of(compilation.AssemblyName ?? "", options);
        foreach (var diagnostic in new FinishedTypes(compilation, files, properties).Check(end.CancellationToken))
        {
            end.ReportDiagnostic(diagnostic);
        }
    });
}
