namespace BsonGen.Generator.Registrations;

/// <summary>The conventions of a pack that code of the compilation registers, and the types that its filter lets pass.</summary>
internal sealed record FilteredConventions(EquatableArray<RegisteredConvention> Conventions, TypeFilter Filter);
