// Which members are mapped, in which order, and how they are reached.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.2.1", "1.2.2", "1.2.6", "1.2.7", "1.3.2", "4.2.5")]
[BsonGenerated]
public partial class Fields
{
    public string? Property { get; set; }

    public int Field;

    public readonly int ReadOnly = 3;

    public const int Constant = 4;

    public static int Static = 5;

    public static int StaticProperty { get; set; }

    internal int Internal;

    [BsonElement]
    private int _private;

    [BsonElement("renamed")]
    private readonly string _readOnly = "kept";

    [BsonElement]
    internal string? InternalProperty { get; set; }

    [BsonElement]
    private long PrivateProperty { get; set; }

    protected int NotMapped { get; set; }
}

[Rule("1.2.3", "1.2.4", "1.7.5", "4.1.7")]
[BsonGenerated]
public partial class Accessors
{
    public int PrivateSet { get; private set; }

    public int ProtectedSet { get; protected set; }

    public int InternalSet { get; internal set; }

    public int PrivateGet { private get; set; }

    public string? Init { get; init; }

    public int GetOnly { get; } = 1;

    public int Computed => PrivateSet + 1;

    [BsonElement]
    public int ComputedAndMapped => 7;

    [BsonElement]
    public string GetOnlyAndMapped { get; } = "x";
}

[BsonGenerated]
public partial class Requireds
{
    public required int Number { get; set; }

    public required string? Text { get; init; }

    public required Point? Point;

    public int Other { get; set; } = 9;
}

[BsonGenerated]
public partial class OddNames
{
    public int @class { get; set; }

    public int @event { get; set; }

    public int _underscore { get; set; }

    public int __ { get; set; }

    public int größe { get; set; }

    public int 名前 { get; set; }

    public int value { get; set; }

    public int reader { get; set; }

    public int writer { get; set; }

    public int document { get; set; }

    public int member { get; set; }

    public int name { get; set; }

    public int Value { get; set; }
}

[BsonGenerated]
public partial class CollectionNames
{
    public List<int>? items { get; set; }

    public List<int>? Items { get; set; }

    public List<int>? _items { get; set; }

    public Dictionary<string, int>? Item { get; set; }

    public Dictionary<string, List<int>>? key { get; set; }

    public List<List<int>>? array { get; set; }

    public List<int>? arrayItem { get; set; }
}

[BsonGenerated]
public partial class TakenNames
{
    public List<int>? Document { get; set; }

    public List<int>? Members { get; set; }

    public Uri? ClassMap { get; set; }

    public List<int>? Any { get; set; }

    public int? Type { get; private set; }

    public int HashCode { get; init; }

    public bool? Create { get; set; }
}

[BsonGenerated]
public partial class TextValue
{
    private string? _text;

    public string? Text
    {
        get => _text;
        set => _text = value + "?";
    }

    public string? text
    {
        get => _text;
        set => _text = value + "!";
    }

    public int? Number { get; set; }

    public int? number { get; set; }
}

[Rule("1.9.3")]
[BsonGenerated]
public partial class SimilarNames
{
    public int Aaaa { get; set; }

    public int Aaab { get; set; }

    public int Aaba { get; set; }

    public int Abaa { get; set; }

    public int Baaa { get; set; }

    public int aaaa { get; set; }

    public int A { get; set; }

    public int AA { get; set; }

    public int AAA { get; set; }

    public int Aa { get; set; }

    public int AaAa { get; set; }
}

[BsonGenerated]
public partial class ElementNames
{
    [BsonElement("$dollar")]
    public int Dollar { get; set; }

    [BsonElement("a.b")]
    public int Dotted { get; set; }

    [BsonElement("with \"quotes\" and \\")]
    public int Quoted { get; set; }

    [BsonElement("ключ")]
    public int Cyrillic { get; set; }

    [BsonElement("😀")]
    public int Emoji { get; set; }

    [BsonElement("0")]
    public int Digit { get; set; }

    [BsonElement("\t\n")]
    public int White { get; set; }

    [BsonElement("a very long element name, longer than any register of any processor that there is today or soon")]
    public int Long { get; set; }
}

[Rule("1.3.3")]
[BsonGenerated]
public partial class Ordered
{
    [BsonElement(Order = 3)]
    public int Third { get; set; }

    public int Last { get; set; }

    [BsonElement("1st", Order = 1)]
    public int First { get; set; }

    [BsonElement("2nd", Order = 1)]
    public int FirstToo { get; set; }

    [BsonElement(Order = -1)]
    public int BeforeAll;
}

[Rule("1.2.8")]
[BsonGenerated]
public partial class Indexed
{
    private readonly Dictionary<int, int> _values = [];

    public int Number { get; set; }

    public int this[int index]
    {
        get => _values[index];
        set => _values[index] = value;
    }
}

[Rule("4.1.7")]
[BsonGenerated]
public partial class Bodies
{
    private int _sets;
    private string? _text;
    private int _number;

    public string? Text
    {
        get => _text;
        set
        {
            _sets++;
            _text = value + "!";
        }
    }

    public int Number
    {
        get => _number;
        set => _number = value + _sets;
    }

    public int Expression
    {
        get => _sets;
        set => _sets = value;
    }
}

[Rule("4.1.8")]
[BsonGenerated]
public partial class ThrowingSetter
{
    private int _number;

    public string? Text { get; set; }

    public int Number
    {
        get => _number;
        set => _number = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
    }

    public int After { get; set; }
}

[Rule("4.2.9")]
[BsonGenerated]
public partial class ThrowingGetter
{
    public int Before { get; set; }

    public int Number
    {
        get => field >= 0 ? field : throw new InvalidOperationException("negative");
        set;
    }

    public string? After { get; set; }
}

public interface IHasName
{
    string? Name { get; set; }

    int Count { get; }
}

[BsonGenerated]
public partial class ImplicitInterface : IHasName
{
    public string? Name { get; set; }

    public int Count => 3;
}

[BsonGenerated]
public partial class ExplicitInterface : IHasName
{
    public int Number { get; set; }

    string? IHasName.Name { get; set; }

    int IHasName.Count => 3;
}

[BsonGenerated]
public partial class Empty;

[BsonGenerated]
public sealed partial class SealedEmpty;

[BsonGenerated]
public partial class Events
{
    public event Action? Changed;

    public int Number { get; set; }

    public void Raise() => Changed?.Invoke();
}

[BsonGenerated]
public partial class EndsLikeAnElement
{
    // What follows the end of the inner document is a DateTime's type and name, which together spell the inner member's name.
    public EndInside? Inner { get; set; }

    public DateTime X { get; set; }
}

[BsonGenerated]
public partial class EndInside
{
    [BsonElement("a")]
    public List<int>? Before { get; set; }

    [BsonElement("\tX")]
    [BsonIgnoreIfNull]
    public List<int>? After { get; set; }
}
