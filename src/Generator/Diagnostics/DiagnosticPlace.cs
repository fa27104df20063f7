namespace BsonGen.Generator.Diagnostics;

/// <summary>The place of a diagnostic, which is compared by value, and therefore holds no syntax tree.</summary>
internal sealed record DiagnosticPlace(string FilePath, TextSpan Span, LinePositionSpan Lines)
{
    /// <returns>An empty place without a location.</returns>
    public static DiagnosticPlace Of(Location? location) => new(
        location?.SourceTree?.FilePath ?? "",
        location?.SourceSpan ?? default,
        location?.GetLineSpan().Span ?? default);

    // In the syntax tree, so that #pragma warning disable works.
    public Location ToLocation(SyntaxTreeIndex trees) => trees.Find(FilePath, Span.End) is { } tree
        ? Location.Create(tree, Span)
        : Location.Create(FilePath, Span, Lines);
}
