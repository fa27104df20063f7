using Microsoft.CodeAnalysis.CodeActions;

namespace BsonGen.CodeFixes;

/// <summary>
/// Fixes all occurrences in a document, a project or the solution. The default provider merges texts, and omits fixes of the same
/// lines or of other files. This provider collects the edits of all fixes and makes each once.
/// </summary>
internal sealed class EditingFixAllProvider : FixAllProvider
{
    public static readonly EditingFixAllProvider Instance = new();

    public override async Task<CodeAction?> GetFixAsync(FixAllContext fixAllContext)
    {
        var edits = new SourceEdits();
        var provider = (EditingFixProvider)fixAllContext.CodeFixProvider;
        string? title = null;
        foreach (var diagnostic in await FindDiagnosticsAsync(fixAllContext).ConfigureAwait(false))
        {
            if (fixAllContext.Solution.GetDocument(diagnostic.Location.SourceTree) is not { } document)
            {
                continue;
            }

            foreach (var fix in await provider.FindAsync(
                document, diagnostic, fixAllContext.CancellationToken).ConfigureAwait(false))
            {
                if (fix.Key == fixAllContext.CodeActionEquivalenceKey)
                {
                    title ??= fix.Title;
                    fix.Collect(edits);
                }
            }
        }

        return title is null
            ? null
            : CodeAction.Create(
                title,
                cancellationToken => edits.ApplyAsync(fixAllContext.Solution, cancellationToken),
                fixAllContext.CodeActionEquivalenceKey);
    }

    private static async Task<IEnumerable<Diagnostic>> FindDiagnosticsAsync(FixAllContext context)
    {
        switch (context.Scope)
        {
            case FixAllScope.Document when context.Document is { } document:
                return await context.GetDocumentDiagnosticsAsync(document).ConfigureAwait(false);

            case FixAllScope.Project:
                return await context.GetAllDiagnosticsAsync(context.Project).ConfigureAwait(false);

            case FixAllScope.Solution:
                var all = new List<Diagnostic>();
                foreach (var project in context.Solution.Projects.Where(project => project.Language == LanguageNames.CSharp))
                {
                    all.AddRange(await context.GetAllDiagnosticsAsync(project).ConfigureAwait(false));
                }

                return all;

            default:
                return ImmutableArray<Diagnostic>.Empty;
        }
    }
}
