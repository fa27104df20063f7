using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
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

    private static string Write() => BsonSerializer.Deserialize<BsonDocument>(Example.ToBson()).ToString();

    private static string Sort(string json)
    {
        var document = BsonDocument.Parse(json);
        return new BsonDocument("_id", document["_id"]).Merge(document).ToString();
    }

    private static string? FindReason() =>
        BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Ticket).Assembly).FirstOrDefault(fallback =>
            fallback.Type == typeof(Ticket))?.Reason;
}
