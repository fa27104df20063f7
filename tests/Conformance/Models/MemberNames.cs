// Names of members and elements that could conflict with names in generated code, or mislead the lookup of names.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

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

[BsonGenerated]
public partial class LookalikeNames
{
    // Names of the same length with most bytes in common, and names that are prefixes of other names.
    [BsonElement("a")]
    public int A { get; set; }

    [BsonElement("b")]
    public int B { get; set; }

    [BsonElement("ab")]
    public int AB { get; set; }

    [BsonElement("ba")]
    public int BA { get; set; }

    [BsonElement("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab")]
    public int Long1 { get; set; }

    [BsonElement("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac")]
    public int Long2 { get; set; }

    [BsonElement("baaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac")]
    public int Long3 { get; set; }

    [BsonElement("\u00e9")]
    public int Composed { get; set; }

    [BsonElement("e\u0301")]
    public int Decomposed { get; set; }

    [BsonElement("\u0001")]
    public int Control { get; set; }

    [BsonElement("\u007f")]
    public int Delete { get; set; }

    [BsonElement("\ufeff")]
    public int ByteOrderMark { get; set; }

    [BsonElement("\u202e")]
    public int RightToLeft { get; set; }
}

[BsonGenerated]
public partial class NamesOfTheServer
{
    [BsonElement("$ref")]
    public string? Reference { get; set; }

    [BsonElement("$id")]
    public int Id { get; set; }

    [BsonElement("_v")]
    public int Value { get; set; }

    [BsonElement("_csharpnull")]
    public bool Null { get; set; }

    [BsonElement("__safeContent__")]
    public int SafeContent { get; set; }

    [BsonElement("_T")]
    public int UpperDiscriminator { get; set; }

    [BsonElement("_ID")]
    public int UpperId { get; set; }
}

[Rule("4.3.4")]
[BsonGenerated]
public partial class OwnDiscriminator
{
    [BsonElement("_t")]
    public string? Discriminator { get; set; }

    public int Number { get; set; }
}

[BsonGenerated]
public partial class EndsLikeAnElement
{
    // After the end of the inner document come the type and the name of a DateTime, which together have the bytes of the inner member's
    // name.
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
