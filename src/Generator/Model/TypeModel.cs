namespace BsonGen.Generator.Model;

/// <summary>The facts about a type that the planner and the emitter need.</summary>
/// <remarks>
/// All types in this folder are records of values, without types of Roslyn and without locations, so that equal source gives
/// equal models. Otherwise each edit would generate all files again. The names of types are those in code.
/// </remarks>
internal sealed record TypeModel
{
    /// <summary>The warning about methods that need untrimmed code.</summary>
    public const string TrimmingId = "IL2026";

    /// <summary>The name of the generated file without its extension.</summary>
    public required string HintName { get; init; }

    /// <summary>Null for the global namespace.</summary>
    public required string? Namespace { get; init; }

    /// <summary>The types around the type, the outermost first.</summary>
    public required EquatableArray<DeclarationModel> Containers { get; init; }

    /// <summary>Null if the type can't be changed, so that its serializer is a separate class.</summary>
    public required DeclarationModel? Declaration { get; init; }

    public required string Name { get; init; }

    public required string TypeName { get; init; }

    /// <summary>The type in an attribute: <c>global::Shop.Wrapper&lt;&gt;</c>.</summary>
    public required string UnboundTypeName { get; init; }

    /// <summary>That of <c>Type.FullName</c>, without type arguments.</summary>
    public required string MetadataName { get; init; }

    /// <summary>The name of the generated class.</summary>
    public required string SerializerName { get; init; }

    public required bool IsValueType { get; init; }

    /// <summary>Whether other classes may derive from the type.</summary>
    public required bool IsUnsealed { get; init; }

    /// <summary>Whether a discriminator is searched for before members are read.</summary>
    public required bool IsPolymorphic { get; init; }

    public required bool IsAbstract { get; init; }

    /// <summary>Whether documents have a discriminator even where the type itself is declared.</summary>
    public required bool HasOwnDiscriminator { get; init; }

    /// <summary>The discriminator in an attribute of the type, or null.</summary>
    public required string? Discriminator { get; init; }

    /// <summary>The class from which on documents list the discriminators, or null.</summary>
    public required string? RootClass { get; init; }

    /// <summary>The derived types that attributes of the type name.</summary>
    public required EquatableArray<string> KnownTypes { get; init; }

    /// <summary>The base types whose members must be kept from being trimmed.</summary>
    public required EquatableArray<string> BasesWithoutSerializer { get; init; }

    public required bool IsGeneric { get; init; }

    /// <summary>Whether the registration of the assembly can name the type.</summary>
    public required bool IsAccessible { get; init; }

    public required Construction Construction { get; init; }

    /// <summary>The parameter types for <see cref="Construction.NewOfDefaults"/>.</summary>
    public required EquatableArray<string> ConstructorParameters { get; init; }

    /// <summary>In the order in which the driver considers them.</summary>
    public required EquatableArray<CreatorModel> Creators { get; init; }

    /// <summary>Whether an attribute asks for documents to be read into existing objects.</summary>
    public required bool TakesReused { get; init; }

    /// <summary>Whether documents are read into existing objects.</summary>
    public required bool IsReused { get; init; }

    public required bool ConstructionMayThrow { get; init; }

    /// <summary>Whether elements without a member are skipped.</summary>
    public required bool IgnoresExtraElements { get; init; }

    /// <summary>The member that takes the elements without another member, or null.</summary>
    public required ExtraElementsModel? ExtraElements { get; init; }

    /// <summary>In the order of writing, without the one with the extra elements.</summary>
    public required EquatableArray<MemberModel> Members { get; init; }

    /// <summary>The member that is stored as <c>_id</c>, or null.</summary>
    public required MemberModel? Id { get; init; }

    /// <summary>The hashes of the classes of other assemblies in the hierarchy, the root last.</summary>
    public required EquatableArray<string> ReferencedClasses { get; init; }

    /// <summary>Whether a renamed Id is the id, as before driver 3.9; null without one.</summary>
    public required bool? TakesRenamedId { get; init; }

    /// <summary>
    /// The ids of warnings that the declaration of the type gets already, and that generated code would repeat.
    /// </summary>
    public required EquatableArray<string> SuppressedDiagnostics { get; init; }

    public IEnumerable<MemberModel> AllMembers => ExtraElements is null ? Members : Members.Append(ExtraElements.Member);

    public string SerializerTypeName =>
        (Declaration is null ? "global::" + GeneratedNamespace.Name : TypeName) + "." + SerializerName;
}

internal enum Construction
{
    None,

    New,

    // With an accessor, since the constructor is not accessible or has required members.
    Accessor,

    // A primary constructor that only stores its parameters is faster than Uninitialized, with the same result.
    NewOfDefaults,

    // With values of members, after the document is read.
    Creators,

    Default,

    // Without a constructor, as in the driver for types without a parameterless one.
    Uninitialized,
}
