// Collections of several types.
namespace Driver.Scenarios;

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(Circle), typeof(Square))]
public abstract partial class Shape
{
    public ObjectId Id { get; set; }

    public string? Name { get; set; }
}

[BsonGenerated]
public partial class Circle : Shape
{
    [BsonElement("r")]
    public double Radius { get; set; }
}

[BsonGenerated]
[BsonDiscriminator("square")]
public sealed partial class Square : Shape
{
    public int Side { get; set; }

    public List<Shape> Holes { get; set; } = [];
}

/// <summary>Its hierarchy has no root class, so discriminators are single names.</summary>
[BsonGenerated]
[BsonKnownTypes(typeof(Car), typeof(Bus))]
public partial class Vehicle
{
    public int Id { get; set; }

    public int Wheels { get; set; }
}

[BsonGenerated]
public partial class Car : Vehicle
{
    public string? Make { get; set; }
}

[BsonGenerated]
public sealed partial class Bus : Vehicle
{
    public int Seats { get; set; }
}

/// <summary>Class-mapped, with a generated base.</summary>
public sealed class Van : Vehicle
{
    public double Load { get; set; }
}

public interface INotice
{
    int Id { get; set; }
}

[BsonGenerated]
public sealed partial class Mail : INotice
{
    public int Id { get; set; }

    public string? Subject { get; set; }
}

[BsonGenerated]
public sealed partial class Call : INotice
{
    public int Id { get; set; }

    public string? Caller { get; set; }
}

[BsonGenerated]
public sealed partial class Fleet
{
    public int Id { get; set; }

    public Vehicle? Flagship { get; set; }

    public List<Vehicle> Vehicles { get; set; } = [];

    public List<INotice> Notices { get; set; } = [];

    public object? Anything { get; set; }
}
