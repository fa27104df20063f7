namespace BsonGen.Internal.Rules;

/// <summary>The classes of BSON values that are read and written in line: no raw or lazy ones, or classes of users.</summary>
/// <remarks>The generator compares them with symbols, and the runtime with types; both projects compile this file.</remarks>
internal static class BsonValueTypes
{
    private const string Prefix = "MongoDB.Bson.Bson";

    // The names lack their prefix. All but two are names of BSON types.
    private static readonly HashSet<string> Names =
    [
        "Value", "Array", "BinaryData", "Boolean", "DateTime", "Decimal128", "Document", "Double", "Int32", "Int64",
        "JavaScript", "JavaScriptWithScope", "MaxKey", "MinKey", "Null", "ObjectId", "RegularExpression", "String",
        "Symbol", "Timestamp", "Undefined",
    ];

    // The name of the BSON type of a class, which is any for BsonValue itself; null for other classes.
    public static string? FindRepresentation(string fullName) =>
        (fullName.StartsWith(Prefix, StringComparison.Ordinal) ? fullName.Substring(Prefix.Length) : "") switch
        {
            "Value" => "EndOfDocument",
            "BinaryData" => "Binary",
            var name => Names.Contains(name) ? name : null,
        };
}
