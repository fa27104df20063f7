using BsonGen;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Options;

namespace Runtime.Models;

/// <summary>Holds values that the driver reads and writes, level by level.</summary>
[BsonGenerated]
public partial class Untyped
{
    public object? Value { get; set; }

    public Dictionary<string, object>? Values { get; set; }
}

/// <summary>A struct of 256 bytes, and a list of them.</summary>
[BsonGenerated]
public partial struct Quarter
{
    public Sixteenth A { get; set; }

    public Sixteenth B { get; set; }

    public Sixteenth C { get; set; }

    public Sixteenth D { get; set; }
}

[BsonGenerated]
public partial struct Sixteenth
{
    public decimal A { get; set; }

    public decimal B { get; set; }

    public decimal C { get; set; }

    public decimal D { get; set; }
}

[BsonGenerated]
public partial class Quarters
{
    public List<Quarter>? Items { get; set; }

    public Quarter[]? Array { get; set; }

    public Queue<Quarter>? Queue { get; set; }

    public Stack<Quarter>? Stack { get; set; }

    public HashSet<Quarter>? Set { get; set; }

    public Dictionary<string, Quarter>? Named { get; set; }

    public SortedList<string, Quarter>? Sorted { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public Dictionary<int, Page>? Numbered { get; set; }
}

/// <summary>A struct of a kilobyte.</summary>
[BsonGenerated]
public partial struct Page
{
    public Quarter A { get; set; }

    public Quarter B { get; set; }

    public Quarter C { get; set; }

    public Quarter D { get; set; }
}

[BsonGenerated]
public partial class Ranked
{
    public int[,]? Plane { get; set; }

    public int[,,]? Space { get; set; }

    public List<int[,]>? Planes { get; set; }
}

[BsonGenerated]
public partial class SortedLists
{
    public SortedList<string, int>? Named { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.ArrayOfDocuments)]
    public SortedList<int, int>? Numbered { get; set; }
}

/// <summary>The discriminators of its hierarchy are arrays.</summary>
[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(RootedLeaf))]
public partial class Rooted
{
    public int Size { get; set; }
}

[BsonGenerated]
public partial class RootedLeaf : Rooted
{
    public int Radius { get; set; }
}

/// <summary>Its setter throws, and its getter throws on request.</summary>
[BsonGenerated]
public partial class Throwing
{
    private bool _throwsWhenRead;

    public string? Before { get; set; }

    public bool ThrowsWhenRead
    {
        get => _throwsWhenRead ? throw new InvalidOperationException("The getter.") : false;
        set => _throwsWhenRead = value;
    }

    public int Number
    {
        get => ThrowsWhenRead ? 1 : 0;
        set => throw new InvalidOperationException("The setter.");
    }
}

[BsonGenerated]
public abstract partial class Abstract
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class Extra
{
    [BsonExtraElements]
    public IDictionary<string, object>? Elements { get; set; }
}
