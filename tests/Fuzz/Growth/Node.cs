using BsonGen;

namespace Fuzz.Growth;

/// <summary>The types that the hostile shapes are read as.</summary>
[BsonGenerated]
public partial class Node
{
    public string? Text { get; set; }

    public Node? Next { get; set; }

    public List<Node>? Nodes { get; set; }

    public List<int?>? Numbers { get; set; }

    /// <summary>The driver reads it, and comes back for each of its items.</summary>
    public LinkedList<Node>? Linked { get; set; }

    public Dictionary<string, int>? Named { get; set; }
}

[BsonGenerated]
public partial class Leaf : Node
{
    public int Number { get; set; }
}
