// Generic types and the types that derive from them.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class GenericId<TId>
{
    public TId? Id { get; set; }

    public string? Name { get; set; }
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
public abstract partial class Recurring<TSelf>
    where TSelf : Recurring<TSelf>
{
    public TSelf? Self { get; set; }

    public List<TSelf>? Selves { get; set; }
}

[BsonGenerated]
public partial class CuriouslyRecurring : Recurring<CuriouslyRecurring>
{
    public int Number { get; set; }
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
