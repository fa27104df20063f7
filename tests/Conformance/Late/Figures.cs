using System.Collections.Generic;
using System.ComponentModel;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models.UserCode;

/// <summary>No attribute of the class names a derived one.</summary>
[BsonGenerated]
public partial class Figure
{
    private int _first;
    private int _second;
    private BsonDocument? _extra;

    public Figure() => Probe.Call("new Figure");

    public int First
    {
        get => _first;
        set
        {
            Probe.Call("set Figure.First");
            _first = value;
        }
    }

    public virtual int Second
    {
        get => _second;
        set
        {
            Probe.Call("set Figure.Second");
            _second = value;
        }
    }

    [BsonSerializer(typeof(CodedSerializer))]
    public string? Coded { get; set; }

    [BsonIgnoreIfNull]
    public Figure? Inner { get; set; }

    [BsonExtraElements]
    public BsonDocument? Extra
    {
        get => Probe.Get("Figure.Extra", _extra);
        set
        {
            Probe.Call("set Figure.Extra");
            _extra = value;
        }
    }
}

[BsonGenerated]
public partial class Circle : Figure
{
    private int _size;

    public Circle() => Probe.Call("new Circle");

    public override int Second
    {
        get => base.Second;
        set
        {
            Probe.Call("set Circle.Second");
            base.Second = value;
        }
    }

    public int Size
    {
        get => _size;
        set
        {
            Probe.Call("set Circle.Size");
            _size = value;
        }
    }
}

/// <summary>A derived class without a generated serializer.</summary>
public class Square : Figure
{
    public Square() => Probe.Call("new Square");

    public int Width { get; set; }
}

/// <summary>A constructor makes the object after the last element.</summary>
[BsonGenerated]
public partial class Drawn
{
    private int _more;

    [BsonConstructor]
    public Drawn(int number, string coded)
    {
        Probe.Call("new Drawn");
        Number = number;
        Coded = coded;
    }

    [BsonElement]
    public int Number { get; }

    [BsonSerializer(typeof(CodedSerializer))]
    public string Coded { get; }

    public int More
    {
        get => _more;
        set
        {
            Probe.Call("set Drawn.More");
            _more = value;
        }
    }
}

[BsonGenerated]
[method: BsonConstructor]
public partial class DrawnCircle(int number, string coded) : Drawn(number, coded)
{
    public int Size { get; set; }
}

/// <summary>A factory method makes the object, of this class and of a derived one.</summary>
[BsonGenerated]
public partial class Cast
{
    protected Cast(int number) => Number = number;

    public int Number { get; set; }

    [BsonSerializer(typeof(CodedSerializer))]
    public string? Coded { get; set; }

    [BsonFactoryMethod(nameof(Number))]
    public static Cast Make(int number)
    {
        Probe.Call("Cast.Make");
        return new Cast(number);
    }
}

[BsonGenerated]
public partial class CastCircle : Cast
{
    private CastCircle(int number)
        : base(number)
    {
    }

    [BsonFactoryMethod(nameof(Number))]
    public static CastCircle MakeCircle(int number)
    {
        Probe.Call("CastCircle.MakeCircle");
        return new CastCircle(number);
    }
}

/// <summary>Code runs before the first element and after the last one.</summary>
[BsonGenerated]
public partial class Prepared : ISupportInitialize
{
    private int _number;

    public int Number
    {
        get => _number;
        set
        {
            Probe.Call("set Prepared.Number");
            _number = value;
        }
    }

    public void BeginInit() => Probe.Call("begin");

    public void EndInit() => Probe.Call("end");
}

[BsonGenerated]
public partial class PreparedCircle : Prepared
{
    public int Size { get; set; }
}

/// <summary>The class names a derived one, so its documents are always searched for their discriminators.</summary>
[BsonGenerated, BsonKnownTypes(typeof(NamedCircle))]
public partial class Named
{
    private int _number;

    public Named() => Probe.Call("new Named");

    public int Number
    {
        get => _number;
        set
        {
            Probe.Call("set Named.Number");
            _number = value;
        }
    }

    [BsonSerializer(typeof(CodedSerializer))]
    public string? Coded { get; set; }
}

[BsonGenerated]
public partial class NamedCircle : Named
{
    public int Size { get; set; }
}

/// <summary>Documents inside a document.</summary>
[BsonGenerated]
public partial class Drawing
{
    private int _before;
    private int _after;
    private Figure? _figure;

    public Drawing() => Probe.Call("new Drawing");

    public int Before
    {
        get => _before;
        set
        {
            Probe.Call("set Drawing.Before");
            _before = value;
        }
    }

    public Figure? Figure
    {
        get => _figure;
        set
        {
            Probe.Call("set Drawing.Figure");
            _figure = value;
        }
    }

    public List<Figure>? List { get; set; }

    public Dictionary<string, Figure>? ByName { get; set; }

    public int After
    {
        get => _after;
        set
        {
            Probe.Call("set Drawing.After");
            _after = value;
        }
    }
}
