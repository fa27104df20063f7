namespace BsonGen.CodeFixes;

/// <summary>Offers fixes that edit declarations, for one occurrence and for all of them.</summary>
/// <param name="ids">The diagnostics that can be fixed.</param>
public abstract class EditingFixProvider(params string[] ids) : CodeFixProvider
{
    /// <inheritdoc />
    public sealed override ImmutableArray<string> FixableDiagnosticIds { get; } = ImmutableArray.Create(ids);

    /// <inheritdoc />
    public sealed override FixAllProvider GetFixAllProvider() => EditingFixAllProvider.Instance;

    /// <inheritdoc />
    public sealed override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (var diagnostic in context.Diagnostics)
        {
            foreach (var fix in await FindAsync(context.Document, diagnostic, context.CancellationToken).ConfigureAwait(false))
            {
                context.RegisterCodeFix(fix.ToAction(context.Document.Project.Solution), diagnostic);
            }
        }
    }

    /// <summary>Finds the ways to fix a diagnostic. None where the source has changed since it was reported.</summary>
    internal async Task<IReadOnlyList<Fix>> FindAsync(Document document, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        var root = await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        var model = await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        return root is null || model is null || !root.FullSpan.Contains(diagnostic.Location.SourceSpan)
            ? []
            : [.. Find(root.FindNode(diagnostic.Location.SourceSpan), model, diagnostic, cancellationToken)];
    }

    private protected abstract IEnumerable<Fix> Find(SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken);
}
