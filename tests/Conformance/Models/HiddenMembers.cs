// Members that a derived class hides.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

public class HiddenLevels
{
    public int Number { get; set; }

    public string? Text;

    [BsonElement("p")]
    private int Private { get; set; }

    public virtual int Virtual { get; set; }
}

[BsonGenerated]
public partial class HidingOnce : HiddenLevels
{
    [BsonElement("Number2")]
    public new string? Number { get; set; }

    [BsonElement("p2")]
    private int Private { get; set; }

    [BsonElement("Virtual2")]
    public new virtual int Virtual { get; set; }
}

[Rule("1.2.10")]
[BsonGenerated]
public partial class HidingTwice : HidingOnce
{
    [BsonElement("Number3")]
    public new double Number { get; set; }

    [BsonElement("Text3")]
    public new int Text { get; set; }

    [BsonElement("p3")]
    private int Private { get; set; }

    public override int Virtual { get; set; }
}

[Rule("1.2.10")]
[BsonGenerated]
public partial class HidingWithMethod : HiddenLevels
{
    public new int Number() => base.Number;

    public int Own { get; set; }
}

[Rule("1.2.10")]
[BsonGenerated]
public partial class HidingWithIgnored : HiddenLevels
{
    [BsonIgnore]
    public new int Number { get; set; }

    public new static string? Text { get; set; }

    public int Own { get; set; }
}

[Rule("1.2.10", "1.4.3")]
[BsonGenerated]
public partial class HidingId : BaseWithId
{
    [BsonIgnore]
    public new string? Id { get; set; }

    public int Own { get; set; }
}
