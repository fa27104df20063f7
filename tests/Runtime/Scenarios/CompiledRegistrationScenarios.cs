using System.Reflection;
using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;
using Runtime.Tickets;

namespace Runtime.Scenarios;

/// <summary>The class map of <see cref="Ticket"/> is compiled. The runtime compares it with what is registered.</summary>
public static class CompiledRegistrationScenarios
{
    private static readonly Ticket Example = new() { Number = 7, Holder = "Ann", Day = DayOfWeek.Friday, Unmapped = 3 };

    public static void GeneratedCodeServesTheTypeIfTheClassMapIsRegistered()
    {
        TicketMaps.Register();
        Expect.Equal("""{ "_id" : 7, "h" : "Ann", "Day" : "Friday" }""", Write(), "written");
        Expect.Equal(null, FindReason(), "reason");
        Expect.Equal("Ann", BsonSerializer.Deserialize<Ticket>(Example.ToBson()).Holder, "read");
    }

    public static void TheAttributesCountIfItIsNotRegistered()
    {
        Expect.Equal("""{ "Number" : 7, "Holder" : "Ann", "Day" : 5, "Unmapped" : 3 }""", Write(), "written");
        Expect.Equal(
            "the class map of Runtime.Tickets.Ticket in Tickets.cs, line 23 was compiled, but was not registered before the first use",
            FindReason()?.Split(": ")[0],
            "reason");
    }

    public static void AnotherClassMapCountsIfItIsRegistered()
    {
        BsonClassMap.RegisterClassMap<Ticket>(map =>
        {
            map.AutoMap();
            map.MapIdMember(ticket => ticket.Holder);
        });
        Expect.Equal("""{ "_id" : "Ann", "Number" : 7, "Day" : 5, "Unmapped" : 3 }""", Sort(Write()), "written");
        Expect.Equal(
            "the class map of Runtime.Tickets.Ticket in Tickets.cs, line 23 was compiled, and another one was registered at run time",
            FindReason()?.Split(": ")[0],
            "reason");
    }

    /// <summary>The effect of these conventions is known, so that no class map has to show it.</summary>
    public static void ACompiledPackOfNamesNeedsNoClassMap()
    {
        BadgePack.Register();
        Expect.Equal(5, BsonSerializer.Deserialize<Badge>(Lost.ToBson()).Number, "id");
        Expect.Equal(0, BsonClassMap.GetRegisteredClassMaps().Count(), "class maps");
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

    public static void AConventionWithSeveralNamesIsCompared()
    {
        RegisterForBadges(new NamedIdMemberConvention("Id", "Number"));
        SideBySide.Write(Lost, "badge");
        Expect.Equal("""{ "_id" : "a", "Number" : 5, "more" : true }""", ReadBadge(), "written");
        Expect.Equal(true, FindReason(typeof(Badge))?.Contains("'Id' is the id, compiled with 'Number'"), "reason");
    }

    public static void AConventionForMembersThatAreNotPublicIsCompared()
    {
        RegisterForBadges(new NamedIdMemberConvention(["Number"], BindingFlags.Instance | BindingFlags.NonPublic));
        SideBySide.Write(Lost, "badge");
        Expect.Equal("""{ "_id" : "a", "Number" : 5, "more" : true }""", ReadBadge(), "written");
        Expect.Equal(true, FindReason(typeof(Badge))?.Contains("'Id' is the id, compiled with 'Number'"), "reason");
    }

    public static void AnotherNameOfTheIdIsCompared()
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

    private static string? FindReason() => FindReason(typeof(Ticket));

    private static string? FindReason(Type type) =>
        BsonGenFallbacks.UseTypesAndFindFallbacks(type.Assembly).FirstOrDefault(fallback => fallback.Type == type)?.Reason;
}
