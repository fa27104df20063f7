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
        var solution = context.Document.Project.Solution;
        foreach (var diagnostic in context.Diagnostics)
        {
            foreach (var fix in await FindAsync(
                context.Document, diagnostic, context.CancellationToken).ConfigureAwait(false))
            {
                context.RegisterCodeFix(fix.ToAction(solution), diagnostic);
            }
        }
    }

    /// <summary>Finds the ways to fix a diagnostic. None where the source has changed since it was reported.</summary>
    internal async Task<IReadOnlyList<Fix>> FindAsync(
        Document document, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        var fixes = await FindAsync(document, diagnostic, diagnostic.Location, cancellationToken).ConfigureAwait(false);
        if (diagnostic.AdditionalLocations.Count == 0)
        {
            return fixes;
        }

        // The diagnostic is about several members of a type, and so is each fix.
        var all = fixes.ToList();
        foreach (var location in diagnostic.AdditionalLocations)
        {
            if (document.Project.GetDocument(location.SourceTree) is { } other)
            {
                all.AddRange(await FindAsync(other, diagnostic, location, cancellationToken).ConfigureAwait(false));
            }
        }

        return [.. all.GroupBy(fix => fix.Key).Select(static same => Fix.Join([.. same]))];
    }

    /// <summary>
    /// Whether the fix of a diagnostic changes how a member is stored that the driver does not store, or in ways without effect.
    /// That is so only without registrations.
    /// </summary>
    private protected virtual bool ChangesStorage(string id) => true;

    private protected abstract IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken);

    private async Task<IReadOnlyList<Fix>> FindAsync(
        Document document, Diagnostic diagnostic, Location location, CancellationToken cancellationToken)
    {
        var root = await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        var model = await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        if (root is null || model is null || !root.FullSpan.Contains(location.SourceSpan))
        {
            return [];
        }

        // Diagnostics describe what is stored without registrations.
        var mayChangeStoredData =
            ChangesStorage(diagnostic.Id) &&
            RegistrationRisks.Of(model.Compilation, cancellationToken).MayChangeStorage;
        return mayChangeStoredData
            ? []
            : [.. Find(root.FindNode(location.SourceSpan), model, diagnostic, cancellationToken)];
    }
}
