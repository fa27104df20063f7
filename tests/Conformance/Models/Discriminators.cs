// Discriminators and known types by attribute.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

[Rule("1.9.5", "2.BsonKnownTypes", "4.3.5")]
[BsonGenerated]
[BsonKnownTypes(typeof(Lion), typeof(Tiger))]
public partial class BigCat
{
    public string? Name { get; set; }
}

[BsonGenerated]
public partial class Lion : BigCat
{
    public int Mane { get; set; }
}

[BsonGenerated]
[BsonDiscriminator("tiger")]
public partial class Tiger : BigCat
{
    public int Stripes { get; set; }
}

[BsonGenerated]
[BsonDiscriminator(RootClass = true)]
public partial class RootMessage
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class TextMessage : RootMessage
{
    public string? Text { get; set; }
}

[BsonGenerated]
[BsonDiscriminator(Required = true)]
public partial class AlwaysNamed
{
    public int Number { get; set; }
}

[BsonGenerated]
public partial class Cats
{
    public BigCat? One { get; set; }

    public List<BigCat>? Many { get; set; }

    public List<RootMessage>? Messages { get; set; }

    public AlwaysNamed? Named { get; set; }
}
