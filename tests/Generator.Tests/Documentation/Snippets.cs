using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>Compiles code of the documents as a user's project would: with the generator, and with all analyzers of its assembly.</summary>
internal static class Snippets
{
    /// <summary>The path of the first snippet.</summary>
    public const string First = "Snippet0.cs";

    /// <summary>The usings of a project with implicit usings.</summary>
    private const string ImplicitUsings =
        """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;

    /// <summary>The usings that the pages of reference omit.</summary>
    private const string UsualUsings =
        """
        global using BsonGen;
        global using CommunityToolkit.Mvvm.ComponentModel;
        global using MongoDB.Bson;
        global using MongoDB.Bson.Serialization;
        global using MongoDB.Bson.Serialization.Attributes;
        global using MongoDB.Bson.Serialization.Conventions;
        global using MongoDB.Bson.Serialization.IdGenerators;
        global using MongoDB.Bson.Serialization.Options;
        global using MongoDB.Bson.Serialization.Serializers;
        global using MongoDB.Driver;
        """;

    private static readonly DiagnosticAnalyzer[] Analyzers =
    [
        .. typeof(BsonGenerator).Assembly.GetTypes()
            .Where(type => type.IsDefined(typeof(DiagnosticAnalyzerAttribute)))
            .Select(type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
    ];

    // The libraries that the documents use, or declarations of them.
    private static readonly MetadataReference[] Libraries =
    [
        MetadataReference.CreateFromFile(typeof(MongoDB.Driver.IMongoClient).Assembly.Location),
        MetadataReference.CreateFromFile(typeof(Microsoft.Extensions.Logging.ILogger).Assembly.Location),
        Declare("CommunityToolkit.Mvvm.cs"),
    ];

    /// <summary>The diagnostics of the generator and the analyzers, and the compiler's errors and warnings.</summary>
    /// <param name="snippets">The files of one project.</param>
    /// <param name="isComplete">Whether the snippets name the namespaces that they use.</param>
    /// <param name="language">The version of C#.</param>
    public static async Task<IReadOnlyList<Diagnostic>> CompileAsync(
        IEnumerable<string> snippets, bool isComplete = false, LanguageVersion language = LanguageVersion.Latest)
    {
        var compilation = CreateCompilation(snippets, isComplete, language);
        var driver = CSharpGeneratorDriver
            .Create(
                [new BsonGenerator().AsSourceGenerator(), new ObservablePropertyGenerator().AsSourceGenerator()],
                parseOptions: TestProject.ParseOptions.WithLanguageVersion(language),
                optionsProvider: TestProject.CreateProperties((TestProject.RequireGuidRepresentation, "true")))
            .RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);
        if (driver.GetRunResult().Results.FirstOrDefault(result => result.Exception is not null).Exception is { } error)
        {
            throw new InvalidOperationException("A generator failed.", error);
        }

        var analyzed = await output.WithAnalyzers([.. Analyzers]).GetAnalyzerDiagnosticsAsync();
        using var assembly = new MemoryStream();
        return [.. reported, .. analyzed, .. output.Emit(assembly).Diagnostics.Where(IsOfCompiler)];
    }

    /// <summary>Runs the generator alone over a file.</summary>
    public static GeneratorRun Generate(string snippet)
    {
        var compilation = CreateCompilation([snippet]);
        return new(TestProject.CreateDriver((TestProject.RequireGuidRepresentation, "true")).RunGenerators(compilation), compilation);
    }

    /// <summary>The project, before generators run.</summary>
    public static Compilation CreateCompilation(
        IEnumerable<string> snippets, bool isComplete = false, LanguageVersion language = LanguageVersion.Latest)
    {
        var compilation = TestProject.Compile(
            "Shop", Libraries, snippets.Select((text, index) => new SourceFile(text, $"Snippet{index}.cs")));
        var usual = compilation.SyntaxTrees.Single(tree => tree.FilePath == "Usings.cs");
        compilation = compilation
            .RemoveSyntaxTrees(usual)
            .AddSyntaxTrees(
                TestProject.Parse(new SourceFile(isComplete ? ImplicitUsings : ImplicitUsings + "\n" + UsualUsings, "ImplicitUsings.cs")));
        var hasStatements = compilation.SyntaxTrees.Any(tree =>
            tree.GetCompilationUnitRoot().Members.OfType<GlobalStatementSyntax>().Any());
        var kind = hasStatements ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary;
        return compilation.WithOptions(compilation.Options.WithOutputKind(kind)).InLanguage(language);
    }

    // CS1591 asks for documentation comments, and CS1701 notes that a library was compiled for an older framework, which no project sees.
    // CS0657 is what the toolkit suppresses for the attributes that it forwards.
    private static bool IsOfCompiler(Diagnostic diagnostic) =>
        diagnostic.Severity >= DiagnosticSeverity.Warning && diagnostic.Id is not ("CS1591" or "CS1701" or "CS0657");

    private static MetadataReference Declare(string file)
    {
        var source = new SourceFile(File.ReadAllText(Path.Combine(Repository.TestsFolder, "Documentation", "Libraries", file)), file);
        var compilation = TestProject.Compile(Path.GetFileNameWithoutExtension(file), [], [source]);
        using var assembly = new MemoryStream();
        var result = compilation.Emit(assembly);
        return result.Success
            ? MetadataReference.CreateFromImage(assembly.ToArray())
            : throw new InvalidOperationException(string.Join('\n', result.Diagnostics));
    }
}
