using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Conventions;

namespace Runtime.Tickets;

/// <summary>A pack for this type alone is compiled.</summary>
[BsonGenerated]
public partial class Badge
{
    public string Id { get; set; } = "";

    public int Number { get; set; }

    public BsonDocument? Rest { get; set; }
}

public static class BadgePack
{
    public static void Register() => ConventionRegistry.Register(
        "badges",
        new ConventionPack { new NamedIdMemberConvention("Number"), new NamedExtraElementsMemberConvention("Rest") },
        type => type == typeof(Badge));
}
