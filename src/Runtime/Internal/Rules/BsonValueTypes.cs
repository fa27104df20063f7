namespace BsonGen.Internal.Rules;

/// <summary>
/// The classes of BSON values that are read and written in line. The generator compares them with symbols, and the runtime with types; both
/// projects compile this file. Raw and lazy documents, and classes that users derive, are not among them.
/// </summary>
internal static class BsonValueTypes
{
    // BsonValue itself may hold a value of any type.
    private static readonly Dictionary<string, string> Representations = new()
    {
        ["MongoDB.Bson.BsonValue"] = "EndOfDocument",
        ["MongoDB.Bson.BsonArray"] = "Array",
        ["MongoDB.Bson.BsonBinaryData"] = "Binary",
        ["MongoDB.Bson.BsonBoolean"] = "Boolean",
        ["MongoDB.Bson.BsonDateTime"] = "DateTime",
        ["MongoDB.Bson.BsonDecimal128"] = "Decimal128",
        ["MongoDB.Bson.BsonDocument"] = "Document",
        ["MongoDB.Bson.BsonDouble"] = "Double",
        ["MongoDB.Bson.BsonInt32"] = "Int32",
        ["MongoDB.Bson.BsonInt64"] = "Int64",
        ["MongoDB.Bson.BsonJavaScript"] = "JavaScript",
        ["MongoDB.Bson.BsonJavaScriptWithScope"] = "JavaScriptWithScope",
        ["MongoDB.Bson.BsonMaxKey"] = "MaxKey",
        ["MongoDB.Bson.BsonMinKey"] = "MinKey",
        ["MongoDB.Bson.BsonNull"] = "Null",
        ["MongoDB.Bson.BsonObjectId"] = "ObjectId",
        ["MongoDB.Bson.BsonRegularExpression"] = "RegularExpression",
        ["MongoDB.Bson.BsonString"] = "String",
        ["MongoDB.Bson.BsonSymbol"] = "Symbol",
        ["MongoDB.Bson.BsonTimestamp"] = "Timestamp",
        ["MongoDB.Bson.BsonUndefined"] = "Undefined",
    };

    /// <summary>Finds the name of the BSON type that the values of a class have; null for all other classes.</summary>
    /// <param name="fullName">The name of a class of the driver, with its namespace.</param>
    public static string? FindRepresentation(string fullName) => Representations.TryGetValue(fullName, out var representation) ? representation : null;
}
