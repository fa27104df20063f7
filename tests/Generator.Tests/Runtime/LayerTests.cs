using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// The runtime's folders are layers. A file may use the files of its own layer and of the layers below, and no file of a layer above.
/// </summary>
public class LayerTests
{
    // From the lowest to the highest.
    private static readonly string[][] Layers =
    [
        ["Attributes/", "Internal/Memory/", "Internal/Rules/", "Internal/Driver/"],
        ["Internal/Text/", "Internal/Elements/", "CodeGeneration/Values/"],
        ["Internal/Caching/", "Internal/Reading/", "Internal/Writing/", "CodeGeneration/Reading/", "CodeGeneration/Writing/"],
        ["Internal/Documents/", "Internal/Metrics/", "CodeGeneration/Documents/", "CodeGeneration/Codecs/"],
        ["Internal/Registration/", "CodeGeneration/Serializers/"],
        ["Internal/Queries/"],
        ["Queries/", "CodeGeneration/Queries/"],
        [""],
    ];

    private static readonly CSharpCompilation Runtime = RuntimeSources.Compile();

    [Test]
    public void NoFileUsesALayerAbove()
    {
        var errors = Runtime.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.That(errors, Is.Empty, "The sources are not compiled here as the project compiles them.");
        var wrong = FindUses().Where(use => LayerOf(use.From) < LayerOf(use.To)).Select(use => use.ToString()).Distinct();
        Assert.That(string.Join('\n', wrong), Is.Empty, "A file uses a layer above its own.");
    }

    [Test]
    public void TheTestFindsUsesBetweenLayers() => Assert.That(FindUses().Count(use => LayerOf(use.From) > LayerOf(use.To)), Is.GreaterThan(100));

    [Test]
    public void EachFolderOfALayerExists() => Assert.That(
        Layers.SelectMany(folders => folders).Select(folder => Path.Combine(RuntimeSources.Folder, folder)), Has.All.Matches<string>(Directory.Exists));

    [Test]
    public void GeneratedCodeCallsOneNamespace()
    {
        var folders = Runtime.SyntaxTrees
            .SelectMany(tree => tree.GetRoot().DescendantNodes().OfType<BaseNamespaceDeclarationSyntax>(), (tree, declaration) =>
                (Folder: FolderOf(tree.FilePath), Namespace: declaration.Name.ToString()))
            .Distinct();
        foreach (var (folder, actual) in folders)
        {
            var expected = folder switch
            {
                "" or "Attributes" or "Queries" => "BsonGen",
                _ when folder.StartsWith("CodeGeneration/", StringComparison.Ordinal) => "BsonGen.CodeGeneration",
                _ => "BsonGen." + folder.Replace('/', '.'),
            };
            Assert.That(actual, Is.EqualTo(expected), folder);
        }
    }

    private static IEnumerable<Use> FindUses()
    {
        foreach (var tree in Runtime.SyntaxTrees)
        {
            var model = Runtime.GetSemanticModel(tree);
            foreach (var name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>())
            {
                if (model.GetSymbolInfo(name).Symbol is { } symbol && FindHome(symbol) is { } home && home != tree.FilePath)
                {
                    yield return new Use(tree.FilePath, home, symbol.Name);
                }
            }
        }
    }

    /// <summary>The file that declares a type or a member; for a partial type, the file in the lowest layer.</summary>
    private static string? FindHome(ISymbol symbol)
    {
        var definition = symbol is IMethodSymbol { ReducedFrom: { } extension } ? extension.OriginalDefinition : symbol.OriginalDefinition;
        return definition is INamespaceSymbol
            ? null
            : definition.DeclaringSyntaxReferences.Select(reference => reference.SyntaxTree.FilePath).OrderBy(LayerOf).FirstOrDefault();
    }

    private static int LayerOf(string path) =>
        Array.FindIndex(Layers, folders => folders.Any(folder => path.StartsWith(folder, StringComparison.Ordinal)));

    private static string FolderOf(string path) => path.LastIndexOf('/') is var end and > 0 ? path.Substring(0, end) : "";

    private sealed record Use(string From, string To, string Name)
    {
        public override string ToString() => $"{From} uses {Name} of {To}";
    }
}
