namespace BsonGen.Internal.Rules;

/// <summary>The types of most members. Generated code tells them: finding them takes most of a first filter's time.</summary>
internal static class CommonTypes
{
    public static readonly string[] Names =
    [
        "global::MongoDB.Bson.ObjectId", "string", "int", "long", "global::System.Guid", "bool", "double", "decimal",
        "global::System.DateTime",
    ];

    // The names in front of those of members in the list that generated code passes.
    public static readonly string[] ShortNames =
        Array.ConvertAll(Names, static name => name.Substring(name.LastIndexOf('.') + 1));
}
