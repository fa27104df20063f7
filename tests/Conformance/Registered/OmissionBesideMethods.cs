using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace Conformance.Models.Ratings;

/// <summary>
/// A convention and a class map omit values of members with ShouldSerialize methods, which the class map calls for the other values only.
/// </summary>
public static class Start
{
    public static void Run()
    {
        ConventionRegistry.Register("ratings", new ConventionPack { new IgnoreIfNullConvention(true) }, type => type == typeof(Rating));
        BsonClassMap.RegisterClassMap<Ballot>(map =>
        {
            map.AutoMap();
            map.MapMember(ballot => ballot.Votes).SetIgnoreIfDefault(true);
        });
    }
}

[BsonGenerated]
public partial class Rating
{
    public ObjectId Id { get; set; }

    public List<int>? Scores { get; set; }

    public string? Note { get; set; }

    public bool ShouldSerializeScores() => Scores!.Count > 0;
}

[BsonGenerated]
public partial class Ballot
{
    public ObjectId Id { get; set; }

    public string? Name { get; set; }

    public int Votes { get; set; }

    public bool ShouldSerializeVotes() => Votes == 0 ? throw new InvalidOperationException("no votes") : Votes > 1;
}
