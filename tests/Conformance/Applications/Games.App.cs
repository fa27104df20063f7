using BsonGen;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;
using MongoDB.Bson.Serialization.Conventions;
using MongoDB.Bson.Serialization.Options;
using Conformance.Models.Games.Core;

namespace Conformance.Models.Games;

/// <summary>Dictionaries as arrays of documents, by a convention of the application.</summary>
public static class Start
{
    public static void Run() => ConventionRegistry.Register(
        nameof(DictionaryConvention),
        new ConventionPack { new DictionaryConvention(DictionaryRepresentation.ArrayOfDocuments) },
        type => type.Namespace != null && type.Namespace.StartsWith("Conformance.Models.Games"));
}

public sealed class DictionaryConvention : ConventionBase, IMemberMapConvention
{
    private readonly DictionaryRepresentation _representation;

    public DictionaryConvention(DictionaryRepresentation representation) => _representation = representation;

    public void Apply(BsonMemberMap memberMap)
    {
        var serializer = memberMap.GetSerializer();
        if (serializer is IDictionaryRepresentationConfigurable configurable)
        {
            memberMap.SetSerializer(configurable.WithDictionaryRepresentation(_representation));
        }
    }
}

[BsonGenerated]
public partial class Bag : State
{
    public Dictionary<int, long>? ItemMap { get; set; }

    public Dictionary<string, Item>? Named { get; set; }

    public SortedDictionary<long, string>? Log { get; set; }
}

[BsonGenerated]
public partial class Item
{
    public int Level { get; set; }

    public Dictionary<int, double>? Bonus { get; set; }
}

[BsonGenerated]
public partial class Role : State
{
    public string? RoleName { get; set; }

    public int Level { get; set; } = 1;

    public List<Item>? Worn { get; set; }

    [BsonDictionaryOptions(DictionaryRepresentation.Document)]
    public Dictionary<string, int>? Counters { get; set; }
}

[BsonGenerated]
public partial class Server : State
{
    public DateTime OpenedAt { get; set; }

    public HashSet<int>? WorldIds { get; set; }
}
