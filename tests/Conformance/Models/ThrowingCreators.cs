// Constructors, factory methods and initializers that throw.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[BsonGenerated]
public partial class Refusing
{
    public Refusing(int number, string? text)
    {
        Number = number is < 0 or > 1000 ? throw new ArgumentOutOfRangeException(nameof(number)) : number;
        Text = text ?? throw new ArgumentNullException(nameof(text));
    }

    public int Number { get; }

    public string Text { get; }
}

[BsonGenerated]
public partial class HoldsRefusing
{
    public int Before { get; set; }

    public ThrowingAlways? Inner { get; set; }

    public Refusing? Refusing { get; set; }

    public int After { get; set; }
}

[BsonGenerated]
public partial class ThrowingAlways
{
    private ThrowingAlways() => throw new InvalidOperationException("never");

    public int Number { get; set; }
}

[BsonGenerated]
public partial class ThrowingInitializer
{
    public int[] Numbers { get; set; } = new int[int.Parse("-1", System.Globalization.CultureInfo.InvariantCulture)];
}

/// <summary>The constructor converts its parameter by code that may throw.</summary>
[BsonGenerated]
public partial class Converting
{
    public Converting(int number)
    {
        Number = number;
        Small = number;
    }

    public int Number { get; }

    [BsonIgnore]
    public SmallNumber Small { get; }
}

/// <summary>The initializer converts a literal by code that throws.</summary>
[BsonGenerated]
public partial class ConvertingLiteral
{
    public int Number { get; set; }

    [BsonIgnore]
    public SmallNumber Small { get; set; } = 2000;
}

public readonly struct SmallNumber
{
    public static implicit operator SmallNumber(int number) =>
        number is < 0 or > 1000 ? throw new ArgumentOutOfRangeException(nameof(number)) : default;
}
