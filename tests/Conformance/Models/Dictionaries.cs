// Dictionaries with keys of all types, in all representations.
using System.Globalization;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[Rule("6.5")]
[BsonGenerated]
public partial class DictionariesByText
{
    public Dictionary<Uri, int>? ByUri { get; set; }

    public Dictionary<Version, int>? ByVersion { get; set; }

    public IReadOnlyDictionary<CultureInfo, string?>? ByCulture { get; set; }

    public IDictionary<TimeSpan, Point>? ByTimeSpan { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryByDecimal
{
    public Dictionary<decimal, int>? Map { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryByEnum
{
    public Dictionary<Colors, int>? Map { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryByObjectId
{
    public Dictionary<ObjectId, int>? Map { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryByObject
{
    public Dictionary<object, int>? Map { get; set; }
}

[Rule("6.5", "2.BsonDictionaryOptions")]
[BsonGenerated]
public partial class DictionariesAsArrays
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<Colors, int>? Enums { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public IDictionary<ObjectId, Point?>? ObjectIds { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public SortedDictionary<DateTime, string?>? Dates { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<char, bool>? Chars { get; set; }

    [BsonDictionaryOptions]
    public Dictionary<string, int>? Default { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public List<Dictionary<string, int>>? Inside { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<PointStruct, int>? Structs { get; set; }
}

[Rule("6.5", "2.BsonRepresentation")]
[BsonGenerated]
public partial class RepresentedDictionaries
{
    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int>? Values { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public Dictionary<int, int>? AsArray { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Dictionary<string, int>? AsDocument { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, List<Colors>>? Deep { get; set; }

    [BsonRepresentation(BsonType.String)]
    public IDictionary<string, Colors?>? Enums { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionariesOfAll
{
    public Dictionary<string, DateTime>? Dates { get; set; }

    public Dictionary<string, decimal>? Decimals { get; set; }

    public Dictionary<string, Colors>? Colors { get; set; }

    public Dictionary<string, int?>? Nullables { get; set; }

    public Dictionary<string, byte[]>? Bytes { get; set; }

    public IDictionary<string, List<Point>>? Lists { get; set; }

    public Dictionary<string, Dictionary<string, Dictionary<string, int>>>? Deep { get; set; }

    public Dictionary<string, PointStruct>? Structs { get; set; }

    public Dictionary<string, ObjectId>? ObjectIds { get; set; }

    public Dictionary<string, object?>? Objects { get; set; }

    public Dictionary<string, IVehicle>? Interfaces { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class ReadOnlyDictionaries
{
    public IReadOnlyDictionary<string, Point>? Points { get; set; }

    public IReadOnlyDictionary<string, IReadOnlyDictionary<string, int>>? Nested { get; set; }
}

[Rule("6.5")]
[BsonGenerated]
public partial class DictionaryWithComparer
{
    public Dictionary<string, int> Map { get; set; } = new(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };

    public IDictionary<string, int> Interface { get; set; } = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
}
