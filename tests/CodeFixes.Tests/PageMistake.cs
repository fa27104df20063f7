using BsonGen.Generator.Tests.Documentation;
using Microsoft.CodeAnalysis.CodeFixes;

namespace BsonGen.CodeFixes.Tests;

/// <summary>A wrong sample of a page in docs/diagnostics, and the right one that names the fix.</summary>
internal sealed record PageMistake(string Id, CodeFixProvider Fix, string Title, string Wrong, CodeBlock Right) : Mistake(Id, Fix, Title)
{
    private static readonly string[] Namespaces =
    [
        "System", "System.Collections.Generic", "BsonGen", "MongoDB.Bson", "MongoDB.Bson.Serialization",
        "MongoDB.Bson.Serialization.Attributes", "MongoDB.Bson.Serialization.Options", "MongoDB.Bson.Serialization.Serializers",
    ];

    /// <summary>The pages in docs/diagnostics.</summary>
    public static IReadOnlyList<MarkdownDocument> Pages { get; } =
        [.. MarkdownDocument.All.Where(page => page.Path.StartsWith("docs/diagnostics/", StringComparison.Ordinal))];

    /// <summary>All wrong samples for which editors offer an action that a right sample of the page names.</summary>
    public static Lazy<Task<List<PageMistake>>> All { get; } = new(FindAllAsync);

    public static string IdOf(MarkdownDocument page) => Path.GetFileNameWithoutExtension(page.Path);

    public override string Usings => string.Concat(Namespaces.Select(name => $"using {name};\n"));

    public override string Source => Wrong;

    /// <summary>The right samples with the title of an action.</summary>
    public static IEnumerable<CodeBlock> FindFixed(MarkdownDocument page) => page.Blocks.Where(block => block.FixTitle is not null);

    /// <summary>The wrong sample as a project whose using directives are in another file.</summary>
    public static TestSolution CreateSolution(string wrong) =>
        new(wrong, string.Concat(Namespaces.Select(name => $"global using {name};\n"))) { RequiresGuidRepresentation = true };

    private static async Task<List<PageMistake>> FindAllAsync()
    {
        var found = new List<PageMistake>();
        foreach (var page in Pages)
        {
            foreach (var wrong in page.Blocks.Where(block => block.IsWrong && FindFixed(page).Any()))
            {
                found.AddRange(await FindAsync(IdOf(page), wrong.Unmarked, FindFixed(page).ToLookup(right => right.FixTitle!)));
            }
        }

        return found;
    }

    private static async Task<List<PageMistake>> FindAsync(string id, string wrong, ILookup<string, CodeBlock> rights)
    {
        var found = new List<PageMistake>();
        using var solution = CreateSolution(wrong);
        var project = solution.Solution.Projects.Single();
        var diagnostic = (await solution.FindDiagnosticsAsync(project)).First(diagnostic => diagnostic.Id == id);
        var document = project.GetDocument(diagnostic.Location.SourceTree)!;
        foreach (var fix in Fixes.Where(fix => fix.FixableDiagnosticIds.Contains(id)))
        {
            var offers = await TestSolution.OfferAsync(fix, document, diagnostic);
            found.AddRange(
                from action in offers
                from right in rights[action.Title]
                select new PageMistake(id, fix, action.Title, wrong, right));
        }

        return found;
    }
}
