namespace BsonGen.Internal.Rules;

/// <summary>
/// The types of most members. The list of members that generated code passes tells them, since looking up a property takes most of the time of a first filter.
/// </summary>
internal static class CommonTypes
{
    /// <summary>The names of the types in code.</summary>
    public static readonly string[] Names =
        ["global::MongoDB.Bson.ObjectId", "string", "int", "long", "global::System.Guid", "bool", "double", "decimal", "global::System.DateTime"];

    /// <summary>The names of the types before those of members in the list.</summary>
    public static readonly string[] ShortNames = Array.ConvertAll(Names, static name => name.Substring(name.LastIndexOf('.') + 1));
}
