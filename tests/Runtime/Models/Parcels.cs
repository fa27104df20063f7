using BsonGen;

namespace Runtime.Models;

public interface IContent
{
    int Weight { get; set; }
}

public abstract class Packed
{
    public string? Label { get; set; }
}

[BsonGenerated]
public partial class Brick : Packed, IContent
{
    public int Weight { get; set; }
}

/// <summary>Its members' types have no serializer of their own.</summary>
[BsonGenerated]
public partial class Untold
{
    public object? Value { get; set; }

    public IContent? Content { get; set; }

    public Packed? Packed { get; set; }

    public List<object?>? Values { get; set; }
}

/// <summary>Counts its objects.</summary>
[BsonGenerated]
public partial class Counted
{
    public Counted() => Interlocked.Increment(ref _made);

    private static int _made;

    public static int Made => Volatile.Read(ref _made);
}

/// <summary>Holds itself in pairs and tuples.</summary>
[BsonGenerated]
public partial class CountedInside
{
    public Counted? Counted { get; set; }

    public KeyValuePair<int, CountedInside?>? Pair { get; set; }

    public Tuple<CountedInside?, int>? Tuple { get; set; }
}
