namespace BsonGen.Generator.Diagnostics;

/// <summary>The place of a diagnostic.</summary>
internal sealed record DiagnosticPlace(string FilePath, TextSpan Span, LinePositionSpan Lines)
{
    // In the syntax tree, so that #pragma warning disable works.
    public Location ToLocation(SyntaxTreeIndex trees) => trees.Find(FilePath, Span.End) is { } tree
        ? Location.Create(tree, Span)
        : Location.Create(FilePath, Span, Lines);
}
