// Attributes on members that are not mapped without them, or can't be mapped.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.2.13")]
[BsonGenerated]
public partial class FieldTargets
{
    [field: BsonElement("backing")]
    public int Number { get; set; }

    public int Other { get; set; }
}

[Rule("1.2.13")]
[BsonGenerated]
public partial class OtherFieldTargets
{
    [field: NonSerialized]
    [field: BsonIgnore]
    public int Number { get; set; }

    [NonSerialized]
    public int Field;

    public event Action? Happened;

    public void Raise() => Happened?.Invoke();
}

[Rule("1.2.2", "1.2.7")]
[BsonGenerated]
public partial class AttributesWithoutEffect
{
    [BsonElement("static")]
    public static int Static { get; set; }

    [BsonElement("staticField")]
    public static int StaticField;

    [BsonElement("constant")]
    public const int Constant = 3;

    [BsonElement("readOnly")]
    public readonly int ReadOnly = 4;

    [BsonElement]
    private readonly string? _private = "p";

    public int Number { get; set; }
}

[Rule("1.2.5")]
[BsonGenerated]
public partial class SetOnly
{
    private int _number;

    public int Number { set => _number = value; }

    public int Other { get; set; }

    public int Read() => _number;
}

[Rule("1.2.5", "4.2.9")]
[BsonGenerated]
public partial class SetOnlyWithAttribute
{
    private int _number;

    [BsonElement]
    public int Number { set => _number = value; }

    public int Other { get; set; }

    public int Read() => _number;
}
