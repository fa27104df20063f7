using BsonGen;
using MongoDB.Bson;

namespace Runtime.Models;

public enum Status
{
    Open,
    Shipped,
}

/// <summary>Members of every type whose serializer users like to replace.</summary>
[BsonGenerated]
public partial class Order
{
    public ObjectId Id { get; set; }

    public string? Name { get; set; }

    public int Count { get; set; }

    public int? OrNull { get; set; }

    public Guid Key { get; set; }

    public decimal Total { get; set; }

    public DateTime When { get; set; }

    public Status Status { get; set; }

    public List<int>? Numbers { get; set; }

    public List<Line>? Lines { get; set; }

    public Dictionary<string, Status>? ByName { get; set; }
}

[BsonGenerated]
public partial class Line
{
    public string? Text { get; set; }

    public Guid Key { get; set; }
}

[BsonGenerated]
public partial class RushOrder : Order
{
    public int Hours { get; set; }
}

/// <summary>A document that holds itself.</summary>
[BsonGenerated]
public partial class Tree
{
    public int Value { get; set; }

    public Tree? Left { get; set; }

    public List<Tree>? Children { get; set; }
}

/// <summary>As <see cref="Tree"/>, but no type derives from it.</summary>
[BsonGenerated]
public sealed partial class Chain
{
    public int Value { get; set; }

    public Chain? Next { get; set; }

    public Dictionary<string, Chain>? Named { get; set; }
}

/// <summary>Has no generated serializer.</summary>
public class Unannotated
{
    public int Value { get; set; }
}

/// <summary>Has no generated serializer, and holds a document that has one.</summary>
public class Package
{
    public Line? Line { get; set; }
}

[BsonGenerated]
public partial class Delivery
{
    public Package? Package { get; set; }
}

/// <summary>Writes itself while it is written.</summary>
[BsonGenerated]
public sealed partial class Reentrant
{
    public string? Before { get; set; }

    public byte[] Inner => Depth == 0 ? [] : new Reentrant { Before = new string('x', 40_000), Depth = Depth - 1 }.ToBson();

    [MongoDB.Bson.Serialization.Attributes.BsonElement]
    public byte[] Copy => Inner;

    public int Depth { get; set; }

    public string? After { get; set; }
}
