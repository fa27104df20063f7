namespace BsonGen.Generator.Model;

/// <summary>The facts about a type that the planner and the emitter need.</summary>
/// <remarks>
/// All types in this folder are records of values, without types of Roslyn and without locations, so that equal source gives
/// equal models. Otherwise each edit would generate all files again. The names of types are those in code.
/// </remarks>
/// <param name="Declaration">Null if the type can't be changed, so that its serializer is a separate class.</param>
/// <param name="UnboundTypeName">The type in an attribute: <c>global::Shop.Wrapper&lt;&gt;</c>.</param>
/// <param name="MetadataName">That of <c>Type.FullName</c>, without type arguments.</param>
/// <param name="IsPolymorphic">Whether a discriminator is searched for before members are read.</param>
/// <param name="HasOwnDiscriminator">Whether documents have a discriminator even where the type itself is declared.</param>
/// <param name="BasesWithoutSerializer">The base types whose members must be kept from being trimmed.</param>
/// <param name="ConstructorParameters">The parameter types for <see cref="Construction.NewOfDefaults"/>.</param>
/// <param name="Members">In the order of writing.</param>
/// <param name="ReferencedClasses">The hashes of the classes of other assemblies in the hierarchy, the root last.</param>
internal sealed record TypeModel(
    string HintName, string? Namespace, EquatableArray<DeclarationModel> Containers, DeclarationModel? Declaration,
    string Name, string TypeName, string UnboundTypeName, string MetadataName, string SerializerName,
    bool IsValueType, bool IsUnsealed, bool IsPolymorphic, bool IsAbstract, bool HasOwnDiscriminator,
    string? Discriminator, string? RootClass, EquatableArray<string> KnownTypes,
    EquatableArray<string> BasesWithoutSerializer, bool IsGeneric, bool IsAccessible,
    Construction Construction, EquatableArray<string> ConstructorParameters, EquatableArray<CreatorModel> Creators,
    bool TakesReused, bool IsReused, bool ConstructionMayThrow, bool IgnoresExtraElements,
    ExtraElementsModel? ExtraElements, EquatableArray<MemberModel> Members, MemberModel? Id,
    EquatableArray<string> ReferencedClasses, bool? TakesRenamedId, EquatableArray<string> SuppressedDiagnostics)
{
    public IEnumerable<MemberModel> AllMembers => ExtraElements is null ? Members : Members.Append(ExtraElements.Member);

    public string SerializerTypeName =>
        (Declaration is null ? "global::" + GeneratedNamespace : TypeName) + "." + SerializerName;

    // The warning about methods that need untrimmed code.
    public const string TrimmingId = "IL2026";

    public const string GeneratedNamespace = "BsonGen.Generated";
}

internal enum Construction
{
    None,

    New,

    // With an accessor, since the constructor is not accessible or has required members.
    Accessor,

    // With a primary constructor that only stores its parameters: faster than Uninitialized, with the same result.
    NewOfDefaults,

    // With values of members, after the document is read.
    Creators,

    Default,

    // Without a constructor, as in the driver for types without a parameterless one.
    Uninitialized,
}
