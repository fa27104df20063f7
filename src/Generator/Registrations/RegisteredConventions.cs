namespace BsonGen.Generator.Registrations;

/// <summary>A convention with an effect that generated code has, too.</summary>
/// <param name="Property">That of <c>[assembly: BsonGeneratedConventions]</c> with the same effect.</param>
/// <param name="Value">True, false, or the name of a BSON type.</param>
internal sealed record RegisteredConvention(string Property, string Value);

/// <summary>The conventions of a pack that code of the compilation registers, and the types that its filter lets pass.</summary>
internal sealed record FilteredConventions(EquatableArray<RegisteredConvention> Conventions, TypeFilter Filter);
