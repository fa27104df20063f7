using System.Reflection;
using MongoDB.Bson;

namespace BsonGen;

/// <summary>
/// Declares the driver's default conventions for all types of the assembly, and for those that it names with
/// <c>[assembly: BsonGenerated(typeof(X))]</c>.
/// </summary>
/// <remarks>
/// Generated serializers follow them, and they are registered with the driver's <c>ConventionRegistry</c> before any code of the assembly runs,
/// so that class maps of its types follow them too. As always, attributes on types and members win over conventions. Each class of a
/// hierarchy follows the conventions of the assembly that declares it. What is not set is left as it is without conventions.
/// </remarks>
[AttributeUsage(AttributeTargets.Assembly)]
public sealed class BsonGeneratedConventionsAttribute : Attribute
{
    /// <summary>Element names are the members' names with a small first letter, as by <c>CamelCaseElementNameConvention</c>.</summary>
    public bool CamelCaseElementNames { get; set; }

    /// <summary>Elements that match no member are skipped, as by <c>IgnoreExtraElementsConvention</c>.</summary>
    public bool IgnoreExtraElements { get; set; }

    /// <summary>
    /// How members that are enums, or nullable enums, are stored, as by <c>EnumRepresentationConvention</c>: as <see cref="BsonType.String"/>,
    /// <see cref="BsonType.Int32"/> or <see cref="BsonType.Int64"/>. Unless it is set, they are stored as their number.
    /// </summary>
    public BsonType EnumRepresentation { get; set; }

    /// <summary>
    /// How Guids are stored that carry no attribute: <see cref="MongoDB.Bson.GuidRepresentation.Standard"/> (subtype 4), or one of the legacy representations
    /// (subtype 3). It holds for members that are Guids, nullable Guids, and arrays, generic collections and dictionary values of them. Unless it is
    /// set, the registered serializer decides, and the driver's own refuses Guids since version 3.0.
    /// </summary>
    public GuidRepresentation GuidRepresentation { get; set; }

    /// <summary>Members that are null are not written, as by <c>IgnoreIfNullConvention</c>.</summary>
    public bool IgnoreIfNull { get; set; }

    /// <summary>
    /// Members with their default value are not written, as by <c>IgnoreIfDefaultConvention</c>. Can't be combined with <see cref="IgnoreIfNull"/>;
    /// null is a default value, too.
    /// </summary>
    public bool IgnoreIfDefault { get; set; }

    /// <summary>
    /// A string member named <c>Id</c>, <c>id</c> or <c>_id</c> is stored as an ObjectId, and gets a new one on insert if it has none, as by
    /// <c>StringIdStoredAsObjectIdConvention</c>. Members that <c>[BsonId]</c> makes the id are not concerned.
    /// </summary>
    public bool StringIdAsObjectId { get; set; }

    /// <summary>No member is the document's <c>_id</c>, as by <c>NoIdMemberConvention</c>.</summary>
    public bool NoId { get; set; }
}
