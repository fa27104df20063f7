using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Runtime.Tickets;

/// <summary>A class map without AutoMap configures it.</summary>
[BsonGenerated]
public partial class Ticket
{
    public int Number { get; set; }

    public string? Holder { get; set; }

    public DayOfWeek Day { get; set; }

    public int Unmapped { get; set; }
}

public static class TicketMaps
{
    public static void Register() => BsonClassMap.RegisterClassMap<Ticket>(map =>
    {
        map.MapIdMember(ticket => ticket.Number);
        map.MapMember(ticket => ticket.Holder).SetElementName("h").SetIgnoreIfNull(true);
        map.MapMember(ticket => ticket.Day).SetSerializer(new EnumSerializer<DayOfWeek>(BsonType.String));
    });
}
