using System.Reflection;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Tickets;

namespace Runtime.Scenarios;

/// <summary>Generated code follows the class map of <see cref="Ticket"/>, and the conventions of <see cref="Badge"/>.</summary>
public static class TicketScenarios
{
    private static readonly Ticket Example = new() { Number = 7, Holder = "Ann", Day = DayOfWeek.Friday, Unmapped = 3 };

    public static void AClassMapWithoutAutoMapIsFollowed()
    {
        TicketMaps.Register();
        Expect.Equal("""{ "_id" : 7, "h" : "Ann", "Day" : "Friday" }""", Write(), "written");
        SideBySide.Write(Example, "ticket");
        Expect.Equal("Ann", BsonSerializer.Deserialize<Ticket>(Example.ToBson()).Holder, "read");
        Expect.Equal(null, FindReason(typeof(Ticket)), "reason");
    }

    public static void TheAttributesCountWithoutAClassMap()
    {
        Expect.Equal("""{ "Number" : 7, "Holder" : "Ann", "Day" : 5, "Unmapped" : 3 }""", Write(), "written");
        Expect.Equal(null, FindReason(typeof(Ticket)), "reason");
    }

    public static void AnotherIdIsFollowed()
    {
        BsonClassMap.RegisterClassMap<Ticket>(map =>
        {
            map.AutoMap();
            map.MapIdMember(ticket => ticket.Holder);
        });
        Expect.Equal("""{ "_id" : "Ann", "Number" : 7, "Day" : 5, "Unmapped" : 3 }""", Sort(Write()), "written");
        SideBySide.Write(Example, "ticket");
        Expect.Equal(null, FindReason(typeof(Ticket)), "reason");
    }

    public static void APackOfNamesIsFollowed()
    {
        BadgePack.Register();
        Expect.Equal(5, BsonSerializer.Deserialize<Badge>(Lost.ToBson()).Number, "id");
        SideBySide.Write(Lost, "badge");
        Expect.Equal("""{ "Id" : "a", "_id" : 5, "more" : true }""", ReadBadge(), "written");
        Expect.Equal(null, FindReason(typeof(Badge)), "reason");
    }

    /// <summary>As with a class map, the look-up of a type also maps the class of its id.</summary>
    public static void AnIdOfAClassIsMappedWithItsDocument()
    {
        BadgePack.Register();
        BsonSerializer.LookupSerializer<Stamp>();
        Expect.Equal(true, BsonClassMap.IsClassMapRegistered(typeof(StampKey)), "has a class map");
        SideBySide.Write(new Stamp { Number = new StampKey { Page = 3 } }, "stamp");
        Expect.Equal(null, FindReason(typeof(Stamp)), "reason");
    }

    public static void AConventionWithSeveralNamesIsFollowed()
    {
        RegisterForBadges(new NamedIdMemberConvention("Id", "Number"));
        SideBySide.Write(Lost, "badge");
        Expect.Equal("""{ "_id" : "a", "Number" : 5, "more" : true }""", ReadBadge(), "written");
        Expect.Equal(null, FindReason(typeof(Badge)), "reason");
    }

    public static void AConventionForMembersThatAreNotPublicIsFollowed()
    {
        RegisterForBadges(new NamedIdMemberConvention(["Number"], BindingFlags.Instance | BindingFlags.NonPublic));
        SideBySide.Write(Lost, "badge");
        Expect.Equal("""{ "_id" : "a", "Number" : 5, "more" : true }""", ReadBadge(), "written");
        Expect.Equal(null, FindReason(typeof(Badge)), "reason");
    }

    public static void TheLastNameOfTheIdIsFollowed()
    {
        RegisterForBadges(new NamedIdMemberConvention("Rest"), new NamedIdMemberConvention("Number"));
        SideBySide.Write(Lost, "badge");
        Expect.Equal("""{ "Id" : "a", "_id" : 5, "more" : true }""", ReadBadge(), "written");
        Expect.Equal(null, FindReason(typeof(Badge)), "reason");
    }

    private static Badge Lost => new() { Id = "a", Number = 5, Rest = new BsonDocument("more", true) };

    private static string ReadBadge() => BsonSerializer.Deserialize<BsonDocument>(Lost.ToBson()).ToString();

    private static void RegisterForBadges(params IConvention[] ids)
    {
        var pack = new ConventionPack { new NamedExtraElementsMemberConvention("Rest") };
        pack.AddRange(ids);
        ConventionRegistry.Register("badges", pack, type => type == typeof(Badge));
    }

    private static string Write() => BsonSerializer.Deserialize<BsonDocument>(Example.ToBson()).ToString();

    private static string Sort(string json)
    {
        var document = BsonDocument.Parse(json);
        return new BsonDocument("_id", document["_id"]).Merge(document).ToString();
    }

    private static string? FindReason(Type type) =>
        BsonGenFallbacks.UseTypesAndFindFallbacks(type.Assembly).FirstOrDefault(fallback => fallback.Type == type)?.Reason;
}
