using System.Runtime.CompilerServices;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

namespace NativeAot;

/// <summary>
/// Uses of the driver without a generated serializer: which of them work, and which fail in native code, as docs/aot.md says.
/// </summary>
internal static class DriverProbes
{
    public static void Run()
    {
        Works("BsonDocument to bytes and back", () => BsonSerializer.Deserialize<BsonDocument>(new BsonDocument("a", 1).ToBson())["a"]);
        Works("BsonDocument to JSON and back", () => BsonDocument.Parse(new BsonDocument("a", 1).ToJson())["a"]);
        Works("serializer of int", () => BsonSerializer.LookupSerializer<int>());
        Works("serializer of object", () => BsonSerializer.LookupSerializer<object>());
        Works("serializer of List<string>", () => BsonSerializer.LookupSerializer<List<string>>());
        Works("serializer of HashSet<Guid>", () => BsonSerializer.LookupSerializer<HashSet<Guid>>());
        Fails("serializer of Dictionary<string, Guid>", () => BsonSerializer.LookupSerializer<Dictionary<string, Guid>>());
        Fails("serializer of char?", () => BsonSerializer.LookupSerializer<char?>());
        Fails("serializer of an enum that no generated serializer uses", () => BsonSerializer.LookupSerializer<DayOfWeek>());
        Fails("serializer of (int, string)", () => BsonSerializer.LookupSerializer<(int, string)>());
        Works("class map, writing", () => new ClassMapped { Id = 1, Name = "a" }.ToBsonDocument());
        Fails(
            "class map, reading", () => BsonSerializer.Deserialize<ClassMapped>(new BsonDocument { { "_id", 1 }, { "Name", "a" } }).Name!);
        Fails("class map of a struct", () => new ClassMappedStruct { Number = 1 }.ToBsonDocument());
        Fails("class map by constructor", () => BsonSerializer.Deserialize<Immutable>(new BsonDocument("Number", 1)).Number);
        Works("member of a generated type, as LINQ asks for it", () =>
            ((IBsonDocumentSerializer)BsonSerializer.LookupSerializer<Item>()).TryGetMemberSerializationInfo("Name", out var info)
                ? info.ElementName
                : "no such member");
    }

    private static void Works(string use, Func<object> probe) => Probe(use, probe, isLimit: false);

    private static void Fails(string use, Func<object> probe) => Probe(use, probe, isLimit: true);

    private static void Probe(string use, Func<object> probe, bool isLimit)
    {
        var works = true;
        string outcome;
        try
        {
            outcome = $"works: {probe()}";
        }
        catch (Exception error)
        {
            works = false;
            outcome = $"fails: {error.GetType().Name}: {error.Message}";
        }

        Console.WriteLine($"  {use} {outcome}");
        if (!RuntimeFeature.IsDynamicCodeSupported && works == isLimit)
        {
            Check.Fail($"{use} {(works ? "works" : "fails")} in native code; docs/aot.md says otherwise.");
        }
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
