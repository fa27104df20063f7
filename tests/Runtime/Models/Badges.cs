using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization.Conventions;

namespace Runtime.Tickets;

/// <summary>A pack for some types configures it.</summary>
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
        type => type == typeof(Badge) || type == typeof(Stamp));
}

/// <summary>Each mapping asks for the serializer of its id, which is a class.</summary>
[BsonGenerated]
public partial class Stamp
{
    public StampKey? Number { get; set; }
}

/// <summary>It has no serializer of its own.</summary>
public class StampKey
{
    public int Page { get; set; }
}
