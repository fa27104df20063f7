using BsonGen;
using MongoDB.Bson;

namespace Runtime.Models;

/// <summary>A document with a member of type object.</summary>
[BsonGenerated]
public partial class Holder
{
    public BsonDocument? Value { get; set; }
}

/// <summary>Members that the driver reads.</summary>
[BsonGenerated]
public partial class Handed
{
    public LinkedList<string>? Texts { get; set; }

    public LinkedList<byte[]>? Data { get; set; }

    public LinkedList<BsonValue>? Values { get; set; }

    public LinkedList<Handed>? Linked { get; set; }
}
