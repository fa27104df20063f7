using static Microsoft.CodeAnalysis.DiagnosticSeverity;

namespace BsonGen.Generator.Diagnostics;

/// <summary>All diagnostics. The help link of an id leads to its page in docs/diagnostics.</summary>
internal static class Descriptors
{
    public static readonly DiagnosticDescriptor NotPartial = Create(
        "BSONGEN001", Error, "A type with a generated serializer must be partial",
        "'{0}' must be partial, since the serializer of '{1}' is generated inside it");

    public static readonly DiagnosticDescriptor DuplicateElementName = Create(
        "BSONGEN002", Error, "Two members have one element name",
        "'{0}' can't use element name '{1}', because '{2}' uses it already; {3}");

    public static readonly DiagnosticDescriptor HasOtherSerializer = Create(
        "BSONGEN003", Error, "The type names another serializer",
        "'{0}' has a [BsonSerializer] of its own; {1}");

    public static readonly DiagnosticDescriptor NotADocument = Create(
        "BSONGEN004", Error, "The driver does not store the type as a document",
        "'{0}' {1}, so the driver does not store it as a document with members; {2}");

    public static readonly DiagnosticDescriptor MemberNotSerializable = Create(
        "BSONGEN005", Warning, "The driver can't store the type of a member",
        "'{0}' can't be stored, since the driver {1}; use another type, [BsonSerializer] or [BsonIgnore]{2}");

    public static readonly DiagnosticDescriptor ClassMapped = Create(
        "BSONGEN006", Warning, "The type is left to the driver's class map",
        "No serializer is generated for '{0}', so the driver's class map serves it: {1}");

    public static readonly DiagnosticDescriptor MemberByDriver = Create(
        "BSONGEN007", Info, "The member is left to the driver's serializer",
        "'{0}' {1}, more slowly than generated code");

    public static readonly DiagnosticDescriptor NoEffect = Create(
        "BSONGEN008", Warning, "The attribute has no effect",
        "[{0}] on '{1}' has no effect: {2}");

    public static readonly DiagnosticDescriptor BadElementName = Create(
        "BSONGEN009", Error, "The element name is not valid",
        "The element name of '{0}' holds a NUL or half of a surrogate pair, which BSON can't store; " +
        "give it another name with [BsonElement]");

    public static readonly DiagnosticDescriptor LanguageTooOld = Create(
        "BSONGEN010", Error, "Generated serializers need C# 11",
        "Generated serializers need C# 11, and the project compiles as C# {0}; raise or remove its LangVersion");

    public static readonly DiagnosticDescriptor NotCallable = Create(
        "BSONGEN012", Error, "The driver can't call the constructor or factory method",
        "The driver can't make '{0}' with {1}: {2}");

    public static readonly DiagnosticDescriptor MadeElsewhere = Create(
        "BSONGEN013", Error, "Another source generator changes what the driver stores",
        "The serializer of '{0}' lacks {1}, which another source generator adds in '{2}'; " +
        "declare it in your own code, or remove [BsonGenerated] to leave the type to the class map");

    public static readonly DiagnosticDescriptor RepeatedAttribute = Create(
        "BSONGEN014", Error, "Two members carry an attribute that one member can have",
        "'{0}' can't have [{1}], because '{2}' has it already; remove one of the two");

    public static readonly DiagnosticDescriptor NoSerializer = Create(
        "BSONGEN015", Info, "The type can have a generated serializer",
        "'{0}' is stored by its class map; {1} for a generated serializer");

    public static readonly DiagnosticDescriptor RefusedAttribute = Create(
        "BSONGEN016", Error, "The attribute does not suit the member's type",
        "[{0}] can't be on '{1}': {2}");

    public static readonly DiagnosticDescriptor NotAKnownType = Create(
        "BSONGEN017", Error, "The known type is not derived",
        "'{0}' can't be a known type of '{1}', since it {2}");

    public static readonly DiagnosticDescriptor BadDefaultValue = Create(
        "BSONGEN018", Error, "The default value is not of the member's type",
        "{0} can't be the default of '{1}', whose type is '{2}': the driver does not convert it");

    public static readonly DiagnosticDescriptor CouldBeGenerated = Create(
        "BSONGEN019", Info, "The type of the member can have a generated serializer",
        "'{0}' holds '{1}', which has no generated serializer; make it partial and give it [BsonGenerated]");

    public static readonly DiagnosticDescriptor NoGuidRepresentation = Create(
        "BSONGEN020", Warning, "The Guid has no representation",
        "The driver refuses '{0}' without a Guid representation; {1}, " +
        "unless code registers how Guids are stored");

    public static readonly DiagnosticDescriptor SameDiscriminator = Create(
        "BSONGEN021", Warning, "Two types of a hierarchy have one discriminator",
        "'{0}' has the discriminator '{1}', which '{2}' has already, so that documents with it can't be read as '{3}'; " +
        "give one of the two another discriminator with [BsonDiscriminator], unless code sets them");

    public static readonly DiagnosticDescriptor RefusedKey = Create(
        "BSONGEN022", Warning, "The driver refuses the keys of a dictionary",
        "'{0}' can't be stored unless empty, since the driver refuses element names of type '{1}'; {2}, " +
        "unless code configures its serializer");

    public static readonly DiagnosticDescriptor RequiredAndOmitted = Create(
        "BSONGEN023", Info, "A required element may be omitted",
        "'{0}' is required, and [{1}] omits its element from documents that then can't be read; " +
        "remove one of the two attributes");

    public static readonly DiagnosticDescriptor ValueLost = Create(
        "BSONGEN024", Warning, "The driver loses the value when it stores it",
        "The value of '{0}' is lost, since the driver stores {1}; use another type, [BsonSerializer] or [BsonIgnore], " +
        "unless code registers its serializer");

    public static readonly DiagnosticDescriptor NothingStored = Create(
        "BSONGEN027", Warning, "No member of the type is stored",
        "The driver stores each '{0}' as an empty document, since no property has a setter, no public field can be set, " +
        "and no constructor has parameters with the names of its properties, unless code maps its members");

    public static readonly DiagnosticDescriptor NotStored = Create(
        "BSONGEN028", Info, "A member that can't be set is not stored",
        "'{0}' is not stored, since it {1}");

    private static DiagnosticDescriptor Create(string id, DiagnosticSeverity severity, string title, string message) => new(
        id, title, message, "BsonGen", severity, isEnabledByDefault: true,
        helpLinkUri: $"{Repository.Url}/blob/main/docs/diagnostics/{id}.md");
}
