using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Benchmarks.Models;

/// <summary>A list whose items are of derived types, each with a discriminator.</summary>
[BsonGenerated]
public sealed partial class Drawing
{
    public int Id { get; set; }

    public List<Figure> Figures { get; set; } = [];
}

[BsonGenerated]
[BsonKnownTypes(typeof(Circle), typeof(Rectangle), typeof(Label))]
public abstract partial class Figure
{
    public int X { get; set; }

    public int Y { get; set; }
}

[BsonGenerated]
public sealed partial class Circle : Figure
{
    public double Radius { get; set; }
}

[BsonGenerated]
public sealed partial class Rectangle : Figure
{
    public double Width { get; set; }

    public double Height { get; set; }
}

[BsonGenerated]
public sealed partial class Label : Figure
{
    public string Text { get; set; } = "";

    public bool IsBold { get; set; }
}
