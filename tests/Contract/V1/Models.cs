// The types of a library that was compiled with the first version of the contract: every kind of type and value once. Frozen, like the code beside it.
using System.Collections.ObjectModel;
using System.ComponentModel;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

[assembly: BsonGeneratedConventions(EnumRepresentation = BsonType.String)]
[assembly: BsonGenerated(typeof(Contract.V1.External))]

namespace Contract.V1;

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

public sealed class External
{
    public int Id { get; set; }

    public string? Text { get; set; }
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

[BsonGenerated]
public sealed partial class Represented
{
    [BsonRepresentation(BsonType.Int64)]
    public Color Number { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Guid Key { get; set; }

    [BsonRepresentation(BsonType.String)]
    public decimal Text { get; set; }

    [BsonRepresentation(BsonType.String)]
    public int Digits { get; set; }

    [BsonRepresentation(BsonType.ObjectId)]
    public List<string>? Keys { get; set; }

    [BsonRepresentation(BsonType.Document)]
    public Version? Version { get; set; }
}

[BsonGenerated]
public sealed partial class Sets
{
    [BsonInterned]
    public string? Name { get; set; }

    [BsonInterned]
    public HashSet<string>? Texts { get; set; }

    public ISet<int>? Ints { get; set; }

    public IList<int>? List { get; set; }

    public List<Guid>? Guids { get; set; }
}

[BsonGenerated]
public sealed partial class MoreCollections
{
    public HashSet<Item>? Items { get; set; }

    public SortedSet<string>? Sorted { get; set; }

    public ReadOnlyCollection<int>? ReadOnly { get; set; }

    public Collection<int>? Collection { get; set; }

    public Queue<int>? Queue { get; set; }

    public Stack<int>? Stack { get; set; }

    public LinkedList<string>? Linked { get; set; }

    public SortedDictionary<string, int>? ByName { get; set; }
}

[BsonGenerated]
public sealed partial class MoreRepresentations
{
    [BsonRepresentation(BsonType.String)]
    public bool Bool { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte Byte { get; set; }

    [BsonRepresentation(BsonType.String)]
    public char Char { get; set; }

    [BsonRepresentation(BsonType.Double)]
    public long Long { get; set; }

    [BsonDateTimeOptions(Representation = BsonType.Int64)]
    public DateTime When { get; set; }

    [BsonTimeSpanOptions(BsonType.Double, TimeSpanUnits.Seconds)]
    public TimeSpan Span { get; set; }

    [BsonRepresentation(BsonType.String)]
    public List<int>? Texts { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfArrays)]
    public Dictionary<int, Item>? Items { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<Color, List<int>>? Colors { get; set; }
}

[BsonGenerated]
public sealed partial class Immutable
{
    [BsonConstructor]
    public Immutable(int a, string b) => (A, B) = (a, b);

    [BsonConstructor]
    public Immutable(int a) => (A, B) = (a, "");

    [BsonFactoryMethod]
    public static Immutable Create(string b) => new(0, b);

    public int A { get; }

    public string B { get; }
}

[BsonGenerated]
public sealed partial class Initialized : ISupportInitialize
{
    public int A { get; set; }

    [BsonIgnore]
    public int Calls { get; private set; }

    public void BeginInit() => Calls++;

    public void EndInit() => Calls++;
}

[BsonGenerated]
public partial struct InitializedStruct : ISupportInitialize
{
    public int A { get; set; }

    public readonly void BeginInit()
    {
    }

    public readonly void EndInit()
    {
    }
}

[BsonGenerated]
public sealed partial class Choosing
{
    private string _text = "";

    public int A { get; set; }

    public string Text
    {
        get => _text;
        set => _text = value ?? throw new ArgumentNullException(nameof(value));
    }

    [BsonIgnoreIfDefault]
    public Point Point { get; set; }

    public bool ShouldSerializeA() => A != 3;
}

[BsonGenerated]
public sealed partial class DefaultOf<T>
{
    [BsonIgnoreIfDefault]
    public T? Value { get; set; }

    [BsonIgnoreIfNull]
    public T? Other { get; set; }
}

[BsonGenerated]
public sealed partial class Defaults
{
    public DefaultOf<int>? Int { get; set; }

    public DefaultOf<Color>? Color { get; set; }

    public DefaultOf<string>? Text { get; set; }
}

[BsonGenerated]
public sealed partial class Wide
{
    public int Member1 { get; set; }

    public int Member2 { get; set; }

    public int Member3 { get; set; }

    public int Member4 { get; set; }

    public int Member5 { get; set; }

    public int Member6 { get; set; }

    public int Member7 { get; set; }

    public int Member8 { get; set; }

    public int Member9 { get; set; }

    public int Member10 { get; set; }

    public int Member11 { get; set; }

    public int Member12 { get; set; }

    public int Member13 { get; set; }

    public int Member14 { get; set; }

    public int Member15 { get; set; }

    public int Member16 { get; set; }

    public int Member17 { get; set; }

    public int Member18 { get; set; }
}

[BsonGenerated]
public partial class Empty;

[BsonGenerated]
public sealed partial class Filled : Empty
{
    public int A { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(Extended))]
public partial class Extensible
{
    public Extensible(int a, string b = "b") => (A, B) = (a, b);

    [BsonConstructor]
    public Extensible(int a) => (A, B) = (a, "");

    [BsonElement]
    public int A { get; }

    [BsonElement]
    public string B { get; }
}

[BsonGenerated]
public sealed partial class Extended(int a) : Extensible(a)
{
    public int C { get; set; }
}

[BsonGenerated]
public sealed partial class Optional
{
    [BsonConstructor]
    public Optional(int a, int b) => (A, B) = (a, b);

    [BsonConstructor]
    public Optional(int a) => A = a;

    [BsonConstructor]
    public Optional(string c, int b) => (C, B) = (c, b);

    public int A { get; }

    [BsonDefaultValue(2)]
    public int B { get; }

    [BsonDefaultValue("c")]
    public string? C { get; }
}

[BsonGenerated]
public partial class Starting
{
    public static int Created { get; private set; }

    public Starting() => Created++;

    public int A { get; set; }
}

[BsonGenerated]
public partial struct Careful
{
    private string? _text;

    public string? Text
    {
        readonly get => _text;
        set => _text = value ?? throw new ArgumentNullException(nameof(value));
    }
}

[BsonGenerated]
public sealed partial class Renamed
{
    [BsonElement("key")]
    public int Id { get; set; }

    [BsonElement]
    public int Twice => Id * 2;
}

/// <summary>Its member may be one that the driver refuses.</summary>
[BsonGenerated]
public sealed partial class Doubtful
{
    [BsonSerializer(typeof(MongoDB.Bson.Serialization.Serializers.ObjectIdSerializer))]
    public ObjectId Id { get; set; }
}

#pragma warning disable BSONGEN006 // Left to the class map, which the serializers of others must respect.

[BsonGenerated]
public sealed partial class Tagged
{
    [BsonElement("_t")]
    public string? Tag { get; set; }
}

#pragma warning restore BSONGEN006

[BsonGenerated]
public sealed partial class Holder
{
    public Tagged? Tagged { get; set; }

    [BsonIgnoreIfDefault]
    public Preset Preset { get; set; } = new();

    public List<Color?>? Colors { get; set; }

    public List<int?>? Ints { get; set; }
}

[BsonGenerated]
public partial struct Preset
{
    public Preset() => A = 1;

    public int A { get; set; }
}

public interface INumbered
{
    int A { get; set; }
}

[BsonGenerated]
public sealed partial class Numbered : INumbered
{
    public int A { get; set; }
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
public sealed partial class OtherRepresentations
{
    [BsonRepresentation(BsonType.ObjectId)]
    public ObjectId Key { get; set; }

    [BsonRepresentation(BsonType.String)]
    public byte[]? Bytes { get; set; }

    [BsonRepresentation(BsonType.String)]
    public DateTimeOffset Offset { get; set; }

    [BsonRepresentation(BsonType.String)]
    public Decimal128 Decimal { get; set; }

    [BsonRepresentation(BsonType.Symbol)]
    public string? Symbol { get; set; }
}
