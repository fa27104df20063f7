using BsonGen;
using Domain;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

[assembly: BsonGenerated(typeof(Ticket))]

// Ends with 0 if generated code serves the type, whose setters and constructor the reference assembly of its project leaves out.
foreach (var fallback in BsonGenFallbacks.UseTypesAndFindFallbacks(typeof(Program).Assembly))
{
    Console.WriteLine($"{fallback.Type} fell back: {fallback.Reason}");
}

var ticket = BsonSerializer.Deserialize<Ticket>(Ticket.Create("1", "Slow page").ToBson());
Console.WriteLine(ticket.Line);
return ticket is { Id: "1", Line: "Slow page: 1" } &&
    BsonSerializer.LookupSerializer<Ticket>().GetType().Assembly == typeof(Program).Assembly &&
    BsonGenFallbacks.Observed.Count == 0 ? 0 : 1;
