// Generated serializers inside other serializers and class maps, and other serializers and class maps inside generated ones.
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Serializers;

namespace Conformance.Models;

/// <summary>Writes a point inside a document of its own, in the driver's name for the nominal type of its caller.</summary>
public class BoxedPointSerializer : SerializerBase<Point?>
{
    public override Point? Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
    {
        context.Reader.ReadStartDocument();
        context.Reader.ReadName("boxed");
        var point = BsonSerializer.Deserialize<Point?>(context.Reader);
        context.Reader.ReadEndDocument();
        return point;
    }

    public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Point? value)
    {
        context.Writer.WriteStartDocument();
        context.Writer.WriteName("boxed");
        BsonSerializer.Serialize(context.Writer, typeof(object), value);
        context.Writer.WriteEndDocument();
    }
}

[Rule("2.BsonSerializer", "5.3")]
[BsonGenerated]
public partial class HoldsBoxedPoint
{
    [BsonSerializer(typeof(BoxedPointSerializer))]
    public Point? Point { get; set; }

    public Point? Plain { get; set; }
}

/// <summary>Class-mapped, over and under generated types.</summary>
public class PlainOverGenerated
{
    public Zoo? Zoo { get; set; }

    public List<Animal?>? Animals { get; set; }

    public object? Object { get; set; }

    public IVehicle? Vehicle { get; set; }

    public PointStruct Struct { get; set; }

    public DocumentBag? Bag { get; set; }
}

[Rule("5.3", "4.1.3", "4.2.2")]
[BsonGenerated]
public partial class OverPlainOverGenerated
{
    public PlainOverGenerated? Plain { get; set; }

    public Dictionary<string, PlainOverGenerated>? Map { get; set; }
}

[Rule("6.6")]
[BsonGenerated]
public partial class RawDocuments
{
    public RawBsonDocument? Raw { get; set; }

    public LazyBsonDocument? Lazy { get; set; }

    public RawBsonArray? RawArray { get; set; }
}

[Rule("4.3.1", "4.3.8")]
[BsonGenerated]
[BsonDiscriminator("base")]
public partial class NamedBase
{
    public int Number { get; set; }
}

[Rule("4.3.7")]
[BsonGenerated]
[BsonDiscriminator("leaf", Required = true)]
public partial class NamedLeaf : NamedMiddle
{
    public int Leaf { get; set; }
}

public class NamedMiddle : NamedBase
{
    public int Middle { get; set; }
}

[Rule("1.9.1", "4.3.7")]
[BsonGenerated]
public partial class UnderRequired : NamedLeaf
{
    public int Own { get; set; }
}

[BsonGenerated]
public partial class HoldsNamed
{
    public NamedBase? Base { get; set; }

    public NamedMiddle? Middle { get; set; }

    public List<NamedLeaf?>? Leaves { get; set; }

    public object? Object { get; set; }

    public Dictionary<string, NamedBase?>? ByName { get; set; }
}

[Rule("4.3.3", "4.3.7", "1.9.1")]
[BsonGenerated]
[BsonDiscriminator(RootClass = true, Required = true)]
[BsonKnownTypes(typeof(DeepRoot), typeof(RootLeaf))]
public abstract partial class OuterRoot
{
    public int Number { get; set; }
}

[BsonGenerated]
[BsonDiscriminator("deep", RootClass = true)]
public partial class DeepRoot : OuterRoot
{
    public int Deep { get; set; }
}

[Rule("4.3.7", "4.3.5")]
[BsonGenerated]
[BsonDiscriminator]
public partial class RootLeaf : DeepRoot
{
    public string? Leaf { get; set; }
}

[BsonGenerated]
public partial class HoldsRoots
{
    public OuterRoot? Outer { get; set; }

    public DeepRoot? Deep { get; set; }

    public List<OuterRoot?>? List { get; set; }

    public object? Object { get; set; }
}

[BsonDiscriminator("same")]
[BsonGenerated]
public partial class SameOne : SameBase
{
    public int One { get; set; }
}

[BsonDiscriminator("same")]
[BsonGenerated]
public partial class SameTwo : SameBase
{
    public int Two { get; set; }
}

[Rule("4.3.6")]
[BsonGenerated]
public partial class SameBase
{
    public int Number { get; set; }
}

[Rule("4.3.6")]
[BsonGenerated]
public partial class HoldsAmbiguous
{
    public SameBase? Value { get; set; }

    public SameOne? One { get; set; }
}

[Rule("4.3.9", "4.3.10")]
[BsonGenerated]
public partial class InterfacesEverywhere
{
    public IVehicle? One { get; set; }

    public IVehicle[]? Array { get; set; }

    public Dictionary<string, IVehicle?>? Map { get; set; }

    public IEnumerable<IVehicle?>? Sequence { get; set; }

    public IStructInterface? Struct { get; set; }
}

public interface IStructInterface
{
    int Number { get; }
}

[BsonGenerated]
public partial struct ImplementingStruct : IStructInterface
{
    public int Number { get; set; }
}

[Rule("4.3.5")]
[BsonGenerated]
public abstract partial class AbstractNode
{
    public AbstractNode? Next { get; set; }

    public List<AbstractNode>? Children { get; set; }
}

[BsonGenerated]
public sealed partial class ConcreteNode : AbstractNode
{
    public int Number { get; set; }
}

public class UnannotatedNode : AbstractNode
{
    public string? Text { get; set; }
}
