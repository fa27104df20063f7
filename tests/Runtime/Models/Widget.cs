using BsonGen;

namespace Runtime.Models;

/// <summary>A hierarchy of documents that hold each other.</summary>
[BsonGenerated]
public partial class Widget
{
    public string? Name { get; set; }

    public Widget? Inner { get; set; }

    public List<Widget>? Parts { get; set; }

    /// <summary>The driver reads it, and comes back for each of its items.</summary>
    public LinkedList<Widget>? Linked { get; set; }
}

[BsonGenerated]
public partial class Button : Widget
{
    public int Size { get; set; }
}

/// <summary>Has no generated serializer.</summary>
public class Panel : Widget
{
    public int Width { get; set; }
}
