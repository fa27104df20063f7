// Which members are mapped, in which order, and how generated code accesses them.
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
public partial class RequiredElements
{
    [BsonRequired]
    public int Number { get; set; }

    [BsonRequired]
    public string? Text { get; set; }

    [BsonRequired]
    [BsonDefaultValue(3)]
    public int WithDefault { get; set; }

    [BsonRequired]
    public int GetOnly { get; } = 4;

    public int Optional { get; set; }
}

[Rule("1.2.15")]
[BsonGenerated]
public partial class HasExtensions
{
    public int Number { get; set; }
}

public static class Extensions
{
    extension(HasExtensions value)
    {
        public int Twice => value.Number * 2;

        public int Id => value.Number;
    }
}

[Rule("1.3.5")]
[BsonGenerated]
public partial class InParts
{
    public int First { get; set; }

    public int SecondField;
}

public partial class InParts
{
    public int Third { get; set; }

    public int FourthField;
}
