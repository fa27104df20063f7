// Types that name others, or themselves, as known.
using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models;

/// <summary>Names itself among its known types.</summary>
[Rule("1.9.5", "2.BsonKnownTypes")]
[BsonGenerated]
[BsonKnownTypes(typeof(Rodent), typeof(Mouse))]
public partial class Rodent
{
    public string? Name { get; set; }
}

[BsonGenerated]
[BsonKnownTypes(typeof(Mouse))]
public partial class Mouse : Rodent
{
    public int Whiskers { get; set; }
}
