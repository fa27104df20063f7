namespace Queries.Programs.Inventing;

/// <summary>The types of plain values: literals, and attributes that members of the type can have.</summary>
internal static class Values
{
    public static readonly IReadOnlyDictionary<string, (string[] Literals, string[] Attributes)> All =
        new Dictionary<string, (string[], string[])>
        {
            ["int"] =
                (["1", "-7", "0"],
                [
                    "[BsonRepresentation(BsonType.String)] ", "[BsonRepresentation(BsonType.Int64)] ", "[BsonDefaultValue(4)] ",
                    "[Scaled(10)] ", "[Scaled(100)] ", "[Scaled(100)] ",
                ]),
            ["long"] = (["2L", "5000000000L", "-1L"], ["[BsonRepresentation(BsonType.Double)] "]),
            ["double"] = (["1.5", "2.0", "-0.25"], ["[BsonRepresentation(BsonType.String)] "]),
            ["decimal"] = (["1.10m", "20m", "-3.5m"], ["[BsonRepresentation(BsonType.Decimal128)] "]),
            ["string"] =
                (["\"a\"", "\"Ann\"", "\"\""],
                ["[BsonRepresentation(BsonType.ObjectId)] ", "[BsonIgnoreIfNull] ", "[BsonRequired] "]),
            ["bool"] = (["true", "false"], []),
            ["DateTime"] =
            (["new DateTime(2024, 5, 6, 0, 0, 0, DateTimeKind.Utc)", "new DateTime(1999, 1, 1, 0, 0, 0, DateTimeKind.Utc)"],
            ["[BsonDateTimeOptions(Kind = DateTimeKind.Local)] ", "[BsonRepresentation(BsonType.String)] "]),
            ["Color"] = (["Color.Red", "Color.Blue"], ["[BsonRepresentation(BsonType.String)] "]),
            ["Amount"] = (["new Amount(500)", "new Amount(-20)"], ["[Scaled(10)] ", "[Scaled(100)] "]),
            ["ObjectId"] = (["ObjectId.Empty", "new ObjectId(\"0123456789abcdef01234567\")"], ["[BsonRepresentation(BsonType.String)] "]),
            ["int?"] = (["3", "null"], ["[BsonIgnoreIfNull] "]),
            ["double?"] = (["0.5", "null"], []),
            ["List<string>"] = (["new List<string> { \"x\", \"y\" }", "new List<string>()"], []),
            ["int[]"] = (["new[] { 3, 4 }", "new int[0]"], []),
            ["Dictionary<string, int>"] =
            (["new Dictionary<string, int> { { \"k\", 1 } }"], ["[BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)] "]),
        };

    public static readonly string[] Types = [.. All.Keys];
}
