namespace BsonGen;

/// <summary>
/// Declares conventions of the driver for all types of the assembly, and for the types that it names with
/// <c>[assembly: BsonGenerated(typeof(X))]</c>.
/// </summary>
/// <remarks>
/// Generated serializers follow the conventions. A module initializer also registers them with the driver's <c>ConventionRegistry</c> before other code
/// of the assembly runs, so class maps of its types follow them, too. Attributes on types and members take precedence. Each class of a hierarchy follows
/// the conventions of the assembly that declares the class. A property that is not set declares no convention.
/// </remarks>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class BsonGeneratedConventionsAttribute : Attribute
{
    /// <summary>Element names are the member names with a lower-case first letter, as with <c>CamelCaseElementNameConvention</c>.</summary>
    public bool CamelCaseElementNames { get; set; }

    /// <summary>Elements that match no member are skipped, as with <c>IgnoreExtraElementsConvention</c>.</summary>
    public bool IgnoreExtraElements { get; set; }

    /// <summary>
    /// The representation of members of enum and nullable enum types, as with <c>EnumRepresentationConvention</c>: as <see cref="BsonType.String"/>,
    /// <see cref="BsonType.Int32"/> or <see cref="BsonType.Int64"/>. Without this property, they are stored as numbers.
    /// </summary>
    public BsonType EnumRepresentation { get; set; }

    /// <summary>
    /// The representation of Guids without an attribute: <see cref="MongoDB.Bson.GuidRepresentation.Standard"/> (subtype 4), or one of the legacy
    /// representations (subtype 3). It applies to members that are Guids, nullable Guids, and arrays, generic collections and dictionary values of
    /// these. Without this property, the registered serializer decides. The driver's own serializer refuses Guids.
    /// </summary>
    public GuidRepresentation GuidRepresentation { get; set; }

    /// <summary>Null members are not written, as with <c>IgnoreIfNullConvention</c>.</summary>
    public bool IgnoreIfNull { get; set; }

    /// <summary>
    /// Members with their default value are not written, as with <c>IgnoreIfDefaultConvention</c>. Can't be combined with <see cref="IgnoreIfNull"/>.
    /// Null is a default value, too.
    /// </summary>
    public bool IgnoreIfDefault { get; set; }

    /// <summary>
    /// A string member named <c>Id</c>, <c>id</c> or <c>_id</c> is stored as an ObjectId, and gets a new one on insert if it is empty, as with
    /// <c>StringIdStoredAsObjectIdConvention</c>. The convention does not apply to members with <c>[BsonId]</c>.
    /// </summary>
    public bool StringIdAsObjectId { get; set; }

    /// <summary>No member is the document's <c>_id</c>, as with <c>NoIdMemberConvention</c>.</summary>
    public bool NoId { get; set; }
}
