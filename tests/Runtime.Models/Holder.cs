using BsonGen;
using MongoDB.Bson;

namespace Runtime.Models;

/// <summary>A document in which anything may be.</summary>
[BsonGenerated]
public partial class Holder
{
    public BsonDocument? Value { get; set; }
}
