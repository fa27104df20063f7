using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Contract.V1;

// Base classes, derived types, and types that refer to other types.

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
[BsonKnownTypes(typeof(Circle), typeof(Square))]
public abstract partial class Shape
{
    public string? Name { get; set; }
}

[BsonGenerated]
public sealed partial class Circle : Shape
{
    public double Radius { get; set; }
}

[BsonGenerated]
public partial class Square : Shape
{
    public double Side { get; set; }
}

[BsonGenerated]
public sealed partial class Drawing
{
    public Shape? First { get; set; }

    public List<Shape>? Shapes { get; set; }

    public Dictionary<string, Shape>? ByName { get; set; }
}

[BsonGenerated]
public sealed partial class Tree
{
    public int Value { get; set; }

    public Tree? Left { get; set; }

    public List<Tree>? Children { get; set; }
}

public sealed class External
{
    public int Id { get; set; }

    public string? Text { get; set; }
}

[BsonGenerated]
public partial class Empty;

[BsonGenerated]
public sealed partial class Filled : Empty
{
    public int A { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(Extended))]
public partial class Extensible
{
    public Extensible(int a, string b = "b") => (A, B) = (a, b);

    [BsonConstructor]
    public Extensible(int a) => (A, B) = (a, "");

    [BsonElement]
    public int A { get; }

    [BsonElement]
    public string B { get; }
}

[BsonGenerated]
public sealed partial class Extended(int a) : Extensible(a)
{
    public int C { get; set; }
}

#pragma warning disable BSONGEN006 // Left to the class map, which the serializers of others must respect.

[BsonGenerated]
public sealed partial class Tagged
{
    [BsonElement("_t")]
    public string? Tag { get; set; }
}

#pragma warning restore BSONGEN006

[BsonGenerated]
public sealed partial class Holder
{
    public Tagged? Tagged { get; set; }

    [BsonIgnoreIfDefault]
    public Preset Preset { get; set; } = new();

    public List<Color?>? Colors { get; set; }

    public List<int?>? Ints { get; set; }
}

public interface INumbered
{
    int A { get; set; }
}

[BsonGenerated]
public sealed partial class Numbered : INumbered
{
    public int A { get; set; }
}
