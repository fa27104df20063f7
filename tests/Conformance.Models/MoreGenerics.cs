// Generic types: constrained, nested, derived from generated generics, closed over each other.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class Constrained<TClass, TStruct, TNew, TEnum>
    where TClass : class?
    where TStruct : struct
    where TNew : Point, new()
    where TEnum : struct, Enum
{
    public TClass? Class { get; set; }

    public TStruct Struct { get; set; }

    public TStruct? OrNull { get; set; }

    public TNew? New { get; set; }

    public TEnum Enum { get; set; }

    public List<TEnum?>? Enums { get; set; }

    public (TStruct, TEnum) Tuple { get; set; }
}

[BsonGenerated]
public partial class ComparableOf<T>
    where T : IComparable<T>
{
    public T? Value { get; set; }

    [BsonIgnoreIfNull]
    public T? IgnoredIfNull { get; set; }

    [BsonIgnoreIfDefault]
    public T? IgnoredIfDefault { get; set; }

    [BsonRequired]
    public T? Required { get; set; }
}

[BsonGenerated]
public partial class GenericId<TId>
{
    public TId? Id { get; set; }

    public string? Name { get; set; }
}

[BsonGenerated]
public partial class GenericSparse<T>
{
    [BsonIgnoreIfDefault]
    public T? Value { get; set; }

    [BsonIgnoreIfDefault]
    [BsonRepresentation(BsonType.String)]
    public T? Text { get; set; }
}

[BsonGenerated]
public partial class ClosedId : GenericId<ObjectId>
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class ClosedTextId : GenericId<string>
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class GenericDerived<T> : GenericBase<List<T>>
{
    public T? Own { get; set; }
}

[BsonGenerated]
public partial class GenericLeaf : GenericDerived<Point>
{
    public int Leaf { get; set; }
}

[BsonGenerated]
public partial class CuriouslyRecurring : Recurring<CuriouslyRecurring>
{
    public int Number { get; set; }
}

[BsonGenerated]
public abstract partial class Recurring<TSelf>
    where TSelf : Recurring<TSelf>
{
    public TSelf? Self { get; set; }

    public List<TSelf>? Selves { get; set; }
}

[BsonGenerated]
public partial class GenericTree<T>
{
    public T? Value { get; set; }

    public List<GenericTree<T>>? Children { get; set; }

    public Dictionary<string, GenericTree<T>?>? ByName { get; set; }
}

[BsonGenerated]
public partial struct GenericStruct<T>
{
    public T? Value { get; set; }

    public T[]? Array;
}

[BsonGenerated]
public readonly partial record struct GenericRecordStruct<T>(T? Value);

[BsonGenerated]
public partial record GenericPosition<T>(int Number, T? Value);

[BsonGenerated]
public partial class HoldsGenericStructs
{
    public GenericStruct<int> Ints { get; set; }

    public GenericStruct<Point>? Points { get; set; }

    public List<GenericStruct<string>>? Texts { get; set; }
}

[BsonGenerated]
public partial class GenericWithPrivates<T>
{
    [BsonElement]
    private T? _private;

    public T? Value { get; private set; }

    public T? Init { get; init; }
}

[BsonGenerated]
public partial class GenericWithAttributes<T>
{
    [BsonRepresentation(BsonType.String)]
    public Colors Color { get; set; }

    [BsonElement("t", Order = 1)]
    public T? Value { get; set; }

    [BsonDefaultValue(5)]
    public int Five { get; set; }

    [BsonExtraElements]
    public BsonDocument? Bag { get; set; }
}

[BsonGenerated]
public partial class GenericShouldSerialize<T>
{
    public T? Value { get; set; }

    public bool ShouldSerializeValue() => Value is not null;
}

[BsonGenerated]
public partial class @in<@out>
{
    public @out? @ref { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(PolymorphicOfInt))]
public partial class PolymorphicOf<T>
{
    public T? Value { get; set; }
}

[BsonGenerated]
public partial class PolymorphicOfInt : PolymorphicOf<int>
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class HoldsPolymorphicGenerics
{
    public PolymorphicOf<int>? Base { get; set; }

    public PolymorphicOf<string>? Text { get; set; }
}

public class PlainGeneric<T>
{
    public T? Value { get; set; }

    public List<T>? Values { get; set; }
}

[BsonGenerated]
public partial class DerivesFromPlainGeneric : PlainGeneric<int>
{
    public PlainGeneric<Point>? Points { get; set; }
}

public static class MoreClosedGenerics
{
    /// <summary>The closed types that take part.</summary>
    public static Type[] All { get; } =
    [
        typeof(Constrained<string, int, Point, Colors>), typeof(Constrained<List<int>, DateTime, Point, Colors>),
        typeof(ComparableOf<int>), typeof(ComparableOf<string>), typeof(ComparableOf<DateTime>), typeof(ComparableOf<Guid>),
        typeof(GenericId<int>), typeof(GenericSparse<int>), typeof(GenericSparse<string>), typeof(GenericId<ObjectId>), typeof(GenericId<string>), typeof(GenericId<Point>), typeof(GenericId<object>),
        typeof(GenericBase<List<Point>>), typeof(GenericDerived<Point>), typeof(GenericDerived<string>),
        typeof(GenericTree<int>), typeof(GenericTree<string>), typeof(GenericStruct<int>), typeof(GenericStruct<string>),
        typeof(GenericRecordStruct<long>), typeof(GenericPosition<Point>), typeof(GenericWithPrivates<int>), typeof(GenericWithPrivates<string>),
        typeof(GenericWithAttributes<double>), typeof(GenericWithAttributes<List<string>>), typeof(GenericShouldSerialize<string>),
        typeof(@in<int>), typeof(PolymorphicOf<string>), typeof(DeepOne<int>.DeepTwo.DeepThree<string>.DeepFour),
        typeof(Wrapper<PointStruct>), typeof(Wrapper<PointStruct?>), typeof(Wrapper<DateTimeOffset>), typeof(Wrapper<decimal?>),
        typeof(Wrapper<KeyValuePair<string, int>>), typeof(Wrapper<Dictionary<string, int>>), typeof(Wrapper<int[][]>), typeof(Wrapper<IVehicle>),
        typeof(Wrapper<BsonValue>), typeof(Wrapper<sbyte>), typeof(Wrapper<char>), typeof(Wrapper<Decimal128>), typeof(Wrapper<EnumOfUInt64>),
        typeof(Wrapper<EnumOfUInt64?>), typeof(Wrapper<HashSet<int>>), typeof(Wrapper<(int, string)>),
        typeof(PairOf<int[], Dictionary<string, Point>>), typeof(GenericRecord<Guid>), typeof(GenericRecord<Point>), typeof(Outer<Point>.InnerOf<Colors>),
    ];
}

public enum EnumOfUInt64 : ulong
{
    Zero,
    Max = ulong.MaxValue,
}
