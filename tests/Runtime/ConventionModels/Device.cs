using BsonGen;
using MongoDB.Bson;

namespace Runtime.ConventionModels;

/// <summary>Conventions choose its id and its extra elements by their names.</summary>
[BsonGenerated]
public partial class Device
{
    public int Serial { get; set; }

    public BsonDocument? Rest { get; set; }
}
