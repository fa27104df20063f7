using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

namespace NativeAot;

/// <summary>Uses of the driver without a generated serializer. The program shows which of them work in native code.</summary>
internal static class DriverProbes
{
    public static void Run()
    {
        Probe("BsonDocument to bytes and back", () => BsonSerializer.Deserialize<BsonDocument>(new BsonDocument("a", 1).ToBson())["a"]);
        Probe("BsonDocument to JSON and back", () => BsonDocument.Parse(new BsonDocument("a", 1).ToJson())["a"]);
        Probe("serializer of int", () => BsonSerializer.LookupSerializer<int>());
        Probe("serializer of object", () => BsonSerializer.LookupSerializer<object>());
        Probe("serializer of List<string>", () => BsonSerializer.LookupSerializer<List<string>>());
        Probe("serializer of HashSet<Guid>", () => BsonSerializer.LookupSerializer<HashSet<Guid>>());
        Probe("serializer of Dictionary<string, Guid>", () => BsonSerializer.LookupSerializer<Dictionary<string, Guid>>());
        Probe("serializer of char?", () => BsonSerializer.LookupSerializer<char?>());
        Probe("serializer of an enum that no generated serializer uses", () => BsonSerializer.LookupSerializer<DayOfWeek>());
        Probe("serializer of (int, string)", () => BsonSerializer.LookupSerializer<(int, string)>());
        Probe("class map, writing", () => new ClassMapped { Id = 1, Name = "a" }.ToBsonDocument());
        Probe("class map, reading", () => BsonSerializer.Deserialize<ClassMapped>(new BsonDocument { { "_id", 1 }, { "Name", "a" } }).Name!);
        Probe("class map of a struct", () => new ClassMappedStruct { Number = 1 }.ToBsonDocument());
        Probe("class map by constructor", () => BsonSerializer.Deserialize<Immutable>(new BsonDocument("Number", 1)).Number);
        Probe("member of a generated type, as LINQ asks for it", () =>
            ((IBsonDocumentSerializer)BsonSerializer.LookupSerializer<Item>()).TryGetMemberSerializationInfo("Name", out var info) ? info.ElementName : "no such member");
    }

    private static void Probe(string what, Func<object> probe)
    {
        string outcome;
        try
        {
            outcome = $"works: {probe()}";
        }
        catch (Exception error)
        {
            outcome = $"fails: {error.GetType().Name}: {error.Message}";
        }

        Console.WriteLine($"  {what} {outcome}");
    }

    private sealed class ClassMapped
    {
        public int Id { get; set; }

        public string? Name { get; set; }
    }

    private struct ClassMappedStruct
    {
        public int Number { get; set; }
    }

    [method: BsonConstructor]
    private sealed class Immutable(int number)
    {
        public int Number { get; } = number;
    }
}
