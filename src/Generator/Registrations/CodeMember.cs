namespace BsonGen.Generator.Registrations;

/// <summary>A member of a file, without its syntax.</summary>
/// <param name="Number">Its position among the members of the file; -1 for code outside of types.</param>
internal sealed record CodeMember(string Path, int Number);
