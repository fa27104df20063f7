using MongoDB.Bson.Serialization.Attributes;

namespace Conformance.Models.Games.Core;

/// <summary>The base class of all states, in another project.</summary>
[BsonIgnoreExtraElements(true, Inherited = true)]
public abstract class State
{
    public long Id { get; set; }

    [BsonIgnore]
    public bool IsChanged { get; set; }
}
