namespace BsonGen.Generator.Queries;

/// <summary>A call that projects annotated documents by a lambda.</summary>
/// <param name="File">The name of the file, without its folder, which may differ between machines.</param>
/// <param name="Line">From 1.</param>
/// <param name="Column">From 1.</param>
/// <param name="Version">Of the attribute's data.</param>
/// <param name="Data">The compiler's description of the place.</param>
internal sealed record ProjectionCall(
    ProjectionMethod Method, string Path, string File, int Line, int Column, int Version, string Data);
