// Members of a base type, of an interface and of type object, with values of derived types.
using BsonGen;

namespace Conformance.Models;

[BsonGenerated]
public partial class Animal
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class Dog : Animal
{
    public bool Barks { get; set; }
}

[BsonGenerated]
public partial class Puppy : Dog
{
    public int Weeks { get; set; }
}

[BsonGenerated]
public partial class Herd : Animal
{
    public List<Animal?>? Animals { get; set; }

    public (int First, int Last) Range { get; set; }

    public KeyValuePair<string, Animal?> Leader { get; set; }
}

/// <summary>Class-mapped, with a generated base class.</summary>
public class Cat : Animal
{
    public int Lives { get; set; }
}

[BsonGenerated]
public partial class Zoo
{
    public Animal? First { get; set; }

    public List<Animal?>? Animals { get; set; }

    public Animal[]? Array { get; set; }

    public Dictionary<string, Animal>? ByName { get; set; }

    public Dog? Dog { get; set; }
}

public abstract class Shape
{
    public int Color { get; set; }
}

[BsonGenerated]
public partial class Circle : Shape
{
    public double Radius { get; set; }
}

[BsonGenerated]
public sealed partial class Square : Shape
{
    public double Side { get; set; }
}

[BsonGenerated]
public partial class Drawing
{
    public Shape? Shape { get; set; }

    public List<Shape>? Shapes { get; set; }
}

public interface IVehicle
{
    int Wheels { get; }
}

[BsonGenerated]
public partial class Car : IVehicle
{
    public int Wheels { get; set; }

    public string? Make { get; set; }
}

[BsonGenerated]
public partial class Bicycle : IVehicle
{
    public int Wheels { get; set; }

    public bool HasBell { get; set; }
}

[BsonGenerated]
public partial class Garage
{
    public IVehicle? Vehicle { get; set; }

    public List<IVehicle>? Vehicles { get; set; }

    public IEnumerable<IVehicle>? More { get; set; }
}

[BsonGenerated]
public partial class Node
{
    public string? Name { get; set; }

    public Node? Left { get; set; }

    public Node? Right { get; set; }
}

[BsonGenerated]
public partial class NamedNode : Node
{
    public string? Label { get; set; }
}
