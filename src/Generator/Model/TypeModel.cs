namespace BsonGen.Generator.Model;

/// <summary>The facts about a type that the planner and the emitter need.</summary>
/// <remarks>
/// All types in this folder are records of strings, enums and <see cref="EquatableArray{T}"/>, without types of Roslyn and without locations. Equal
/// source must give equal models. Otherwise each edit would generate all files again.
/// </remarks>
internal sealed record TypeModel
{
    /// <summary>The name of the generated file, without its ending.</summary>
    public required string HintName { get; init; }

    /// <summary>Null for the global namespace.</summary>
    public required string? Namespace { get; init; }

    /// <summary>The containing types, outermost first.</summary>
    public required EquatableArray<DeclarationModel> Containers { get; init; }

    /// <summary>The declaration of the type; null if the type can't be changed, so that its serializer is a separate class.</summary>
    public required DeclarationModel? Declaration { get; init; }

    /// <summary>The type's name, without its parameters.</summary>
    public required string Name { get; init; }

    /// <summary>The type in code: <c>global::Shop.Order</c>.</summary>
    public required string TypeName { get; init; }

    /// <summary>The type in an attribute: <c>global::Shop.Wrapper&lt;&gt;</c>.</summary>
    public required string UnboundTypeName { get; init; }

    /// <summary>The name that <c>Type.FullName</c> gives, without type arguments.</summary>
    public required string MetadataName { get; init; }

    /// <summary>The name of the serializer class.</summary>
    public required string SerializerName { get; init; }

    public required bool IsValueType { get; init; }

    /// <summary>Whether documents may be of derived types.</summary>
    public required bool IsUnsealed { get; init; }

    /// <summary>Whether documents are checked for a discriminator before their members are read.</summary>
    public required bool IsPolymorphic { get; init; }

    /// <summary>Whether the type is abstract, so that all documents are of derived types.</summary>
    public required bool IsAbstract { get; init; }

    /// <summary>Whether documents have a discriminator even where the type itself is declared.</summary>
    public required bool HasOwnDiscriminator { get; init; }

    /// <summary>The discriminator that the type declares, or null.</summary>
    public required string? Discriminator { get; init; }

    /// <summary>The declared root class of the hierarchy in code, or null.</summary>
    public required string? RootClass { get; init; }

    /// <summary>The known types in code.</summary>
    public required EquatableArray<string> KnownTypes { get; init; }

    /// <summary>The base types without a serializer, in code. The members of these must be kept from being trimmed.</summary>
    public required EquatableArray<string> BasesWithoutSerializer { get; init; }

    public required bool IsGeneric { get; init; }

    /// <summary>Whether other code of the assembly can access the type.</summary>
    public required bool IsAccessible { get; init; }

    public required Construction Construction { get; init; }

    /// <summary>The parameter types of the constructor in code; see <see cref="Construction.NewOfDefaults"/>.</summary>
    public required EquatableArray<string> ConstructorParameters { get; init; }

    /// <summary>The constructors and factory methods to choose from; see <see cref="Construction.Creators"/>.</summary>
    public required EquatableArray<CreatorModel> Creators { get; init; }

    /// <summary>Whether the type has <c>[BsonReusable]</c>, so that serializers of other types pass existing objects to its serializer.</summary>
    public required bool TakesReused { get; init; }

    /// <summary>Whether documents are read into existing objects.</summary>
    public required bool IsReused { get; init; }

    /// <summary>Whether creating an object runs code of the user that may throw.</summary>
    public required bool ConstructionMayThrow { get; init; }

    /// <summary>Whether unknown elements are skipped.</summary>
    public required bool IgnoresExtraElements { get; init; }

    /// <summary>The member with the extra elements, or null. It is not one of the members.</summary>
    public required ExtraElementsModel? ExtraElements { get; init; }

    /// <summary>The members in the order in which their elements are written.</summary>
    public required EquatableArray<MemberModel> Members { get; init; }

    /// <summary>The members, followed by the member with the extra elements.</summary>
    public IEnumerable<MemberModel> AllMembers => ExtraElements is null ? Members : Members.Append(ExtraElements.Member);

    /// <summary>The descriptions of all members for the driver, with the extra elements; members of base classes come first.</summary>
    public required EquatableArray<ContractModel> Contracts { get; init; }

    /// <summary>The member that is the id, or null.</summary>
    public required IdModel? Id { get; init; }

    /// <summary>Whether the driver has <c>IHasDiscriminatorConvention</c>.</summary>
    public required bool HasDiscriminatorConvention { get; init; }

    /// <summary>Whether the type implements <c>ISupportInitialize</c>.</summary>
    public required bool SupportsInitialize { get; init; }

    /// <summary>Whether a renamed <c>Id</c> is the id, as before driver 3.9; null without one.</summary>
    public required bool? TakesRenamedId { get; init; }

    /// <summary>The ids of compiler warnings about experimental or obsolete members and types.</summary>
    public required EquatableArray<string> SuppressedDiagnostics { get; init; }

    /// <summary>Gets the serializer in code.</summary>
    public string SerializerTypeName() =>
        Declaration is null ? $"global::{GeneratedNamespace}.{SerializerName}" : $"{TypeName}.{SerializerName}";

    /// <summary>The namespace of serializers for types that can't be changed.</summary>
    public const string GeneratedNamespace = "BsonGen.Generated";
}

/// <summary>How an object is created.</summary>
internal enum Construction
{
    /// <summary>Not at all: the type is abstract.</summary>
    None,

    /// <summary>With <c>new T()</c>.</summary>
    New,

    /// <summary>With an accessor of the parameterless constructor, which is not accessible or has required members.</summary>
    Accessor,

    /// <summary>
    /// With a primary constructor that only stores its parameters. With defaults as arguments, the result is the same as without a constructor, but faster.
    /// </summary>
    NewOfDefaults,

    /// <summary>With a constructor or factory method that takes values of members, after the document is read.</summary>
    Creators,

    /// <summary>A struct of all zeros.</summary>
    Default,

    /// <summary>Without running a constructor, as the driver does for types that have no parameterless one.</summary>
    Uninitialized,
}
