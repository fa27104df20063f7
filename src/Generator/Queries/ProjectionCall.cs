namespace BsonGen.Generator.Queries;

/// <summary>A call that projects annotated documents by a lambda.</summary>
/// <param name="Member">The member that makes the call, as a part of a name: <c>Orders_FindAsync_1f2e3d4c</c>.</param>
/// <param name="Path">Of the file.</param>
/// <param name="Position">Of the call in the file.</param>
/// <param name="File">The name of the file that the user sees, without its folder, which may differ between machines.</param>
/// <param name="Line">From 1.</param>
/// <param name="Version">Of the attribute's data.</param>
/// <param name="Data">The compiler's description of the place.</param>
internal sealed record ProjectionCall(
    ProjectionMethod Method, string Member, string Path, int Position, string File, int Line, int Version, string Data);
