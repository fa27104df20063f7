namespace BsonGen.CodeFixes;

/// <summary>The diagnostics that each fix applies to.</summary>
internal static class FixableIds
{
    /// <summary>Reported on the identifier of a type: that type and its containers become partial.</summary>
    public static readonly string[] MakePartial = ["BSONGEN001"];

    /// <summary>Reported on the identifier of a member: the types in the type of the member get a serializer.</summary>
    public static readonly string[] GenerateForMember = ["BSONGEN019"];

    /// <summary>
    /// Reported on a use or the declaration of a type: the type, and the types that it holds, get a serializer.
    /// </summary>
    public static readonly string[] GenerateForUse = ["BSONGEN015"];

    /// <summary>Reported on the identifier of a member: it gets a Guid representation.</summary>
    public static readonly string[] AddGuidRepresentation = ["BSONGEN020"];

    /// <summary>Reported on the identifier of a member: it gets <c>[BsonIgnore]</c>.</summary>
    public static readonly string[] IgnoreMember = ["BSONGEN005", "BSONGEN024", "BSONGEN028"];

    /// <summary>Reported on the identifier of a property: it gets a setter.</summary>
    public static readonly string[] AddSetter = ["BSONGEN028"];

    /// <summary>Reported on the identifier of a dictionary: it is stored as an array.</summary>
    public static readonly string[] StoreAsArray = ["BSONGEN022"];

    /// <summary>Reported on a member or its <c>[BsonElement]</c>: it gets another element name.</summary>
    public static readonly string[] NameElement = ["BSONGEN002", "BSONGEN009"];

    /// <summary>Reported on the parameter of a constructor: the members that are its arguments are named.</summary>
    public static readonly string[] NameArguments = ["BSONGEN012"];

    /// <summary>Reported on an attribute: it is removed.</summary>
    public static readonly string[] RemoveAttribute = ["BSONGEN008", "BSONGEN014", "BSONGEN016", "BSONGEN018"];

    /// <summary>Reported on an attribute that omits the element: <c>[BsonRequired]</c> is removed.</summary>
    public static readonly string[] RemoveBsonRequired = ["BSONGEN023"];

    /// <summary>Reported on the identifier or an attribute of a type: <c>[BsonGenerated]</c> is removed from the type.</summary>
    public static readonly string[] RemoveBsonGenerated = ["BSONGEN003", "BSONGEN004", "BSONGEN006"];

    /// <summary>
    /// The fixes of these diagnostics change how members are stored that the driver does not store, or in ways without effect.
    /// That is so only without registrations.
    /// </summary>
    public static readonly string[] ChangeStorage =
    [
        .. AddGuidRepresentation, .. IgnoreMember, .. AddSetter, .. StoreAsArray, .. NameElement, .. NameArguments,
        .. RemoveAttribute,
    ];
}
