// Types with known types, themselves among them, on all levels of a hierarchy.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class Creature
{
    public int Age { get; set; }
}

/// <summary>Names itself among its known types.</summary>
[Rule("1.9.5", "2.BsonKnownTypes")]
[BsonGenerated]
[BsonDiscriminator("rodent")]
[BsonKnownTypes(typeof(Rodent), typeof(Mouse), typeof(HouseMouse))]
public partial class Rodent : Creature
{
    public string? Name { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(FieldMouse))]
public partial class Mouse : Rodent
{
    public int Whiskers { get; set; }
}

[BsonGenerated]
[BsonDiscriminator("house mouse")]
public partial class HouseMouse : Mouse
{
    public int Rooms { get; set; }
}

/// <summary>Class-mapped between generated ones.</summary>
[BsonKnownTypes(typeof(Vole))]
public class FieldMouse : Mouse
{
    public int Holes { get; set; }
}

[BsonGenerated]
public partial class Vole : FieldMouse
{
    public bool Digs { get; set; }
}

/// <summary>A class-mapped base class with known types.</summary>
[BsonDiscriminator("plant")]
[BsonKnownTypes(typeof(RedOak))]
[BsonKnownTypes(typeof(Fern))]
public abstract class Plant
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class Oak : Plant
{
    public int Height { get; set; }
}

[BsonGenerated]
public partial class RedOak : Oak
{
    public int Leaves { get; set; }
}

public class Fern : Plant
{
    public int Fronds { get; set; }
}

/// <summary>A root that alone names its derived types as known types.</summary>
[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(Letter), typeof(UrgentLetter))]
public abstract partial class Notice
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class Letter : Notice
{
    public string? Text { get; set; }
}

[BsonGenerated]
public sealed partial class UrgentLetter : Letter
{
    public int Hours { get; set; }
}
