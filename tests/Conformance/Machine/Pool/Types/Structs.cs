using System.Runtime.CompilerServices;

namespace Conformance.Models.Histories;

[BsonGenerated]
public partial struct Point
{
    public int X { get; set; }

    public int Y { get; set; }
}

// A getter changes the value.
[BsonGenerated]
public partial struct Cached
{
    private string? _name;

    public string? Name { get => _name ??= "none"; set => _name = value; }

    public bool HasName { get => _name is not null; set { } }
}

[InlineArray(4)]
public struct FourBytes
{
    private byte _first;

    [BsonElement]
    public byte First { readonly get => _first; set => _first = value; }
}

public struct Incomparable
{
    public int Number { get; set; }

    public override readonly bool Equals(object? obj) => throw new NotSupportedException("Equals");

    public override readonly int GetHashCode() => throw new NotSupportedException("GetHashCode");
}

[BsonGenerated]
public partial class Places
{
    public Point Here { get; set; }

    public Point? There { get; set; }

    public List<Point>? All { get; set; }

    public Cached Cached { get; set; }
}

[BsonGenerated]
public partial class Oddities
{
    public FourBytes Bytes { get; set; }

    public Incomparable Value { get; set; }

    public string? Name { get; set; }
}
