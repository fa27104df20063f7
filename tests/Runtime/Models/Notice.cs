using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>A base class with a known type.</summary>
[BsonGenerated]
[BsonKnownTypes(typeof(KnownNotice))]
public partial class Notice;

[BsonGenerated]
public partial class KnownNotice : Notice
{
    public int Number { get; set; }
}

/// <summary>As <see cref="Notice"/>, but class-mapped.</summary>
[BsonKnownTypes(typeof(PlainKnownNotice))]
public class PlainNotice;

/// <summary>As <see cref="KnownNotice"/>, but class-mapped.</summary>
public class PlainKnownNotice : PlainNotice
{
    public int Number { get; set; }
}
