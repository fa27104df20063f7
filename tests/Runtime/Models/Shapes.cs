using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models.Refused;

/// <summary>Names a known type that the driver refuses.</summary>
[BsonGenerated, BsonKnownTypes(typeof(BadShape))]
public partial class Shape
{
    public int Size { get; set; }
}

/// <summary>Has two members of one element name, and no generated serializer.</summary>
public class BadShape : Shape
{
    [BsonElement("x")]
    public int First { get; set; }

    [BsonElement("x")]
    public int Second { get; set; }
}

[BsonGenerated]
public partial class Drawing
{
    public Shape? Shape { get; set; }

    public List<Shape>? Shapes { get; set; }
}

/// <summary>As <see cref="Shape"/>, but class-mapped.</summary>
[BsonKnownTypes(typeof(PlainBadShape))]
public class PlainShape
{
    public int Size { get; set; }
}

public class PlainBadShape : PlainShape
{
    [BsonElement("x")]
    public int First { get; set; }

    [BsonElement("x")]
    public int Second { get; set; }
}

public class PlainDrawing
{
    public PlainShape? Shape { get; set; }

    public List<PlainShape>? Shapes { get; set; }
}

/// <summary>Its documents always have a discriminator, and it has a known type that the driver refuses.</summary>
[BsonGenerated, BsonDiscriminator(Required = true), BsonKnownTypes(typeof(BadLabel))]
public partial class Label
{
    public string? Text { get; set; }
}

public class BadLabel : Label
{
    [BsonElement("x")]
    public int First { get; set; }

    [BsonElement("x")]
    public int Second { get; set; }
}

[BsonDiscriminator(Required = true), BsonKnownTypes(typeof(PlainBadLabel))]
public class PlainLabel
{
    public string? Text { get; set; }
}

public class PlainBadLabel : PlainLabel
{
    [BsonElement("x")]
    public int First { get; set; }

    [BsonElement("x")]
    public int Second { get; set; }
}

/// <summary>Values whose serializers come from a provider of the user.</summary>
[BsonGenerated]
public sealed partial class Provided
{
    public Guid Key { get; set; }

    public MongoDB.Bson.BsonValue? Any { get; set; }

    public List<int>? Numbers { get; set; }
}

/// <summary>A struct whose default is created by its constructor.</summary>
public struct Moody
{
    public Moody()
    {
        Value = IsFailing ? throw new InvalidOperationException("The constructor fails.") : 7;
    }

    public static bool IsFailing { get; set; }

    public int Value { get; set; }
}

[BsonGenerated]
public sealed partial class Mood
{
    [BsonIgnoreIfDefault]
    public Moody Of { get; set; }

    public int Count { get; set; }
}
