namespace BsonGen.CodeFixes;

/// <summary>A way to fix a diagnostic.</summary>
/// <param name="Key">Is equal for fixes of other occurrences that are made together with this one.</param>
/// <param name="Title">What the editor shows.</param>
/// <param name="Collect">Asks for the edits.</param>
internal sealed record Fix(string Key, string Title, Action<SourceEdits> Collect);
