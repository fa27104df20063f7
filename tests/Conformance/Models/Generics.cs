// Generic types.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class Wrapper<T>
{
    public T? Value { get; set; }

    public List<T>? List { get; set; }

    public T[]? Array { get; set; }

    public Dictionary<string, T>? Map { get; set; }

    public int Other { get; set; }
}

[BsonGenerated]
public partial class PairOf<TFirst, TSecond>
    where TFirst : class
{
    public TFirst? First { get; set; }

    public TSecond? Second { get; set; }
}

[BsonGenerated]
public sealed partial record GenericRecord<T>
{
    public T? Value { get; set; }

    [BsonIgnoreIfDefault]
    public T? Ignored { get; set; }
}

[BsonGenerated]
public partial class HoldsGenerics
{
    public Wrapper<int>? Ints { get; set; }

    public Wrapper<Point>? Points { get; set; }

    public List<Wrapper<string>>? Texts { get; set; }

    public PairOf<string, Wrapper<double>>? Pair { get; set; }
}

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
public partial class GenericSparse<T>
{
    [BsonIgnoreIfDefault]
    public T? Value { get; set; }

    [BsonIgnoreIfDefault]
    [BsonRepresentation(BsonType.String)]
    public T? Text { get; set; }
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
public partial class DerivesFromGenericWithPrivates : GenericWithPrivates<Point>
{
    public int Own { get; set; }
}

public abstract class Versioned<TKey, TState>
    where TKey : struct, IComparable<TKey>
    where TState : class, new()
{
    [BsonElement]
    private TState? _state;

    public TKey Key { get; private set; }

    public required Dictionary<string, TState>? States { get; init; }

    public TState? Shown => _state;
}

[BsonGenerated]
public partial class DerivesFromConstrainedPrivates : Versioned<long, List<int>>
{
    public int Key2 { get; private set; }
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
