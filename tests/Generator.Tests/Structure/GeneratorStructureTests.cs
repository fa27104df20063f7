using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>The folders of the generator depend on each other in one direction, and its types in small circles only.</summary>
public sealed class GeneratorStructureTests
{
    // A value may hold a codec, and a codec a value: that recursion is natural. The number may only be lowered.
    private const int LargestCircleOfTypes = 3;

    private static readonly string Folder = Repository.PathOf("src/Generator");

    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest, DocumentationMode.None);

    // Without nullable annotations, the compiler finds symbols in half of the time.
    private static readonly CSharpCompilation Generator = Compile();

    private static readonly Lazy<IReadOnlyCollection<(INamedTypeSymbol From, INamedTypeSymbol To)>> Uses = new(() =>
        [.. FindUses().Distinct()]);

    [Test]
    public void SourcesCompile()
    {
        var errors = Generator.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error);
        Assert.That(errors, Is.Empty, "The sources are not compiled here as the project compiles them.");
    }

    [Test]
    public void FoldersHaveOneDirection()
    {
        var uses = Uses.Value.Select(use => (FolderOf(use.From), FolderOf(use.To))).Where(use => use.Item1 != use.Item2).ToHashSet();
        Assert.That(uses, Has.Count.GreaterThan(30), "The uses are not found.");
        Assert.That(
            FindCircles(uses).Where(circle => circle.Count > 1).Select(circle => string.Join(", ", circle)),
            Is.Empty,
            "These folders use each other in a circle.");
    }

    [Test]
    public void CirclesOfTypesAreSmall()
    {
        var uses = Uses.Value.Select(use => (use.From.ToDisplayString(), use.To.ToDisplayString())).ToHashSet();
        Assert.That(uses, Has.Count.GreaterThan(500), "The uses are not found.");
        var largest = FindCircles(uses).MaxBy(circle => circle.Count)!;
        Assert.That(largest, Has.Count.EqualTo(LargestCircleOfTypes), () => string.Join(", ", largest));
    }

    [Test]
    public void FindsCircles() => Assert.That(
        FindCircles([("A", "B"), ("B", "C"), ("C", "B"), ("C", "D")]).Select(circle => string.Concat(circle.Order())),
        Is.EquivalentTo(["A", "BC", "D"]));

    private static CSharpCompilation Compile()
    {
        var files = Directory.EnumerateFiles(Folder, "*.cs", SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(Folder, path).Replace('\\', '/'))
            .Where(path => !path.StartsWith("obj/", StringComparison.Ordinal) && !path.StartsWith("bin/", StringComparison.Ordinal))
            .ToDictionary(path => path, path => File.ReadAllText(Path.Combine(Folder, path)));
        foreach (var path in Directory.EnumerateFiles(Repository.PathOf("src/Runtime/Internal/Rules"), "*.cs"))
        {
            files.Add($"Rules/{Path.GetFileName(path)}", File.ReadAllText(path));
        }

        // The build writes the file with the address.
        files.Add(
            "Usings.cs",
            "global using System; global using System.Collections.Generic; global using System.IO; global using System.Linq; global " +
            "using System.Threading;");
        files.Add(
            "Diagnostics/Repository.cs",
            "namespace BsonGen.Generator { internal static class Repository { public const string Url = \"\"; } }");
        return CSharpCompilation.Create(
            "BsonGen.Generator",
            files.Select(file => CSharpSyntaxTree.ParseText(file.Value, ParseOptions, file.Key)),
            TestProject.Framework()
                .Append(typeof(Compilation).Assembly.Location)
                .Append(typeof(CSharpCompilation).Assembly.Location)
                .Select(path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
    }

    private static IEnumerable<(INamedTypeSymbol, INamedTypeSymbol)> FindUses()
    {
        foreach (var tree in Generator.SyntaxTrees)
        {
            var model = Generator.GetSemanticModel(tree);
            foreach (var declaration in tree.GetRoot().DescendantNodes().OfType<BaseTypeDeclarationSyntax>().Where(IsOutermost))
            {
                var user = model.GetDeclaredSymbol(declaration)!;
                foreach (var name in declaration.DescendantNodes().OfType<SimpleNameSyntax>())
                {
                    if (FindUsed(model.GetSymbolInfo(name).Symbol) is { } used && !SymbolEqualityComparer.Default.Equals(used, user))
                    {
                        yield return (user, used);
                    }
                }
            }
        }
    }

    private static bool IsOutermost(BaseTypeDeclarationSyntax declaration) => declaration.Parent is not TypeDeclarationSyntax;

    /// <summary>The outermost type of the generator to which a symbol belongs; null for symbols of libraries.</summary>
    private static INamedTypeSymbol? FindUsed(ISymbol? symbol)
    {
        var type = (symbol as INamedTypeSymbol ?? symbol?.ContainingType)?.OriginalDefinition;
        while (type?.ContainingType is { } container)
        {
            type = container;
        }

        return type?.DeclaringSyntaxReferences.IsEmpty == false && symbol is not ITypeParameterSymbol ? type : null;
    }

    private static string FolderOf(INamedTypeSymbol type)
    {
        var path = type.DeclaringSyntaxReferences[0].SyntaxTree.FilePath;
        return path.Contains('/') ? path[..path.LastIndexOf('/')] : "";
    }

    /// <summary>Groups the nodes of a graph that reach each other.</summary>
    private static IEnumerable<HashSet<string>> FindCircles(IReadOnlyCollection<(string From, string To)> uses)
    {
        var next = uses.ToLookup(use => use.From, use => use.To);
        var previous = uses.ToLookup(use => use.To, use => use.From);
        var left = uses.SelectMany(use => new[] { use.From, use.To }).ToHashSet();
        while (left.Count > 0)
        {
            var start = left.First();
            var circle = FindReached(start, next);
            circle.IntersectWith(FindReached(start, previous));
            left.ExceptWith(circle);
            yield return circle;
        }
    }

    private static HashSet<string> FindReached(string start, ILookup<string, string> next)
    {
        var reached = new HashSet<string> { start };
        var open = new Stack<string>(reached);
        while (open.TryPop(out var node))
        {
            foreach (var found in next[node].Where(reached.Add))
            {
                open.Push(found);
            }
        }

        return reached;
    }
}
