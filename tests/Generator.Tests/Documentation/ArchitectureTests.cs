using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using MongoDB.Bson;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>ARCHITECTURE.md and the pages of the folders of src name files, folders, types and members that exist.</summary>
public sealed partial class ArchitectureTests
{
    private static readonly Lazy<HashSet<string>> Declared = new(() => [.. FindDeclaredNames(), .. FindNamesOfTheDriver()]);

    // The namespace, and properties of a build.
    private static readonly string[] OtherNames = ["BsonGen", "BsonGenQueries", "BSONGEN_NO_CACHE", "DefineConstants"];

    private static readonly string[] Sources =
        [.. Directory.EnumerateFiles(Repository.PathOf("src"), "*.cs", SearchOption.AllDirectories).Where(path => !IsOutput(path))];

    public static IEnumerable<string> Pages() => MarkdownDocument.All
        .Select(document => document.Path)
        .Where(path => path == "ARCHITECTURE.md" || path.StartsWith("src/", StringComparison.Ordinal));

    [Test]
    public void EachPageIsFound() => Assert.That(Pages().Count(), Is.GreaterThanOrEqualTo(4));

    [TestCaseSource(nameof(Pages))]
    public void FilesExist(string page)
    {
        var names = FileInCode().Matches(Prose(page)).Select(match => match.Groups["name"].Value).Distinct();
        var files = Sources.Select(Path.GetFileName).ToHashSet();
        Assert.That(names.Where(name => !files.Contains(name)), Is.Empty);
    }

    [TestCaseSource(nameof(Pages))]
    public void FoldersExist(string page)
    {
        var paths = PathInCode().Matches(Prose(page)).Select(match => match.Groups["path"].Value).Distinct();
        Assert.That(paths.Where(path => !Path.Exists(Repository.PathOf(path))), Is.Empty);
    }

    [TestCaseSource(nameof(Pages))]
    public void NamesExist(string page)
    {
        var names = NameInCode().Matches(Prose(page))
            .SelectMany(match => match.Groups["name"].Value.Split('.'))
            .Where(name => !name.StartsWith("Market", StringComparison.Ordinal))
            .Except(OtherNames)
            .ToList();
        Assert.That(names, Is.Not.Empty);
        Assert.That(names.Where(name => !Declared.Value.Contains(name)), Is.Empty);
    }

    private static string Prose(string page) => MarkdownDocument.All.Single(document => document.Path == page).Prose;

    private static IEnumerable<string> FindDeclaredNames()
    {
        var folder = Repository.PathOf("src");
        foreach (var path in Sources)
        {
            foreach (var part in Path.GetRelativePath(folder, Path.GetDirectoryName(path)!).Split(Path.DirectorySeparatorChar))
            {
                yield return part;
            }

            foreach (var node in CSharpSyntaxTree.ParseText(File.ReadAllText(path)).GetRoot().DescendantNodes())
            {
                var name = node switch
                {
                    BaseTypeDeclarationSyntax type => type.Identifier.Text,
                    MethodDeclarationSyntax method => method.Identifier.Text,
                    PropertyDeclarationSyntax property => property.Identifier.Text,
                    EnumMemberDeclarationSyntax member => member.Identifier.Text,
                    VariableDeclaratorSyntax { Parent.Parent: FieldDeclarationSyntax } field => field.Identifier.Text,
                    ParameterSyntax { Parent.Parent: RecordDeclarationSyntax } parameter => parameter.Identifier.Text,
                    _ => null,
                };
                if (name is not null)
                {
                    yield return name;
                }
            }
        }

        // Names of the tests that the pages cite.
        foreach (var type in typeof(ArchitectureTests).Assembly.GetTypes())
        {
            yield return type.Name;
        }
    }

    private static IEnumerable<string> FindNamesOfTheDriver() =>
        from assembly in new[]
        {
            typeof(BsonDocument).Assembly, typeof(MongoDB.Driver.IMongoClient).Assembly, typeof(SyntaxNode).Assembly,
            typeof(object).Assembly,
        }
        from type in assembly.GetExportedTypes()
        from name in type.GetMembers().Select(member => member.Name).Prepend(type.Name.Split('`')[0])
        select name;

    private static bool IsOutput(string path) =>
        path.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal) ||
        path.Contains($"{Path.DirectorySeparatorChar}bin{Path.DirectorySeparatorChar}", StringComparison.Ordinal);

    [GeneratedRegex(@"`(?<name>[A-Z][\w.]*\.cs)`")]
    private static partial Regex FileInCode();

    [GeneratedRegex(@"`(?<path>(src|tests|benchmarks|samples|build|docs)(/[\w.]+)*)`")]
    private static partial Regex PathInCode();

    // A name alone, or that of a member after its type, perhaps with type arguments or an ellipsis.
    [GeneratedRegex(@"`(?<name>[A-Z]\w+(\.[A-Z]\w+)?)(<\w+>)?`")]
    private static partial Regex NameInCode();
}
