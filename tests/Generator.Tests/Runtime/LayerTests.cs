using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// The runtime's folders are layers. A file may use the files of its own folder and of the layers below, and no file of a layer above.
/// </summary>
public class LayerTests
{
    // From the lowest to the highest. The folders of one layer do not use each other.
    private static readonly string[][] Layers =
    [
        ["Attributes/", "CodeGeneration/Attributes/", "Internal/Memory/", "Internal/Rules/", "Internal/Reasons/"],
        ["Internal/Driver/", "Internal/Text/"],
        ["Internal/Elements/", "Internal/Metrics/"],
        ["CodeGeneration/Values/", "Internal/Reading/", "Internal/Reporting/", "Internal/Writing/"],
        ["CodeGeneration/Reading/", "CodeGeneration/Writing/"],
        ["CodeGeneration/ScalarCodecs/"],
        ["CodeGeneration/Documents/"],
        ["Internal/Documents/"],
        ["Internal/Registration/"],
        ["CodeGeneration/Serializers/"],
        ["CodeGeneration/Codecs/"],
        ["Internal/Queries/"],
        ["Queries/"],
        ["CodeGeneration/Queries/"],
        [""],
    ];

    /// <summary>
    /// Values hold values. A value of any type may be an object, which the name of a type precedes; such an object is a value of any
    /// type. The codec of an array or a dictionary of objects reads such values again, and is itself the codec of a value of any type.
    /// </summary>
    private static readonly string[] ValuesOfAnyType =
    [
        "AnyCodec`1", "AnyValue", "DefaultCodec", "DefaultCodec`1", "ObjectValue", "WrappedObject", "WrappedObjects",
    ];

    // Two types that share one idea.
    private const int OtherCycle = 2;

    private static readonly CSharpCompilation Runtime = RuntimeSources.Compilation;

    // To find the symbols of all names takes most of the time.
    private static readonly Lazy<IReadOnlyList<(SimpleNameSyntax Name, ISymbol Symbol)>> Names = new(() => [.. FindNames()]);

    [Test]
    public void NoFileUsesALayerAbove()
    {
        var errors = Runtime.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.That(errors, Is.Empty, "The sources are not compiled here as the project compiles them.");
        var wrong = FindUses().Where(use => LayerOf(use.From) < LayerOf(use.To)).Select(use => use.ToString()).Distinct();
        Assert.That(string.Join('\n', wrong), Is.Empty, "A file uses a layer above its own.");
    }

    [Test]
    public void TheTestFindsUsesBetweenLayers() =>
        Assert.That(FindUses().Count(use => LayerOf(use.From) > LayerOf(use.To)), Is.GreaterThan(100));

    [Test]
    public void FoldersOfALayerDoNotUseEachOther()
    {
        var uses = FindUses()
            .Where(use => LayerOf(use.From) == LayerOf(use.To) && LayeredFolderOf(use.From) != LayeredFolderOf(use.To));
        Assert.That(string.Join('\n', uses), Is.Empty, "Folders of one layer use each other.");
    }

    [Test]
    public void OnlyValuesOfAnyTypeAreALargeCycleOfTypes()
    {
        var cycles = FindCycles().OrderByDescending(cycle => cycle.Count).ToList();
        Assert.That(cycles[0], Is.EquivalentTo(ValuesOfAnyType), string.Join(' ', cycles[0]));
        Assert.That(cycles[1], Has.Count.LessThanOrEqualTo(OtherCycle), string.Join(' ', cycles[1]));
    }

    [Test]
    public void EachFolderOfALayerExists() => Assert.That(
        Layers.SelectMany(folders => folders).Select(folder =>
            Path.Combine(RuntimeSources.Folder, folder)), Has.All.Matches<string>(Directory.Exists));

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

    /// <summary>The names that stand for a symbol of the runtime.</summary>
    private static IEnumerable<(SimpleNameSyntax Name, ISymbol Symbol)> FindNames()
    {
        foreach (var tree in Runtime.SyntaxTrees)
        {
            var model = Runtime.GetSemanticModel(tree);
            foreach (var name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>())
            {
                if (model.GetSymbolInfo(name).Symbol is { } symbol && FindHome(symbol) is not null)
                {
                    yield return (name, symbol);
                }
            }
        }
    }

    private static IEnumerable<Use> FindUses() => Names.Value
        .Select(use => new Use(use.Name.SyntaxTree.FilePath, FindHome(use.Symbol)!, use.Symbol.Name))
        .Where(use => use.From != use.To);

    // Types that reach each other, by Tarjan's algorithm. A nested type counts as the type around it.
    private static List<List<string>> FindCycles()
    {
        var uses = FindTypeUses();
        var index = new Dictionary<string, int>();
        var low = new Dictionary<string, int>();
        var stack = new Stack<string>();
        var cycles = new List<List<string>>();
        foreach (var type in uses.Keys.Where(type => !index.ContainsKey(type)).ToList())
        {
            Visit(type);
        }

        return cycles;

        void Visit(string type)
        {
            index[type] = low[type] = index.Count;
            stack.Push(type);
            foreach (var used in uses.GetValueOrDefault(type) ?? [])
            {
                if (!index.ContainsKey(used))
                {
                    Visit(used);
                    low[type] = Math.Min(low[type], low[used]);
                }
                else if (stack.Contains(used))
                {
                    low[type] = Math.Min(low[type], index[used]);
                }
            }

            if (low[type] != index[type])
            {
                return;
            }

            var cycle = new List<string>();
            do
            {
                cycle.Add(stack.Pop());
            }
            while (cycle[^1] != type);
            if (cycle.Count > 1)
            {
                cycles.Add(cycle);
            }
        }
    }

    private static Dictionary<string, HashSet<string>> FindTypeUses()
    {
        var uses = new Dictionary<string, HashSet<string>>();
        foreach (var (name, symbol) in Names.Value)
        {
            if (name.Ancestors().OfType<BaseTypeDeclarationSyntax>().LastOrDefault() is not { } declaration)
            {
                continue;
            }

            var definition = symbol is IMethodSymbol { ReducedFrom: { } extension } ? extension : symbol;
            var model = Runtime.GetSemanticModel(name.SyntaxTree);
            var user = OutermostTypeOf(model.GetDeclaredSymbol(declaration)!)!.MetadataName;
            var used = OutermostTypeOf(definition)?.MetadataName;
            if (used is not null && used != user && definition is not (IParameterSymbol or ILocalSymbol or ITypeParameterSymbol))
            {
                (uses.TryGetValue(user, out var all) ? all : uses[user] = []).Add(used);
            }
        }

        return uses;
    }

    private static INamedTypeSymbol? OutermostTypeOf(ISymbol symbol)
    {
        var type = symbol as INamedTypeSymbol ?? symbol.ContainingType;
        while (type?.ContainingType is { } container)
        {
            type = container;
        }

        return type is null ? null : FindExtended(type) ?? type;
    }

    // The reader or the writer, for a class of its extensions in one of its folders, which is a part of it.
    private static INamedTypeSymbol? FindExtended(INamedTypeSymbol type)
    {
        var extension = type.GetMembers().OfType<IMethodSymbol>().FirstOrDefault(method => method.IsExtensionMethod);
        return extension?.Parameters[0].Type is INamedTypeSymbol { IsRefLikeType: true } extended &&
            FoldersOf(extended).Intersect(FoldersOf(type)).Any()
                ? extended
                : null;
    }

    private static IEnumerable<string> FoldersOf(INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.Select(reference => FolderOf(reference.SyntaxTree.FilePath));

    /// <summary>The file that declares a type or a member; for a partial type, the file in the lowest layer.</summary>
    private static string? FindHome(ISymbol symbol)
    {
        var definition = symbol is IMethodSymbol { ReducedFrom: { } extension } ? extension.OriginalDefinition : symbol.OriginalDefinition;
        return definition is INamespaceSymbol
            ? null
            : definition.DeclaringSyntaxReferences.Select(reference => reference.SyntaxTree.FilePath).OrderBy(LayerOf).FirstOrDefault();
    }

    private static int LayerOf(string path) => Array.FindIndex(Layers, folders => folders.Contains(LayeredFolderOf(path)));

    // The innermost folder with a layer.
    private static string LayeredFolderOf(string path) => Layers.SelectMany(folders => folders)
        .Where(folder => path.StartsWith(folder, StringComparison.Ordinal))
        .MaxBy(folder => folder.Length)!;

    private static string FolderOf(string path) => path.LastIndexOf('/') is var end and > 0 ? path.Substring(0, end) : "";

    private sealed record Use(string From, string To, string Name)
    {
        public override string ToString() => $"{From} uses {Name} of {To}";
    }
}
