// Attributes that driver 3.0 refuses.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Conformance.Models;

[Rule("6.2.others", "2.BsonRepresentation")]
[BsonGenerated]
public partial class OffsetsAsDates
{
    [BsonRepresentation(BsonType.DateTime)]
    public DateTimeOffset Date { get; set; }

    [BsonRepresentation(BsonType.DateTime)]
    public DateTimeOffset? OrNull { get; set; }

    [BsonRepresentation(BsonType.DateTime)]
    public List<DateTimeOffset>? List { get; set; }

    [BsonRepresentation(BsonType.DateTime)]
    public DateTimeOffset?[]? Array { get; set; }

    [BsonRepresentation(BsonType.DateTime)]
    public Dictionary<string, DateTimeOffset>? Map { get; set; }

    [BsonRepresentation(BsonType.DateTime)]
    public SortedDictionary<int, List<DateTimeOffset>>? Lists { get; set; }
}

[Rule("6.3", "2.BsonGuidRepresentation")]
[BsonGenerated]
public partial class GuidsInside
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid? OrNull { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.CSharpLegacy)]
    public List<Guid>? List { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid?[]? Array { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public Dictionary<string, Guid>? Map { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.PythonLegacy)]
    public IReadOnlyList<Guid>? ReadOnly { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public HashSet<Guid>? Set { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid[][]? Arrays { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.JavaLegacy)]
    public SortedDictionary<int, List<Guid?>>? Lists { get; set; }
}

[Rule("6.3", "2.BsonGuidRepresentation")]
[BsonGenerated]
public partial class UnspecifiedGuidsInside
{
    [BsonGuidRepresentation(GuidRepresentation.Unspecified)]
    public Guid? OrNull { get; set; }

    [BsonGuidRepresentation(GuidRepresentation.Unspecified)]
    public List<Guid>? List { get; set; }
}

[Rule("6.2.others", "2.BsonRepresentation")]
[BsonGenerated]
public partial class DateOnlyRepresentations
{
    [BsonRepresentation(BsonType.DateTime)]
    public DateOnly AsDateTime { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateOnly AsDocument { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public DateOnly AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateOnly AsString { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public DateOnly? OrNull { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public List<DateOnly>? List { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, DateOnly?>? Map { get; set; }
}

[Rule("6.2.others", "2.BsonRepresentation")]
[BsonGenerated]
public partial class TimeOnlyRepresentations
{
    [BsonRepresentation(BsonType.Double)]
    public TimeOnly AsDouble { get; set; }

    [BsonRepresentation(BsonType.Int32)]
    public TimeOnly AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64)]
    public TimeOnly AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeOnly AsString { get; set; }

    [BsonRepresentation(BsonType.String)]
    public TimeOnly? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<TimeOnly>? List { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public Dictionary<string, TimeOnly?>? Map { get; set; }
}

[Rule("6.2.others", "2.BsonRepresentation")]
[BsonGenerated]
public partial class TimesAsDocuments
{
    [BsonRepresentation(BsonType.Document)]
    public TimeOnly Time { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public TimeOnly? OrNull { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public TimeOnly[]? Array { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Dictionary<string, TimeOnly>? Map { get; set; }
}

[Rule("6.2.others", "2.BsonRepresentation", "6.1")]
[BsonGenerated]
public partial class HalfRepresentations
{
    [BsonRepresentation(BsonType.Decimal128)]
    public Half AsDecimal128 { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public Half AsDouble { get; set; }

    [BsonRepresentation(BsonType.Int32, AllowTruncation = true)]
    public Half AsInt32 { get; set; }

    [BsonRepresentation(BsonType.Int64, AllowOverflow = true)]
    public Half AsInt64 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Half AsString { get; set; }
}

[Rule("6.2.others", "2.BsonRepresentation", "6.1")]
[BsonGenerated]
public partial class HalfRepresentationsInside
{
    [BsonRepresentation(BsonType.String)]
    public Half? OrNull { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<Half>? List { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public Half?[]? Array { get; set; }

    [BsonRepresentation(BsonType.Int32)]
    public Half? AsInt32 { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Dictionary<string, Half>? Map { get; set; }
}

[Rule("2.BsonTimeOnlyOptions")]
[BsonGenerated]
public partial class TimeOnlyUnitsOfAllKinds
{
    [BsonTimeOnlyOptions(BsonType.Double)]
    public TimeOnly Ticks { get; set; }

    [BsonTimeOnlyOptions(BsonType.Double, TimeOnlyUnits.Hours)]
    public TimeOnly Hours { get; set; }

    [BsonTimeOnlyOptions(BsonType.Int32, TimeOnlyUnits.Minutes)]
    public TimeOnly Minutes { get; set; }

    [BsonTimeOnlyOptions(BsonType.Int64, TimeOnlyUnits.Seconds)]
    public TimeOnly Seconds { get; set; }

    [BsonTimeOnlyOptions(BsonType.Int32, TimeOnlyUnits.Milliseconds)]
    public TimeOnly Milliseconds { get; set; }

    [BsonTimeOnlyOptions(BsonType.Double, TimeOnlyUnits.Microseconds)]
    public TimeOnly Microseconds { get; set; }

    [BsonTimeOnlyOptions(BsonType.Int32, TimeOnlyUnits.Nanoseconds)]
    public TimeOnly Nanoseconds { get; set; }

    [BsonTimeOnlyOptions(BsonType.Double, TimeOnlyUnits.Nanoseconds)]
    public TimeOnly NanosecondsAsDouble { get; set; }

    [BsonTimeOnlyOptions(BsonType.Double, TimeOnlyUnits.Seconds)]
    public List<TimeOnly?>? List { get; set; }
}

[Rule("2.BsonTimeOnlyOptions")]
[BsonGenerated]
public partial class TimeOnlyUnitsOfDocuments
{
    [BsonTimeOnlyOptions(BsonType.Document, TimeOnlyUnits.Hours)]
    public TimeOnly Document { get; set; }

    public int Number { get; set; }
}
