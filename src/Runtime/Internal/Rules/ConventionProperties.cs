namespace BsonGen.Internal.Rules;

/// <summary>
/// The conventions that are compiled, named by the properties of <c>[assembly: BsonGeneratedConventions]</c> with their effect.
/// </summary>
/// <remarks>
/// A new convention needs a constant here, a property of the attribute, and its effect in <c>Conventions</c>. It needs the
/// driver's class in <c>ConventionEffect</c>, <c>DriverConvention</c> and <c>CompiledLevel</c>. CONTRIBUTING.md lists all files.
/// </remarks>
internal static class ConventionProperties
{
    public const string CamelCaseElementNames = "CamelCaseElementNames";
    public const string IgnoreExtraElements = "IgnoreExtraElements";
    public const string IgnoreIfNull = "IgnoreIfNull";
    public const string IgnoreIfDefault = "IgnoreIfDefault";
    public const string EnumRepresentation = "EnumRepresentation";
    public const string GuidRepresentation = "GuidRepresentation";
    public const string StringIdAsObjectId = "StringIdAsObjectId";
    public const string NoId = "NoId";
    public const string EnumsInCollections = "EnumsInCollections";
    public const string DictionaryRepresentation = "DictionaryRepresentation";
    public const string IdMember = "IdMember";
    public const string ExtraElementsMember = "ExtraElementsMember";

    /// <summary>Properties that choose the types of the declaration.</summary>
    public const string Namespace = "Namespace";
    public const string Types = "Types";

    /// <summary>The representation of enums, also in collections: one convention of the driver, and two properties.</summary>
    public const string AllEnums = "AllEnumsRepresentation";

    public static bool IsFilter(string property) => property is Namespace or Types;
}
