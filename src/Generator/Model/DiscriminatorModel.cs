namespace BsonGen.Generator.Model;

/// <summary>The discriminator of a derived type. It has no location, which any edit could move.</summary>
/// <param name="Bases">The base classes that have a serializer or an attribute for discriminators, the root first.</param>
/// <param name="KnownBy">The base classes that know the type, and that report its discriminator.</param>
internal sealed record DiscriminatorModel(
    string TypeName,
    string MetadataName,
    string Discriminator,
    EquatableArray<string> Bases,
    EquatableArray<string> KnownBy);

/// <param name="BaseName">The base class that can't be read.</param>
internal sealed record DiscriminatorConflict(
    string MetadataName, string Discriminator, string OtherTypeName, string BaseName);
