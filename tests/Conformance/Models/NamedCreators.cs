// Types that the driver creates with constructors and factory methods that have an attribute.
using System.ComponentModel;
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.7.4", "2.BsonConstructor")]
[BsonGenerated]
public partial class NamedArguments
{
    [BsonElement("_hidden")]
    private readonly int _hidden;

    [BsonElement]
    private string? _text;

    [BsonConstructor(nameof(_hidden), "_text", "Items")]
    public NamedArguments(int number, object? text, IEnumerable<int>? items)
    {
        _hidden = number;
        _text = (string?)text + "!";
        Items = items as List<int>;
    }

    public List<int>? Items { get; set; }

    public override string ToString() => $"{_hidden} {_text}";
}

[BsonGenerated]
public partial class OverloadedByBase
{
    [BsonConstructor("Text")]
    public OverloadedByBase(object? text) => Text = "object " + text;

    public OverloadedByBase(string? text) => Text = "string " + text;

    public string? Text { get; set; }
}

[BsonGenerated]
public partial class PrivateCreators
{
    [BsonConstructor]
    private PrivateCreators(int number) => Number = number;

    [BsonElement]
    public int Number { get; }

    [BsonElement]
    private string? Hidden { get; set; }

    [BsonFactoryMethod]
    private static PrivateCreators Make(int number, string? hidden) => new(number) { Hidden = hidden + " made" };
}

[Rule("1.7.4", "2.BsonFactoryMethod")]
[BsonGenerated]
public partial class Factories
{
    public int Number { get; set; }

    public string? Text { get; set; }

    public string? Note { get; set; }

    [BsonFactoryMethod]
    public static Factories? OfNumber(int number) => number == 0 ? null : new() { Number = number, Note = "number" };

    [BsonFactoryMethod("Number", "Text")]
    public static Factories OfBoth(int one, string? two) =>
        one < 0 ? throw new ArgumentException("negative") : new FactoriesDerived { Number = one, Text = two };

    [BsonFactoryMethod]
    public static Factories OfNothing() => new() { Note = "nothing" };
}

public class FactoriesDerived : Factories, ISupportInitialize
{
    private int _calls;

    public void BeginInit() => _calls = 1;

    public void EndInit() => _calls = _calls == 1 && Note != "nothing" ? 2 : -1;
}

[BsonGenerated]
public sealed partial class SealedFactory
{
    private SealedFactory()
    {
    }

    public int Number { get; private init; }

    [BsonFactoryMethod]
    public static SealedFactory Of(int number) => new() { Number = number + 1 };
}

[BsonGenerated]
public partial class ParameterlessCreator
{
    [BsonConstructor]
    private ParameterlessCreator() => Text = "made";

    public string? Text { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class RequiredByCreator
{
    [BsonConstructor]
    public RequiredByCreator(int number) => Number = number;

    public required int Number { get; init; }

    public required string? Text { get; set; }
}
