using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace BsonGen.Generator.Tests.Editing;

/// <summary>A project whose first file is edited. The generator's driver is kept, as in an editor.</summary>
internal sealed class EditedProject(CSharpCompilation compilation, GeneratorDriver driver)
{
    // The errors found in files that are generated unchanged many times.
    private readonly HashSet<(string, string)> _known = [];

    public static EditedProject Open(CSharpCompilation compilation)
    {
        var project = new EditedProject(compilation, TestProject.CreateEditorDriver().RunGenerators(compilation));
        project.Check(project, isFirst: true);
        return project;
    }

    public SyntaxTree File => compilation.SyntaxTrees[0];

    /// <summary>The project with the text of its first file replaced, and the generator run again.</summary>
    public EditedProject Edit(string text)
    {
        var edited = compilation.ReplaceSyntaxTree(File, EditedModels.Parse(text, File.FilePath));
        return new EditedProject(edited, driver.RunGenerators(edited));
    }

    /// <summary>Finds the error after an edit; null for none.</summary>
    /// <param name="original">The project before the edits. Files that are generated as for it are not checked again. Null to check
    /// all.</param>
    public string? Check(EditedProject? original) => Check(original ?? new EditedProject(compilation, driver), isFirst: false);

    private string? Check(EditedProject original, bool isFirst)
    {
        var result = driver.GetRunResult().Results.Single();
        if (result.Exception is { } exception)
        {
            return "exception: " + exception.GetType().Name + " " + exception.StackTrace?.Split('\n').FirstOrDefault()?.Trim();
        }

        if (!isFirst)
        {
            var fresh = TestProject.CreateEditorDriver().RunGenerators(compilation).GetRunResult().Results.Single();
            var differences = Print(result).Except(Print(fresh))
                .Select(line => "- " + line)
                .Concat(Print(fresh).Except(Print(result)).Select(line => "+ " + line))
                .ToList();
            if (fresh.Exception is not null || differences.Count > 0)
            {
                return "an output that is not a fresh run's: " + string.Join("\n", differences.Take(4)) + fresh.Exception + Names(result) +
                    Names(fresh);
            }
        }

        return FindErrors(result, original, isFirst);
    }

    private string? FindErrors(GeneratorRunResult result, EditedProject original, bool isFirst)
    {
        var generated = result.GeneratedSources.Where(source =>
            !original._known.Contains((source.HintName, source.SourceText.ToString()))).ToList();
        if (isFirst)
        {
            original._known.UnionWith(generated.Select(source => (source.HintName, source.SourceText.ToString())));
        }

        var output = compilation.AddSyntaxTrees(result.GeneratedSources.Select(source => source.SyntaxTree));
        foreach (var source in generated)
        {
            if (Errors(output, source.SyntaxTree).FirstOrDefault() is { } error)
            {
                return $"an error in a generated file: {error.Id} {error.GetMessage()}";
            }
        }

        var own = Errors(compilation, File).Select(error => (error.Id, error.Location.SourceSpan)).ToHashSet();
        return Errors(output, File).FirstOrDefault(error => !own.Contains((error.Id, error.Location.SourceSpan))) is { } caused
            ? $"an error that generated code makes in the user's: {caused.Id} {caused.GetMessage()}"
            : null;
    }

    private static IEnumerable<Diagnostic> Errors(Compilation compilation, SyntaxTree tree) =>
        compilation.GetSemanticModel(tree).GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);

    private static string Names(GeneratorRunResult result) =>
        "\n" + string.Join(" ", result.GeneratedSources.Select(source => source.HintName));

    private static HashSet<string> Print(GeneratorRunResult result) =>
    [
        .. result.GeneratedSources.Select(source => source.HintName + source.SourceText),
        .. result.Diagnostics.Select(diagnostic => diagnostic.ToString()),
    ];
}
