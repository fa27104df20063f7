namespace BsonGen;

/// <summary>
/// Declares conventions for the types of the assembly, and for those that it names with <c>[assembly: BsonGenerated]</c>.
/// </summary>
/// <remarks>
/// Generated serializers follow the conventions. A module initializer also registers them with the driver before other code of
/// the assembly runs, so class maps of its types follow them, too. Attributes on types and members take precedence. Each class of
/// a hierarchy follows the conventions of its own assembly. A property that is not set declares no convention.
/// </remarks>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class BsonGeneratedConventionsAttribute : Attribute
{
    /// <summary>Element names start with a lower-case letter, as with <c>CamelCaseElementNameConvention</c>.</summary>
    public bool CamelCaseElementNames { get; set; }

    /// <summary>Elements that match no member are skipped, as with <c>IgnoreExtraElementsConvention</c>.</summary>
    public bool IgnoreExtraElements { get; set; }

    /// <summary>
    /// The representation of enums and nullable enums, as with <c>EnumRepresentationConvention</c>:
    /// <see cref="BsonType.String"/>, <see cref="BsonType.Int32"/> or <see cref="BsonType.Int64"/>.
    /// </summary>
    public BsonType EnumRepresentation { get; set; }

    /// <summary>
    /// Whether <see cref="EnumRepresentation"/> also applies to enums in collections and dictionaries, as with the argument
    /// <c>topLevelOnly: false</c> of <c>EnumRepresentationConvention</c>. It needs driver 3.2 or later.
    /// </summary>
    public bool EnumsInCollections { get; set; }

    /// <summary>
    /// The representation of members that are dictionaries, unless an attribute sets it. Dictionaries in collections or other
    /// dictionaries keep theirs. The driver has no such convention.
    /// </summary>
    public DictionaryRepresentation DictionaryRepresentation { get; set; }

    /// <summary>
    /// The representation of Guids, unless an attribute sets it: <see cref="MongoDB.Bson.GuidRepresentation.Standard"/> (subtype
    /// 4), or a legacy one (subtype 3). It also applies to nullable Guids, and in arrays, generic collections and dictionary
    /// values. Without this property, the registered serializer decides. The driver's own serializer refuses Guids.
    /// </summary>
    public GuidRepresentation GuidRepresentation { get; set; }

    /// <summary>Members that are null are not written, as with <c>IgnoreIfNullConvention</c>.</summary>
    public bool IgnoreIfNull { get; set; }

    /// <summary>
    /// Members with their default value, null included, are not written, as with <c>IgnoreIfDefaultConvention</c>.
    /// </summary>
    /// <remarks>It can't be set together with <see cref="IgnoreIfNull"/>.</remarks>
    public bool IgnoreIfDefault { get; set; }

    /// <summary>
    /// A string member named <c>Id</c>, <c>id</c> or <c>_id</c> without <c>[BsonId]</c> is stored as an ObjectId, and gets a new
    /// ObjectId on insert if it is empty, as with <c>StringIdStoredAsObjectIdConvention</c>.
    /// </summary>
    public bool StringIdAsObjectId { get; set; }

    /// <summary>
    /// The name of a public member that is the document's <c>_id</c> in classes that declare it, as with
    /// <c>NamedIdMemberConvention</c>. Other classes keep <c>Id</c>, <c>id</c> or <c>_id</c>.
    /// </summary>
    public string? IdMember { get; set; }

    /// <summary>
    /// The name of a public member that takes the elements without a member, besides <c>ExtraElements</c>, as with
    /// <c>NamedExtraElementsMemberConvention</c>.
    /// </summary>
    public string? ExtraElementsMember { get; set; }

    /// <summary>No member is the document's <c>_id</c>, as with <c>NoIdMemberConvention</c>.</summary>
    public bool NoId { get; set; }

    /// <summary>
    /// The namespace of the types that follow the conventions, with the namespaces in it; null for all types of the assembly.
    /// </summary>
    public string? Namespace { get; set; }

    /// <summary>
    /// The types that follow the conventions, besides those in <see cref="Namespace"/>; null for all types of the assembly. A
    /// generic type is named without type arguments.
    /// </summary>
    public Type[]? Types { get; set; }
}
