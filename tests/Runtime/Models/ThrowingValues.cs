using BsonGen;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>Members whose values throw while they are written.</summary>
[BsonGenerated]
public partial class ThrowingValues
{
    public int Before { get; set; }

    public IEnumerable<int>? Numbers { get; set; }

    public IList<IEnumerable<int>>? Lists { get; set; }

    public IEnumerable<ThrowingValues>? Children { get; set; }

    [BsonExtraElements]
    public IDictionary<string, object?>? Extra { get; set; }

    public int After { get; set; }
}

/// <summary>The getter of the extra elements throws.</summary>
[BsonGenerated]
public partial class ThrowingExtra
{
    public int Before { get; set; }

    [BsonExtraElements]
    public IDictionary<string, object?>? Extra
    {
        get => throw new InvalidOperationException("no extra elements");
        set => Before = value!.Count;
    }
}
