namespace BsonGen.Generator.Model;

/// <summary>A convention with an effect that generated code has, too.</summary>
/// <param name="Property">That of <c>[assembly: BsonGeneratedConventions]</c> with the same effect.</param>
/// <param name="Value">True, false, or the name of a BSON type.</param>
internal sealed record RegisteredConvention(string Property, string Value);
