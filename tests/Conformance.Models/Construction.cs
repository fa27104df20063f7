// How instances come to be.
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
public partial record PositionalRecord(int Id, string? Name, double[]? Numbers);

[BsonGenerated]
public sealed partial record SealedRecord(int Number, string? Text);

[BsonGenerated]
public partial record RecordWithBody(int Number)
{
    public string? Text { get; set; } = "initialised";

    public int Other { get; init; } = 4;
}

[BsonGenerated]
public partial record PropertyRecord
{
    public int Number { get; init; } = 3;

    public string? Text { get; set; }
}

[BsonGenerated]
public partial record BaseRecord(int Id, string? Name);

[BsonGenerated]
public partial record DerivedRecord(int Id, string? Name, int Own) : BaseRecord(Id, Name);

[BsonGenerated]
public partial record AttributedRecord([property: BsonId] string? Key, [property: BsonElement("n")] int Number, [property: BsonIgnoreIfNull] string? Text);

[BsonGenerated]
public partial record RequiredRecord
{
    public required string? Name { get; init; }

    public required int Number { get; set; }
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
