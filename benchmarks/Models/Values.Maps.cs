using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

// Values inside dictionaries, each class of one kind.
namespace Benchmarks.Models;

[BsonGenerated]
public sealed partial class MapsOfTexts
{
    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> First { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Second { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Third { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Fourth { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Fifth { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Sixth { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Seventh { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> Eighth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class MapsByCharacter
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> First { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Second { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Third { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Fourth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Fifth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Sixth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Seventh { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> Eighth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class MapsByWeekday
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> First { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Second { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Third { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Fourth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Fifth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Sixth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Seventh { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> Eighth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class MapsByDate
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> First { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Second { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Third { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Fourth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Fifth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Sixth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Seventh { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> Eighth { get; set; } = [];
}

[BsonGenerated]
public sealed partial class MapsOfPairs
{
    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<int, string>> First { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<int, string>> Second { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<int, string>> Third { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<int, string>> Fourth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<int, string>> Fifth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<int, string>> Sixth { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<int, string>> Seventh { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, KeyValuePair<int, string>> Eighth { get; set; } = [];
}
