using Contract.V1;
using MongoDB.Bson;
using NUnit.Framework;

namespace BsonGen.Contract.Tests;

/// <summary>A document of each type of the library.</summary>
internal static class Documents
{
    /// <summary>The bytes of a document with a standard UUID. Drivers before 3.0 convert it to a legacy UUID when they write a parsed document.</summary>
    private const string StandardGuid = "0x1F000000054B65790010000000040102030405060708090A0B0C0D0E0F1000";

    private static readonly Dictionary<Type, string> Texts = new()
    {
        [typeof(Scalars)] =
            """
            { "_id": { "$oid": "0102030405060708090a0b0c" }, "Bool": true, "Byte": 1, "SByte": -2, "Short": -3, "UShort": 4, "Int": -5, "UInt": 6,
              "Long": { "$numberLong": "-7" }, "ULong": { "$numberLong": "8" }, "Float": 1.5, "Double": 2.5, "Decimal": "3.25",
              "Decimal128": { "$numberDecimal": "4.5" }, "Char": 65, "Text": "é", "When": { "$date": "2024-02-29T01:02:03.004Z" },
              "Bytes": { "$binary": { "base64": "AQID", "subType": "00" } }, "Color": "Green", "Big": "Huge", "Days": "Monday, Tuesday" }
            """,
        [typeof(Keyed)] = StandardGuid,
        [typeof(Nullables)] =
            """{ "_id": 1, "Bool": true, "Int": null, "Long": { "$numberLong": "2" }, "Double": 1.5, "Decimal": null, "When": null, "Key": { "$oid": "0102030405060708090a0b0c" }, "Color": "Red" }""",
        [typeof(Point)] = """{ "X": 1, "Y": 2 }""",
        [typeof(Collections)] =
            """
            { "Ints": [1, 2], "Texts": ["a", null], "Doubles": [1.5], "Longs": [{ "$numberLong": "1" }], "Colors": [0, 5], "IntsOrNull": [1, null],
              "Nested": [["1.5"], []], "Items": [{ "_id": 1, "Name": "n", "Price": "2" }, null], "Points": [{ "X": 1, "Y": 2 }], "Counts": { "a": 1 },
              "ByName": { "b": { "_id": 2, "Name": "m", "Price": "3" } }, "Tags": { "c": ["d"] } }
            """,
        [typeof(Item)] = """{ "_id": 1, "Name": "n", "Price": "2.5" }""",
        [typeof(Circle)] = """{ "_t": ["Shape", "Circle"], "Name": "c", "Radius": 1.5 }""",
        [typeof(Square)] = """{ "_t": ["Shape", "Square"], "Name": null, "Side": 2.5 }""",
        [typeof(Shape)] = """{ "_t": ["Shape", "Square"], "Name": "s", "Side": 2.5 }""",
        [typeof(Drawing)] =
            """
            { "First": { "Name": "late", "Radius": 1.5, "_t": ["Shape", "Circle"] }, "Shapes": [{ "_t": ["Shape", "Square"], "Name": "s", "Side": 1.0 }, null],
              "ByName": { "a": { "_t": ["Shape", "Circle"], "Name": "c", "Radius": 2.0 } } }
            """,
        [typeof(Pages)] =
            """
            { "Ints": { "First": 1, "Items": [2] }, "Items": { "First": null, "Items": [{ "_id": 1, "Name": "n", "Price": "2" }] }, "Colors": { "First": "Green", "Items": [5] },
              "Points": null, "Texts": { "First": { "First": "a", "Items": null }, "Items": [] } }
            """,
        [typeof(Page<int>)] = """{ "First": 1, "Items": [2, 3] }""",
        [typeof(Refilled)] = """{ "_id": 1, "Note": "n", "Lines": [{ "Count": { "$numberLong": "2" } }, { "Count": { "$numberLong": "3" } }] }""",
        [typeof(RefilledLine)] = """{ "Count": { "$numberLong": "1" } }""",
        [typeof(WithExtraElements)] = """{ "_id": 1, "a": 2, "b": { "c": [3] } }""",
        [typeof(WithExtraDictionary)] = """{ "_id": 1, "a": 2, "b": { "c": [3] } }""",
        [typeof(Configured)] =
            """
            { "_id": { "$oid": "0102030405060708090a0b0c" }, "n": "name", "Count": 3, "Needed": 4, "Color": "Green", "Price": { "$numberDecimal": "2.5" },
              "Reference": "0102030405060708090a0b0c", "Unknown": 1 }
            """,
        [typeof(Encapsulated)] = """{ "_count": 1, "Name": "n", "Age": 2 }""",
        [typeof(Tree)] = """{ "Value": 1, "Left": { "Value": 2, "Left": null, "Children": null }, "Children": [{ "Value": 3, "Left": null, "Children": [] }] }""",
        [typeof(External)] = """{ "Text": "reordered", "_id": 1 }""",
        [typeof(Times)] =
            """
            { "Offset": [{ "$numberLong": "638000000000000000" }, 60], "Span": "01:02:03",
              "Day": { "$date": "2024-02-29T00:00:00Z" }, "Local": { "$date": "2024-02-29T01:02:03Z" } }
            """,
#if MONGODB_OFFICIAL
        [typeof(Dates)] = """{ "Date": { "$date": "2024-02-29T00:00:00Z" } }""",
#else
        // Drivers before 2.20 have no serializer for the type.
        [typeof(Dates)] = """{ "Date": null }""",
#endif
        [typeof(global::Contract.V1.Documents)] =
            """{ "Document": { "a": 1 }, "Array": [1, "b"], "Value": 2.5, "Link": "http://localhost/", "Links": ["http://localhost/a"], "External": { "_id": 1, "Text": "t" } }""",
        [typeof(Represented)] =
            """
            { "Number": { "$numberLong": "5" }, "Key": "00010203-0405-0607-0809-0a0b0c0d0e0f", "Text": "2.5", "Digits": "12",
              "Keys": [{ "$oid": "0102030405060708090a0b0c" }], "Version": { "Major": 1, "Minor": 2 } }
            """,
        [typeof(Sets)] = """{ "Name": "n", "Texts": ["a", "b"], "Ints": [1], "List": [2, 3], "Guids": [] }""",
        [typeof(MoreCollections)] =
            """
            { "Items": [{ "_id": 1, "Name": "n", "Price": "2" }], "Sorted": ["b", "a"], "ReadOnly": [1], "Collection": [2, 3], "Queue": [4, 5], "Stack": [6, 7],
              "Linked": ["c"], "ByName": { "d": 8 } }
            """,
        [typeof(Numbered)] = """{ "A": 1 }""",
        [typeof(Objects)] = """{ "Value": { "a": 1 }, "Values": ["b", 2.5, [true], null], "Numbered": null, "Queue": [1, 2], "BySpan": { "00:01:00": 3 } }""",
        [typeof(MoreRepresentations)] =
            """
            { "Bool": "true", "Byte": "0f", "Char": "c", "Long": 2.0, "When": { "$numberLong": "638000000000000000" }, "Span": 1.5, "Texts": ["1", "2"],
              "Items": [[1, { "_id": 1, "Name": "n", "Price": "2" }]], "Colors": [{ "k": "Red", "v": [1] }] }
            """,
        [typeof(Nested)] = """{ "Pairs": { "01:00:00": { "k": 1, "v": "a" } }, "Tuple": [2, { "00:01:00": 3 }] }""",
        [typeof(Compounds)] = """{ "Pair": { "k": "a", "v": 1 }, "Tuple": [2, "b"], "Version": "1.2", "Address": "127.0.0.1" }""",
        [typeof(OtherRepresentations)] =
            """
            { "Key": { "$oid": "0102030405060708090a0b0c" }, "Bytes": "0102", "Offset": "2024-02-29T01:02:03+01:00", "Decimal": "1.5", "Symbol": { "$symbol": "s" } }
            """,
        [typeof(Immutable)] = """{ "A": 1, "B": "b" }""",
        [typeof(Initialized)] = """{ "A": 1 }""",
        [typeof(InitializedStruct)] = """{ "A": 1 }""",
        [typeof(Choosing)] = """{ "A": 3, "Text": "t", "Point": { "X": 1, "Y": 2 } }""",
        [typeof(Defaults)] = """{ "Int": { "Value": 1, "Other": 2 }, "Color": { "Value": "Green", "Other": "Red" }, "Text": { "Value": null, "Other": null } }""",
        [typeof(DefaultOf<int>)] = """{ "Value": 1, "Other": 2 }""",
        [typeof(Empty)] = """{ "_t": "Filled", "A": 1 }""",
        [typeof(Filled)] = """{ "A": 1, "_t": "Filled" }""",
        [typeof(Extensible)] = """{ "A": 1, "B": "b" }""",
        [typeof(Extended)] = """{ "_t": "Extended", "A": 1, "B": "", "C": 2 }""",
        [typeof(Optional)] = """{ "A": 1 }""",
        [typeof(Starting)] = """{ "A": 1 }""",
        [typeof(Careful)] = """{ "Text": "t" }""",
#if MONGODB_OFFICIAL
        // The library was compiled with a driver that takes the renamed id for the id. From 3.9 on the driver does not, and the type falls back.
        [typeof(Renamed)] = "",
#else
        [typeof(Renamed)] = """{ "_id": 1, "Twice": 2 }""",
#endif
        [typeof(Doubtful)] = """{ "_id": { "$oid": "0102030405060708090a0b0c" } }""",
        [typeof(Preset)] = """{ "A": 2 }""",
        [typeof(Holder)] = """{ "Tagged": null, "Colors": [0, null], "Ints": [null, 1] }""",
        [typeof(Wide)] = "{ " + string.Join(", ", Enumerable.Range(1, 18).Select(i => $"\"Member{i}\": {i}")) + " }",
    };

    public static IEnumerable<TestCaseData> All => Texts.Where(pair => pair.Value.Length > 0).Select(pair => new TestCaseData(pair.Key, pair.Value).SetArgDisplayNames(pair.Key.ToString()));

    public static byte[] ToBytes(string document) =>
        document.StartsWith("0x", StringComparison.Ordinal) ? Convert.FromHexString(document.AsSpan(2)) : BsonDocument.Parse(document).ToBson();

    /// <summary>The types with a document; generic ones by their definitions.</summary>
    public static IEnumerable<Type> Types => Texts.Keys.Select(type => type.IsGenericType ? type.GetGenericTypeDefinition() : type);
}
