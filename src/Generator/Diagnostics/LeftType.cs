namespace BsonGen.Generator.Diagnostics;

/// <summary>A held type without a generated serializer.</summary>
/// <param name="TypeName">As messages show it.</param>
internal sealed record LeftType(string TypeName, string Reason);
