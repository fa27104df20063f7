namespace BsonGen.Internal.Rules;

/// <summary>
/// The types of most members. The generator gives their digits, since looking up a property takes most of the time of a first filter by that member.
/// </summary>
internal static class CommonTypes
{
    /// <summary>The names of the types in code. Digits start with one.</summary>
    public static readonly string[] Names =
        ["global::MongoDB.Bson.ObjectId", "string", "int", "long", "global::System.Guid", "bool", "double", "decimal", "global::System.DateTime"];
}
