// Every kind of type that has a compiled serializer, once.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace NativeAot;

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
public sealed partial class Keyed
{
    [BsonGuidRepresentation(GuidRepresentation.Standard)]
    public Guid Key { get; set; }
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
public sealed partial class Collections
{
    public List<int>? Ints { get; set; }

    public string[]? Texts { get; set; }

    public IReadOnlyList<double>? Doubles { get; set; }

    public IReadOnlyList<Item>? ArrayOfItems { get; set; }

    public IEnumerable<long>? Longs { get; set; }

    public List<Color>? Colors { get; set; }

    public List<int?>? IntsOrNull { get; set; }

    public List<List<decimal>>? Nested { get; set; }

    public List<Item>? Items { get; set; }

    public Point[]? Points { get; set; }

    public Dictionary<string, int>? Counts { get; set; }

    public IDictionary<string, Item>? ByName { get; set; }

    public Dictionary<string, List<string>>? Tags { get; set; }
}

[BsonGenerated]
public sealed partial record Item([property: BsonId] int Id, string Name, decimal Price);

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(Circle), typeof(Square))]
public abstract partial class Shape
{
    public string? Name { get; set; }
}

[BsonGenerated]
public sealed partial class Circle : Shape
{
    public double Radius { get; set; }
}

[BsonGenerated]
public partial class Square : Shape
{
    public double Side { get; set; }
}

[BsonGenerated]
public sealed partial class Drawing
{
    public Shape? First { get; set; }

    public List<Shape>? Shapes { get; set; }

    public Dictionary<string, Shape>? ByName { get; set; }
}

[BsonGenerated]
public sealed partial class Page<T>
{
    public T? First { get; set; }

    public List<T>? Items { get; set; }
}

[BsonGenerated]
public sealed partial class Pages
{
    public Page<int>? Ints { get; set; }

    public Page<Item>? Items { get; set; }

    public Page<Color>? Colors { get; set; }

    public Page<Point>? Points { get; set; }

    public Page<Page<string>>? Texts { get; set; }
}

[BsonGenerated]
public sealed partial class WithExtraElements
{
    public int Id { get; set; }

    [BsonExtraElements]
    public BsonDocument? Others { get; set; }
}

[BsonGenerated]
public sealed partial class WithExtraDictionary
{
    public int Id { get; set; }

    [BsonExtraElements]
    public IDictionary<string, object>? Others { get; set; }
}

[BsonGenerated]
[BsonIgnoreExtraElements]
public sealed partial class Configured
{
    [BsonId]
    [BsonRepresentation(BsonType.ObjectId)]
    public string? Key { get; set; }

    [BsonElement("n")]
    public string? Name { get; set; }

    [BsonIgnoreIfNull]
    public string? Note { get; set; }

    [BsonIgnoreIfDefault]
    public int Count { get; set; }

    [BsonDefaultValue(7)]
    public int Lucky { get; set; }

    [BsonRequired]
    public int Needed { get; set; }

    [BsonIgnore]
    public int Ignored { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Color Color { get; set; }

    [BsonRepresentation(BsonType.Decimal128)]
    public decimal Price { get; set; }

    [BsonRepresentation(BsonType.String)]
    public ObjectId Reference { get; set; }
}

[BsonGenerated]
public sealed partial class Encapsulated
{
    [BsonElement]
    private int _count;

    public required string Name { get; init; }

    public int Age { get; private set; }

    public void Grow() => (_count, Age) = (_count + 1, Age + 1);
}

[BsonGenerated]
public sealed partial class Tree
{
    public int Value { get; set; }

    public Tree? Left { get; set; }

    public List<Tree>? Children { get; set; }
}

/// <summary>Nests a type that nothing else can name.</summary>
public static partial class Cabinet
{
    internal static void CheckDrawer() => Check.RoundTrip(new Drawer { Label = "a" }, new BsonDocument("Label", "a"));

    [BsonGenerated]
    private sealed partial class Drawer
    {
        public string? Label { get; set; }
    }
}
