using System.Globalization;
using System.Net;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Benchmarks.Models;

/// <summary>A member of each kind.</summary>
[BsonGenerated]
public sealed partial class OneOfEachKind
{
    [BsonRepresentation(BsonType.String)]
    public bool BooleansAsText { get; set; }

    [BsonRepresentation(BsonType.Binary)]
    public byte BytesAsBinary { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char CharactersAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public short ShortsAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int IntegersAsText { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public int IntegersAsInt64 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public int IntegersAsDouble { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public long LongsAsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public float FloatsAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public double DoublesAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal DecimalsAsText { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal DecimalsAsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public Decimal128 Decimal128s { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Decimal128sAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int? IntegersOrNullAsText { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime LocalDates { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateTime DatesAsTicks { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTime DatesAsDocuments { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTime DatesAsText { get; set; }

    [BsonRepresentation(BsonType.Array)]
    public DateTimeOffset OffsetsAsArrays { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateTimeOffset OffsetsAsDocuments { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset OffsetsAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeSpan SpansAsText { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeSpan SpansAsTicks { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan SpansAsSeconds { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid StandardGuids { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid GuidsAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId ObjectIdsAsText { get; set; }

    public DayOfWeek Weekdays { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek WeekdaysAsText { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DayOfWeek WeekdaysAsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DayOfWeek? WeekdaysOrNullAsText { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte[] BinariesAsText { get; set; } = [];

    public Uri? Addresses { get; set; }

    public Version? Versions { get; set; }

    public CultureInfo? Cultures { get; set; }

    public IPAddress? NetworkAddresses { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? VersionsAsDocuments { get; set; }

    public KeyValuePair<string, int> Pairs { get; set; }

    public Tuple<int, string>? Tuples { get; set; }

    public Tuple<int, Tuple<string, double>, bool>? TripletsOfTuples { get; set; }

    public List<KeyValuePair<string, int>> ListsOfPairs { get; set; } = [];

    public List<Uri> ListsOfAddresses { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public List<int> ListsOfTexts { get; set; } = [];

    public int[][] ArraysOfArrays { get; set; } = [];

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, int> MapsOfTexts { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<char, int> MapsByCharacter { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<DayOfWeek, TimeSpan> MapsByWeekday { get; set; } = [];

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<DateTimeOffset, short> MapsByDate { get; set; } = [];
}
