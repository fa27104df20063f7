namespace BsonGen.Generator.Diagnostics;

/// <summary>Parts of sentences in diagnostics.</summary>
internal static class DiagnosticText
{
    /// <returns>A, B or C.</returns>
    public static string JoinAlternatives(IReadOnlyList<string> names) => names.Count == 1
        ? names[0]
        : string.Join(", ", names.Take(names.Count - 1)) + " or " + names[names.Count - 1];
}
