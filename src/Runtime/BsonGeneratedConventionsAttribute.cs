using MongoDB.Bson;

namespace BsonGen;

/// <summary>
/// Declares the driver's stock conventions for all types of the assembly, and for those that it names with
/// <c>[assembly: BsonGenerated(typeof(X))]</c>.
/// </summary>
/// <remarks>
/// Generated serializers are compiled by them, and they are registered with the driver's <c>ConventionRegistry</c> before any code of the
/// assembly runs, so that class maps of its types follow them too. As ever, attributes on types and members win over conventions. Each
/// class of a hierarchy follows the conventions of the assembly that declares it.
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
    /// <see cref="BsonType.Int32"/> or <see cref="BsonType.Int64"/>. When it is not set, as the number that the enum is.
    /// </summary>
    public BsonType EnumRepresentation { get; set; }

    /// <summary>Members that are null are not written, as by <c>IgnoreIfNullConvention</c>.</summary>
    public bool IgnoreIfNull { get; set; }

    /// <summary>Members with their default value are not written, as by <c>IgnoreIfDefaultConvention</c>; excludes <see cref="IgnoreIfNull"/>.</summary>
    public bool IgnoreIfDefault { get; set; }

    /// <summary>
    /// A member <c>Id</c>, <c>id</c> or <c>_id</c> that is a string is stored as an ObjectId, and one is generated for it on insert, as by
    /// <c>StringIdStoredAsObjectIdConvention</c>. It does not concern members that <c>[BsonId]</c> makes the id.
    /// </summary>
    public bool StringIdAsObjectId { get; set; }

    /// <summary>No member is the document's <c>_id</c>, as by <c>NoIdMemberConvention</c>.</summary>
    public bool NoId { get; set; }
}
