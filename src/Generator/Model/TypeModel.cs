namespace BsonGen.Generator.Model;

/// <summary>The facts about a type that the planner and the emitter need.</summary>
/// <remarks>
/// All types in this folder are records of strings, enums and <see cref="EquatableArray{T}"/>, without types of Roslyn and without locations. Equal
/// source must give equal models. Otherwise each edit would generate all files again.
/// </remarks>
/// <param name="HintName">The name of the generated file, without its ending.</param>
/// <param name="Namespace">Null for the global namespace.</param>
/// <param name="Containers">The containing types, outermost first.</param>
/// <param name="Declaration">The declaration of the type; null if the type can't be changed, so that its serializer is a separate class.</param>
/// <param name="TypeName">The type in code: <c>global::Shop.Order</c>.</param>
/// <param name="UnboundTypeName">The type in an attribute: <c>global::Shop.Wrapper&lt;&gt;</c>.</param>
/// <param name="MetadataName">The name that <c>Type.FullName</c> gives, without type arguments.</param>
/// <param name="IsUnsealed">Whether documents may be of derived types.</param>
/// <param name="IsPolymorphic">Whether documents are checked for a discriminator before their members are read.</param>
/// <param name="HasOwnDiscriminator">Whether documents have a discriminator even where the type itself is declared.</param>
/// <param name="BasesWithoutSerializer">The base types without a serializer, in code. The members of these must be kept from being trimmed.</param>
/// <param name="ConstructorParameters">The parameter types of the constructor in code; see <see cref="Construction.NewOfDefaults"/>.</param>
/// <param name="Members">The members in the order in which their elements are written.</param>
/// <param name="ReferencedClasses">The hashes, in code, of the classes of other assemblies that the type consists of, the root of its hierarchy last.</param>
internal sealed record TypeModel(
    string HintName, string? Namespace, EquatableArray<DeclarationModel> Containers, DeclarationModel? Declaration, string Name,
    string TypeName, string UnboundTypeName, string MetadataName, string SerializerName, bool IsValueType, bool IsUnsealed,
    bool IsPolymorphic, bool IsAbstract, bool HasOwnDiscriminator, string? Discriminator, string? RootClass,
    EquatableArray<string> KnownTypes, EquatableArray<string> BasesWithoutSerializer, bool IsGeneric, bool IsAccessible,
    Construction Construction, EquatableArray<string> ConstructorParameters, EquatableArray<CreatorModel> Creators,
    bool TakesReused, bool IsReused, bool ConstructionMayThrow, bool IgnoresExtraElements, ExtraElementsModel? ExtraElements,
    EquatableArray<MemberModel> Members, MemberModel? Id, EquatableArray<string> ReferencedClasses,
    bool? TakesRenamedId, EquatableArray<string> SuppressedDiagnostics)
{
    /// <summary>The members, followed by the member with the extra elements.</summary>
    public IEnumerable<MemberModel> AllMembers => ExtraElements is null ? Members : Members.Append(ExtraElements.Member);

    public string SerializerTypeName() =>
        Declaration is null ? $"global::{GeneratedNamespace}.{SerializerName}" : $"{TypeName}.{SerializerName}";

    /// <summary>The namespace of serializers for types that can't be changed.</summary>
    public const string GeneratedNamespace = "BsonGen.Generated";
}

internal enum Construction
{
    /// <summary>Not at all: the type is abstract.</summary>
    None,

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
