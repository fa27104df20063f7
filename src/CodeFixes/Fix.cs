using Microsoft.CodeAnalysis.CodeActions;

namespace BsonGen.CodeFixes;

/// <summary>A way to fix a diagnostic.</summary>
/// <param name="Key">The key, which is equal for all fixes that are made together.</param>
/// <param name="Title">The title in the editor.</param>
/// <param name="Collect">Adds the edits.</param>
internal sealed record Fix(string Key, string Title, Action<SourceEdits> Collect)
{
    /// <summary>One fix that makes the edits of all, with the key and the title of the first.</summary>
    public static Fix Join(List<Fix> fixes) =>
        fixes[0] with { Collect = edits => fixes.ForEach(fix => fix.Collect(edits)) };

    public CodeAction ToAction(Solution solution) => CodeAction.Create(
        Title,
        cancellationToken =>
        {
            var edits = new SourceEdits();
            Collect(edits);
            return edits.ApplyAsync(solution, cancellationToken);
        },
        Key);
}
