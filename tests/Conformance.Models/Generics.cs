// Generic and nested types.
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

public static class ClosedGenerics
{
    /// <summary>The closed types that take part.</summary>
    public static Type[] All { get; } =
    [
        typeof(Wrapper<int>), typeof(Wrapper<long>), typeof(Wrapper<double>), typeof(Wrapper<bool>), typeof(Wrapper<string>),
        typeof(Wrapper<decimal>), typeof(Wrapper<DateTime>), typeof(Wrapper<ObjectId>), typeof(Wrapper<Guid>), typeof(Wrapper<byte[]>),
        typeof(Wrapper<Colors>), typeof(Wrapper<int?>), typeof(Wrapper<float>), typeof(Wrapper<Point>), typeof(Wrapper<Plain>),
        typeof(Wrapper<List<int>>), typeof(Wrapper<TimeSpan>), typeof(Wrapper<Wrapper<int>>), typeof(Wrapper<Animal>),
        typeof(Wrapper<object>), typeof(Wrapper<Uri>), typeof(Wrapper<BsonDocument>),
        typeof(PairOf<string, int>), typeof(PairOf<Point, Point>), typeof(PairOf<List<int>, byte>),
        typeof(GenericRecord<int>), typeof(GenericRecord<string>), typeof(GenericRecord<double>),
        typeof(GenericBase<int>), typeof(GenericBase<string>),
        typeof(Outer<int>.Inner), typeof(Outer<string>.InnerOf<int>),
        .. MoreClosedGenerics.All,
    ];
}

public partial class Outer<T>
{
    [BsonGenerated]
    public partial class Inner
    {
        public T? Value { get; set; }
    }

    [BsonGenerated]
    public partial class InnerOf<TOther>
    {
        public T? Value { get; set; }

        public TOther? Other { get; set; }
    }
}

public static partial class Container
{
    [BsonGenerated]
    public partial class Nested
    {
        public int Number { get; set; }

        [BsonGenerated]
        internal sealed partial record Deeper(int Number, Secret? Secret);

        [BsonGenerated]
        internal partial class Secret
        {
            public string? Text { get; set; }
        }
    }

    [BsonGenerated]
    internal partial class Internal
    {
        public int Number { get; set; }

        public Nested? Nested { get; set; }
    }
}

public partial record struct ContainerStruct
{
    [BsonGenerated]
    public partial class InStruct
    {
        public int Number { get; set; }

        public Hidden? Kept { get; set; }

        [BsonGenerated]
        public sealed partial class Hidden
        {
            public int Number { get; set; }
        }
    }
}

public partial class HasPrivate
{
    [BsonGenerated]
    private sealed partial class Private
    {
        public int Number { get; set; }

        public string? Text { get; set; }
    }
}
