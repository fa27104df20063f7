namespace BsonGen.CodeFixes;

/// <summary>The diagnostics that each fix applies to.</summary>
internal static class FixableIds
{
    /// <summary>Reported on the identifier of a type: that type and its containers become partial.</summary>
    public static readonly string[] MakePartial = ["BSONGEN001"];

    /// <summary>Reported on the identifier of a member: the types in the type of the member get a serializer.</summary>
    public static readonly string[] GenerateForMember = ["BSONGEN019"];

    /// <summary>Reported on a use of a type: the type, and the types that it holds, get a serializer.</summary>
    public static readonly string[] GenerateForUse = ["BSONGEN015"];

    /// <summary>Reported on the identifier of a member: it gets a Guid representation.</summary>
    public static readonly string[] AddGuidRepresentation = ["BSONGEN020"];

    /// <summary>Reported on the identifier of a member: it gets <c>[BsonIgnore]</c>.</summary>
    public static readonly string[] IgnoreMember = ["BSONGEN005"];

    /// <summary>Reported on an attribute: it is removed.</summary>
    public static readonly string[] RemoveAttribute = ["BSONGEN003", "BSONGEN008", "BSONGEN014", "BSONGEN016", "BSONGEN018"];

    /// <summary>Reported on the identifier or an attribute of a type: <c>[BsonGenerated]</c> is removed from the type.</summary>
    public static readonly string[] RemoveBsonGenerated = ["BSONGEN003", "BSONGEN004", "BSONGEN006"];
}
