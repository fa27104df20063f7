// How instances are created.
using System.Diagnostics.CodeAnalysis;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class RunsConstructor
{
    private readonly string _made;

    public RunsConstructor()
    {
        _made = "constructor";
        Text = "from constructor";
    }

    public RunsConstructor(int number)
        : this() => Number = number;

    public string? Text { get; set; }

    public int Number { get; set; } = 5;
}

[BsonGenerated]
public partial class PrivateConstructor
{
    private PrivateConstructor() => Text = "private";

    public PrivateConstructor(string? text) => Text = text;

    public string? Text { get; set; }
}

[BsonGenerated]
public partial class ProtectedConstructor
{
    protected ProtectedConstructor() => Text = "protected";

    public string? Text { get; set; }
}

[BsonGenerated]
public partial class NoParameterless(int number)
{
    private readonly int _number = number;

    public string? Text { get; set; } = "never";

    public int Twice => _number * 2;
}

[BsonGenerated]
public partial class ThrowingConstructor
{
    public ThrowingConstructor() => Text = Fails ? throw new InvalidOperationException("no") : "yes";

    internal static bool Fails { get; set; }

    public string? Text { get; set; }
}

[BsonGenerated]
public partial class SetsRequired
{
    [SetsRequiredMembers]
    public SetsRequired() => Name = "set";

    public required string? Name { get; set; }
}

[BsonGenerated]
public partial class Immutable(int number, string? text)
{
    public int Number { get; } = number;

    public string? Text { get; } = text;
}

[BsonGenerated]
public partial class ImmutableWithPrivateSetters
{
    public ImmutableWithPrivateSetters(int number, string? text)
    {
        Number = number;
        Text = text;
    }

    public int Number { get; private set; }

    public string? Text { get; private set; }
}

[BsonGenerated]
public partial class WithBsonConstructor
{
    [BsonConstructor]
    public WithBsonConstructor(int number) => Number = number + 1;

    public int Number { get; set; }

    public string? Text { get; set; }
}

[BsonGenerated]
public partial class WithFactory
{
    public int Number { get; set; }

    [BsonFactoryMethod]
    public static WithFactory Create(int number) => new() { Number = number };
}

[Rule("1.8")]
[BsonGenerated]
public partial class StaticConstructor
{
    private static readonly string Made;

    static StaticConstructor() => Made = "static";

    public string? Text { get; set; } = Made;
}

[Rule("1.8")]
[BsonGenerated]
public partial class OptionalParameters
{
    public OptionalParameters(int number = 5, string? text = "default")
    {
        Number = number;
        Text = text;
    }

    public int Number { get; set; }

    public string? Text { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class ParamsConstructor
{
    public ParamsConstructor(params int[] numbers) => Numbers = numbers;

    public int[]? Numbers { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class InternalParameterless
{
    internal InternalParameterless() => Text = "internal";

    public string? Text { get; set; }

    public int Number { get; init; } = 4;
}

[Rule("1.8")]
[BsonGenerated]
public partial class PrivateConstructorBase
{
    protected PrivateConstructorBase(int number) => Number = number;

    public int Number { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class CallsBaseConstructor : PrivateConstructorBase
{
    private CallsBaseConstructor()
        : base(9)
    {
    }

    public static CallsBaseConstructor Create() => new();

    public int Own { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class ManyRequired
{
    public required int A { get; set; }

    public required string? B;

    [BsonIgnore]
    public required string? Ignored { get; set; }

    [BsonElement("c")]
    public required List<int>? C { get; init; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class InheritsRequired : ManyRequired
{
    [SetsRequiredMembers]
    public InheritsRequired()
    {
        A = 1;
        B = "b";
        Ignored = "i";
        C = [];
    }

    public required int D { get; set; }
}

[Rule("1.8")]
[BsonGenerated]
public partial class InitializedByField
{
    private readonly List<int> _log = [1, 2, 3];

    public int Count => _log.Count;

    public Point Point { get; set; } = new() { X = 1 };

    public List<Point> Points { get; init; } = [new() { X = 2 }];

    public int[] Array { get; private set; } = [1, 2];

    public Dictionary<string, int> Map { get; set; } = new() { ["a"] = 1 };
}

[BsonGenerated]
public abstract partial class AbstractShape
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class ConcreteShape : AbstractShape
{
    public string? Text { get; set; }
}
