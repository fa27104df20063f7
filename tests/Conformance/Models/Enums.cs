// Enums of every underlying type.
using BsonGen;

namespace Conformance.Models;

public enum ByteEnum : byte
{
    None,
    One,
    Two,
    AlsoTwo = Two,
    Hundred = 100,
    Edge = byte.MaxValue,
}

[BsonGenerated]
public partial class ByteEnumValues
{
    public ByteEnum Value { get; set; }

    public ByteEnum? OrNull { get; set; }

    public ByteEnum[]? Array { get; set; }

    public List<ByteEnum>? List { get; set; }

    public List<ByteEnum?>? ListOrNull { get; set; }

    public Dictionary<string, ByteEnum>? Map { get; set; }
}

public enum SByteEnum : sbyte
{
    None,
    One,
    Two,
    AlsoTwo = Two,
    Hundred = 100,
    Edge = sbyte.MinValue,
}

[BsonGenerated]
public partial class SByteEnumValues
{
    public SByteEnum Value { get; set; }

    public SByteEnum? OrNull { get; set; }

    public SByteEnum[]? Array { get; set; }

    public List<SByteEnum>? List { get; set; }

    public List<SByteEnum?>? ListOrNull { get; set; }

    public Dictionary<string, SByteEnum>? Map { get; set; }
}

public enum Int16Enum : short
{
    None,
    One,
    Two,
    AlsoTwo = Two,
    Hundred = 100,
    Edge = short.MinValue,
}

[BsonGenerated]
public partial class Int16EnumValues
{
    public Int16Enum Value { get; set; }

    public Int16Enum? OrNull { get; set; }

    public Int16Enum[]? Array { get; set; }

    public List<Int16Enum>? List { get; set; }

    public List<Int16Enum?>? ListOrNull { get; set; }

    public Dictionary<string, Int16Enum>? Map { get; set; }
}

public enum UInt16Enum : ushort
{
    None,
    One,
    Two,
    AlsoTwo = Two,
    Hundred = 100,
    Edge = ushort.MaxValue,
}

[BsonGenerated]
public partial class UInt16EnumValues
{
    public UInt16Enum Value { get; set; }

    public UInt16Enum? OrNull { get; set; }

    public UInt16Enum[]? Array { get; set; }

    public List<UInt16Enum>? List { get; set; }

    public List<UInt16Enum?>? ListOrNull { get; set; }

    public Dictionary<string, UInt16Enum>? Map { get; set; }
}

public enum Int32Enum : int
{
    None,
    One,
    Two,
    AlsoTwo = Two,
    Hundred = 100,
    Edge = int.MinValue,
}

[BsonGenerated]
public partial class Int32EnumValues
{
    public Int32Enum Value { get; set; }

    public Int32Enum? OrNull { get; set; }

    public Int32Enum[]? Array { get; set; }

    public List<Int32Enum>? List { get; set; }

    public List<Int32Enum?>? ListOrNull { get; set; }

    public Dictionary<string, Int32Enum>? Map { get; set; }
}

public enum UInt32Enum : uint
{
    None,
    One,
    Two,
    AlsoTwo = Two,
    Hundred = 100,
    Edge = uint.MaxValue,
}

[BsonGenerated]
public partial class UInt32EnumValues
{
    public UInt32Enum Value { get; set; }

    public UInt32Enum? OrNull { get; set; }

    public UInt32Enum[]? Array { get; set; }

    public List<UInt32Enum>? List { get; set; }

    public List<UInt32Enum?>? ListOrNull { get; set; }

    public Dictionary<string, UInt32Enum>? Map { get; set; }
}

public enum Int64Enum : long
{
    None,
    One,
    Two,
    AlsoTwo = Two,
    Hundred = 100,
    Edge = long.MinValue,
}

[BsonGenerated]
public partial class Int64EnumValues
{
    public Int64Enum Value { get; set; }

    public Int64Enum? OrNull { get; set; }

    public Int64Enum[]? Array { get; set; }

    public List<Int64Enum>? List { get; set; }

    public List<Int64Enum?>? ListOrNull { get; set; }

    public Dictionary<string, Int64Enum>? Map { get; set; }
}

public enum UInt64Enum : ulong
{
    None,
    One,
    Two,
    AlsoTwo = Two,
    Hundred = 100,
    Edge = ulong.MaxValue,
}

[BsonGenerated]
public partial class UInt64EnumValues
{
    public UInt64Enum Value { get; set; }

    public UInt64Enum? OrNull { get; set; }

    public UInt64Enum[]? Array { get; set; }

    public List<UInt64Enum>? List { get; set; }

    public List<UInt64Enum?>? ListOrNull { get; set; }

    public Dictionary<string, UInt64Enum>? Map { get; set; }
}

[Flags]
public enum Colors
{
    None,
    Red = 1,
    Green = 2,
    Blue = 4,
    All = Red | Green | Blue,
}

[Rule("6.2.enums")]
[BsonGenerated]
public partial class ColorsValues
{
    public Colors Value { get; set; }

    public Colors? OrNull { get; set; }

    public Colors[]? Array { get; set; }

    public List<Colors>? List { get; set; }

    public List<Colors?>? ListOrNull { get; set; }

    public Dictionary<string, Colors>? Map { get; set; }
}

public enum Odd
{
    größe = 1,
    @class,
    Ärger = -5,
    größE = 7,
}

[BsonGenerated]
public partial class OddValues
{
    public Odd Value { get; set; }

    public Odd? OrNull { get; set; }

    public Odd[]? Array { get; set; }

    public List<Odd>? List { get; set; }

    public List<Odd?>? ListOrNull { get; set; }

    public Dictionary<string, Odd>? Map { get; set; }
}
