using System.Runtime.CompilerServices;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Attributes;

namespace Runtime.Models;

/// <summary>Records the calls of its accessors.</summary>
[BsonGenerated]
public partial class Recorded
{
    private readonly List<string> _calls = [];

    public int First
    {
        get => Record(1);
        set => Record(value);
    }

    public string? Text { get; set; }

    [BsonExtraElements]
    public BsonDocument? Extra { get; set; }

    public int Last
    {
        get => Record(2);
        set => Record(value);
    }

    /// <summary>The names of the properties in the order of their calls.</summary>
    public string ShowCalls() => string.Join(' ', _calls);

    private int Record(int value, [CallerMemberName] string name = "")
    {
        _calls.Add(name);
        return value;
    }
}
