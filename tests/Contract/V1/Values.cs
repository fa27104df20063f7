using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Contract.V1;

// Members of each kind of value.

public enum Color
{
    Red,
    Green = 5,
}

public enum Big : long
{
    One = 1,
    Huge = 1L << 40,
}

[Flags]
public enum Days : byte
{
    None = 0,
    Monday = 1,
    Tuesday = 2,
}

[BsonGenerated]
public sealed partial class Scalars
{
    public ObjectId Id { get; set; }

    public bool Bool { get; set; }

    public byte Byte { get; set; }

    public sbyte SByte { get; set; }

    public short Short { get; set; }

    public ushort UShort { get; set; }

    public int Int { get; set; }

    public uint UInt { get; set; }

    public long Long { get; set; }

    public ulong ULong { get; set; }

    public float Float { get; set; }

    public double Double { get; set; }

    public decimal Decimal { get; set; }

    public Decimal128 Decimal128 { get; set; }

    public char Char { get; set; }

    public string? Text { get; set; }

    public DateTime When { get; set; }

    public byte[]? Bytes { get; set; }

    public Color Color { get; set; }

    public Big Big { get; set; }

    public Days Days { get; set; }
}

[BsonGenerated]
public sealed partial class Nullables
{
    public int Id { get; set; }

    public bool? Bool { get; set; }

    public int? Int { get; set; }

    public long? Long { get; set; }

    public double? Double { get; set; }

    public decimal? Decimal { get; set; }

    public DateTime? When { get; set; }

    public ObjectId? Key { get; set; }

    public Color? Color { get; set; }
}

[BsonGenerated]
public partial struct Point
{
    public int X { get; set; }

    public int Y { get; set; }
}

[BsonGenerated]
public sealed partial class Times
{
    public DateTimeOffset Offset { get; set; }

    public TimeSpan Span { get; set; }

    [BsonDateTimeOptions(DateOnly = true)]
    public DateTime Day { get; set; }

    [BsonDateTimeOptions(Kind = DateTimeKind.Local)]
    public DateTime? Local { get; set; }
}

[BsonGenerated]
public sealed partial class Dates
{
    public DateOnly? Date { get; set; }
}

[BsonGenerated]
public sealed partial class Documents
{
    public BsonDocument? Document { get; set; }

    public BsonArray? Array { get; set; }

    public BsonValue? Value { get; set; }

    public Uri? Link { get; set; }

    public List<Uri>? Links { get; set; }

    public External? External { get; set; }
}

/// <summary>The driver may refuse the attribute of its member.</summary>
[BsonGenerated]
public sealed partial class Doubtful
{
    [BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.ObjectIdSerializer))]
    public ObjectId Id { get; set; }
}

[BsonGenerated]
public sealed partial class Objects
{
    public object? Value { get; set; }

    public List<object?>? Values { get; set; }

    public INumbered? Numbered { get; set; }

    public System.Collections.Concurrent.ConcurrentQueue<int>? Queue { get; set; }

    public Dictionary<TimeSpan, int>? BySpan { get; set; }
}

[BsonGenerated]
public sealed partial class Compounds
{
    public KeyValuePair<string, int> Pair { get; set; }

    public Tuple<int, string>? Tuple { get; set; }

    public Version? Version { get; set; }

    public System.Net.IPAddress? Address { get; set; }
}

[BsonGenerated]
public sealed partial class Nested
{
    public Dictionary<TimeSpan, KeyValuePair<int, string>>? Pairs { get; set; }

    public Tuple<int, Dictionary<TimeSpan, int>>? Tuple { get; set; }
}
