// Default values of all kinds, and members that are omitted because their value equals the default.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class DefaultValues
{
    [BsonDefaultValue(5)]
    public int Number { get; set; }

    [BsonDefaultValue("text")]
    public string? Text { get; set; }

    [BsonDefaultValue(1.5)]
    public double Double { get; set; } = 2.5;

    [BsonDefaultValue(Models.Colors.Green)]
    public Colors Colors { get; set; }

    [BsonDefaultValue(null)]
    public string? Null { get; set; } = "x";

    [BsonDefaultValue(7L)]
    public long? Nullable { get; set; }

    [BsonDefaultValue('c')]
    public char Char { get; set; }

    [BsonDefaultValue(double.NaN)]
    public double NaN { get; set; }

    [BsonDefaultValue("quote \" and \n \0 é")]
    public string? Quoted { get; set; }
}

[Rule("2.BsonDefaultValue", "4.1.9")]
[BsonGenerated]
public partial class DefaultsOfAllKinds
{
    [BsonDefaultValue((byte)5)]
    public byte Byte { get; set; }

    [BsonDefaultValue((sbyte)-5)]
    public sbyte SByte { get; set; }

    [BsonDefaultValue((short)-5)]
    public short Int16 { get; set; }

    [BsonDefaultValue((ushort)5)]
    public ushort UInt16 { get; set; }

    [BsonDefaultValue(5u)]
    public uint UInt32 { get; set; }

    [BsonDefaultValue(long.MinValue)]
    public long Int64 { get; set; }

    [BsonDefaultValue(ulong.MaxValue)]
    public ulong UInt64 { get; set; }

    [BsonDefaultValue(float.NegativeInfinity)]
    public float Single { get; set; }

    [BsonDefaultValue(0.1f)]
    public float Fraction { get; set; }

    [BsonDefaultValue(double.Epsilon)]
    public double Double { get; set; }

    [BsonDefaultValue(true)]
    public bool Boolean { get; set; }

    [BsonDefaultValue('\'')]
    public char Quote { get; set; }

    [BsonDefaultValue("\u2028\\\"{}")]
    public string? Text { get; set; }

    [BsonDefaultValue(Models.Colors.Blue)]
    public Colors? Color { get; set; }

    [BsonDefaultValue((Colors)99)]
    public Colors Undefined { get; set; }

    [BsonDefaultValue(int.MinValue)]
    public int Int32;

    [BsonDefaultValue(5)]
    private int _private;

    [BsonDefaultValue(5)]
    public int GetOnly { get; } = 6;
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class DefaultOfAnotherType
{
    [BsonDefaultValue(1)]
    public long Number { get; set; }

    public int Other { get; set; }
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class IgnoredDefaultOfAnotherType
{
    [BsonDefaultValue(1)]
    [BsonIgnoreIfDefault]
    public long Number { get; set; }
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class DefaultsOfObjects
{
    [BsonDefaultValue(5)]
    public object? Object { get; set; }

    [BsonDefaultValue("text")]
    [BsonIgnoreIfDefault]
    public object? Text { get; set; }
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class NullDefaultOfAValue
{
    [BsonDefaultValue(null)]
    public int Number { get; set; } = 3;
}

[Rule("2.BsonDefaultValue", "1.5")]
[BsonGenerated]
public partial class DefaultId
{
    [BsonDefaultValue(7)]
    [BsonIgnoreIfDefault]
    public int Id { get; set; }

    public int Number { get; set; }
}

[Rule("2.BsonDefaultValue")]
[BsonGenerated]
public partial class DefaultTypes
{
    [BsonDefaultValue(typeof(int))]
    public object? Type { get; set; }
}

[Rule("2.BsonDefaultValue", "4.2.6")]
[BsonGenerated]
public partial class DefaultArrays
{
    [BsonDefaultValue(new[] { 1, 2 })]
    public int[]? Numbers { get; set; }
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class DefaultsOfStructs
{
    [BsonIgnoreIfDefault]
    public PointStruct Point { get; set; }

    [BsonIgnoreIfDefault]
    public PointStruct? OrNull { get; set; }

    [BsonIgnoreIfDefault]
    public DateTimeOffset Offset { get; set; }

    [BsonIgnoreIfDefault]
    public Decimal128 Decimal128 { get; set; }

    [BsonIgnoreIfDefault]
    public KeyValuePair<string, int> Pair { get; set; }

    [BsonIgnoreIfDefault]
    public BsonValue? Bson { get; set; }

    [BsonIgnoreIfDefault]
    public EqualToAll? Equal { get; set; }

    [BsonIgnoreIfDefault]
    public EqualStruct EqualStruct { get; set; }

    [BsonIgnoreIfDefault]
    public object? Object { get; set; }
}

/// <summary><c>Equals</c> returns true for each object, and for null.</summary>
public class EqualToAll
{
    public int Number { get; set; }

    public override bool Equals(object? obj) => true;

    public override int GetHashCode() => 0;

    public static bool operator ==(EqualToAll? left, object? right) => true;

    public static bool operator !=(EqualToAll? left, object? right) => false;
}

/// <summary><c>Equals</c> compares one of the members only; the operators give other results.</summary>
public struct EqualStruct : IEquatable<EqualStruct>
{
    public int Counts { get; set; }

    public int Ignored { get; set; }

    public readonly bool Equals(EqualStruct other) => false;

    public override readonly bool Equals(object? obj) => obj is EqualStruct other && other.Counts == Counts;

    public override readonly int GetHashCode() => Counts;
}

[Rule("4.2.6")]
[BsonGenerated]
public partial class NullsByOperators
{
    [BsonIgnoreIfNull]
    public EqualToAll? Equal { get; set; }

    [BsonIgnoreIfNull]
    public Lazies? Lazies { get; set; }

    public EqualToAll? Plain { get; set; }
}

public record Lazies(int Number, string? Text);

