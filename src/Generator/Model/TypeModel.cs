namespace BsonGen.Generator.Model;

/// <summary>All that the emitter needs to know of one type.</summary>
/// <remarks>
/// The rule for everything in this folder: records of strings, enums and <see cref="EquatableArray{T}"/>, nothing of Roslyn in them, no
/// locations. Two runs over equal source must give equal models, or nothing is cached and every key press generates all files again.
/// </remarks>
internal sealed record TypeModel
{
    /// <summary>The name of the generated file, without its ending.</summary>
    public required string HintName { get; init; }

    /// <summary>Null for the global namespace.</summary>
    public required string? Namespace { get; init; }

    /// <summary>The types that the type is nested in, outermost first.</summary>
    public required EquatableArray<DeclarationModel> Containers { get; init; }

    /// <summary>The type's own declaration; null when it can't be changed, and its serializer stands alone.</summary>
    public required DeclarationModel? Declaration { get; init; }

    /// <summary>The type's name, without its parameters.</summary>
    public required string Name { get; init; }

    /// <summary>How code refers to the type: <c>global::Shop.Order</c>.</summary>
    public required string TypeName { get; init; }

    /// <summary>How an attribute refers to it: <c>global::Shop.Wrapper&lt;&gt;</c>.</summary>
    public required string UnboundTypeName { get; init; }

    /// <summary>What <c>Type.FullName</c> gives, up to the type arguments.</summary>
    public required string MetadataName { get; init; }

    /// <summary>The class name of the serializer.</summary>
    public required string SerializerName { get; init; }

    public required bool IsValueType { get; init; }

    /// <summary>Whether documents may be of derived types.</summary>
    public required bool IsUnsealed { get; init; }

    /// <summary>Whether documents are looked at for a discriminator before anything else.</summary>
    public required bool IsPolymorphic { get; init; }

    /// <summary>Whether all documents are of derived types.</summary>
    public required bool IsAbstract { get; init; }

    /// <summary>Whether documents carry a discriminator even where the type itself is expected.</summary>
    public required bool HasOwnDiscriminator { get; init; }

    /// <summary>The discriminator that the type itself names, or null.</summary>
    public required string? Discriminator { get; init; }

    /// <summary>How code refers to the class of the hierarchy that is declared its root; null without one.</summary>
    public required string? RootClass { get; init; }

    /// <summary>How code refers to the derived types that the type names.</summary>
    public required EquatableArray<string> KnownTypes { get; init; }

    /// <summary>The base types that have no serializer here, which would keep their members from being trimmed, as an attribute refers to them.</summary>
    public required EquatableArray<string> BasesWithoutSerializer { get; init; }

    public required bool IsGeneric { get; init; }

    /// <summary>Whether the rest of the assembly can name the type.</summary>
    public required bool IsAccessible { get; init; }

    public required Construction Construction { get; init; }

    /// <summary>How code refers to the types of the constructor's parameters, which take defaults; see <see cref="Construction.NewOfDefaults"/>.</summary>
    public required EquatableArray<string> ConstructorParameters { get; init; }

    /// <summary>The constructors and factory methods to choose from; see <see cref="Construction.Creators"/>.</summary>
    public required EquatableArray<CreatorModel> Creators { get; init; }

    /// <summary>Whether code of the user's runs when an instance is made.</summary>
    public required bool ConstructionMayThrow { get; init; }

    /// <summary>Whether unknown elements are skipped.</summary>
    public required bool IgnoresExtraElements { get; init; }

    /// <summary>The member that takes unknown elements, or null; it is not among the members.</summary>
    public required ExtraElementsModel? ExtraElements { get; init; }

    /// <summary>The members in the order in which their elements are written.</summary>
    public required EquatableArray<MemberModel> Members { get; init; }

    /// <summary>The members, and behind them the one that takes unknown elements.</summary>
    public IEnumerable<MemberModel> AllMembers => ExtraElements is null ? Members : Members.Append(ExtraElements.Member);

    /// <summary>What the driver is told of members, the one that takes unknown elements included; those of the base classes come first.</summary>
    public required EquatableArray<ContractModel> Contracts { get; init; }

    /// <summary>The member that is the id, or null.</summary>
    public required IdModel? Id { get; init; }

    /// <summary>Whether the driver has <c>IHasDiscriminatorConvention</c>.</summary>
    public required bool HasDiscriminatorConvention { get; init; }

    /// <summary>Whether the type implements <c>ISupportInitialize</c>.</summary>
    public required bool SupportsInitialize { get; init; }

    /// <summary>Whether a member that could be the id but for its element's name was taken for it, which depends on the driver; null where there is none.</summary>
    public required bool? TakesRenamedId { get; init; }

    /// <summary>The ids of what the compiler would report because members or types are experimental, or obsolete under an id of their own.</summary>
    public required EquatableArray<string> SuppressedDiagnostics { get; init; }

    /// <summary>How code refers to the serializer.</summary>
    public string SerializerTypeName() =>
        Declaration is null ? $"global::{GeneratedNamespace}.{SerializerName}" : $"{TypeName}.{SerializerName}";

    /// <summary>Where serializers live whose types can't be changed.</summary>
    public const string GeneratedNamespace = "BsonGen.Generated";
}

/// <summary>How an instance comes to be.</summary>
internal enum Construction
{
    /// <summary>Not at all: the type is abstract.</summary>
    None,

    /// <summary>With <c>new T()</c>.</summary>
    New,

    /// <summary>With the parameterless constructor where <c>new T()</c> does not compile: it is not accessible, or members are required.</summary>
    Accessor,

    /// <summary>
    /// With a primary constructor that does nothing but store its parameters: given defaults it makes what the driver makes without
    /// running it, but faster.
    /// </summary>
    NewOfDefaults,

    /// <summary>With a constructor or factory method that is given values of members, after the document was read.</summary>
    Creators,

    /// <summary>A struct of all zeros.</summary>
    Default,

    /// <summary>Without running a constructor, as the driver does for types that have no parameterless one.</summary>
    Uninitialized,
}
