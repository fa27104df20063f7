using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Options;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Keys that are not strings: their registered serializers write and read the names of elements.</summary>
public static class KeyScenarios
{
    private static readonly string[] Members = [.. typeof(Keyed).GetProperties().Select(property => property.Name)];

    private static readonly string[] Keys =
    [
        "", "0", "5", "007", "-5", "+5", " 5", "5.5", "5 ", "1,000", "2147483647", "2147483648", "123456789", "1234567890",
        "9223372036854775808", "Shipped", "shipped",
        "Shipped, Open", "true", "True", "x", "00112233-4455-6677-8899-aabbccddeeff", "00112233445566778899aabbccddeeff",
        "0102030405060708090a0b0c",
        "01:02:03", "1e5", "NaN", "2024-02-29T00:00:00Z", "\u00e9", "\u0665",
    ];

    [Rule("6.5")]
    public static void NothingRegistered() => SameAsClassMap();

    /// <summary>The driver adds pairs to a dictionary, which only a SortedDictionary takes without a key.</summary>
    [Rule("6.5.pairs")]
    public static void NullAsAKey()
    {
        SideBySide.Write(new KeyedPairs { Hashed = new() { ["a"] = 1 }, Inside = [new() { ["b"] = 2 }] }, "keys");
        foreach (var name in typeof(KeyedPairs).GetProperties().Select(static property => property.Name))
        {
            foreach (var entries in new[] { "[[null, 1]]", "[{ k: null, v: 1 }]", "[['a', 1], [null, 2]]" })
            {
                SideBySide.Read<KeyedPairs>(
                    $"{{ {name}: {(name == nameof(KeyedPairs.Inside) ? $"[{entries}]" : entries)} }}");
            }
        }

        var many = string.Concat(Enumerable.Range(0, 1100).Select(static number => $"['{number}', {number}], "));
        SideBySide.Read<KeyedPairs>($"{{ Listed: [{many}[null, 1]] }}");
        SideBySide.Read<KeyedPairs>($"{{ Sorted: [{many}[null, 1]] }}");
    }

    [Rule("6.5", "6.0.1")]
    public static void KeysAsText()
    {
        BsonSerializer.RegisterSerializer(new GuidSerializer(BsonType.String));
        BsonSerializer.RegisterSerializer(new EnumSerializer<Status>(BsonType.String));
        BsonSerializer.RegisterSerializer(new Int32Serializer(BsonType.String));
        BsonSerializer.RegisterSerializer(new Int64Serializer(BsonType.String));
        BsonSerializer.RegisterSerializer(new ObjectIdSerializer(BsonType.String));
        BsonSerializer.RegisterSerializer(new CharSerializer(BsonType.String));
        BsonSerializer.RegisterSerializer(new BooleanSerializer(BsonType.String));
        BsonSerializer.RegisterSerializer(new DateTimeSerializer(BsonType.String));
        SameAsClassMap();
    }

    [Rule("6.0.1")]
    public static void OwnSerializerOfKeys()
    {
        BsonSerializer.RegisterSerializer(new Signed());
        SameAsClassMap();
    }

    [Rule("6.0.1")]
    public static void OwnSerializerOfKeysInOneDictionary()
    {
        BsonSerializer.RegisterSerializer(new DictionaryInterfaceImplementerSerializer<Dictionary<string, Status>, string, Status>(
            DictionaryRepresentation.Document, new StringSerializer(BsonType.ObjectId), BsonSerializer.LookupSerializer<Status>()));
        SideBySide.Write(new Order { ByName = new() { ["a"] = Status.Shipped } }, "a name");
        SideBySide.Write(new Order { ByName = new() { ["0102030405060708090a0b0c"] = Status.Shipped } }, "an ObjectId");
        SideBySide.Read<Order>("{ ByName: { a: 1 } }");
    }

    private static void SameAsClassMap()
    {
        foreach (var member in Members)
        {
            foreach (var key in Keys)
            {
                BsonValue pairs = new BsonDocument(key, member == "Guid" ? new BsonDocument() : member == "Int32" ? "text" : 1);
                pairs = member switch
                {
                    "Inside" => new BsonArray { new BsonDocument(key, new BsonArray { 1 }) },
                    "Deep" => new BsonDocument("a", new BsonDocument(key, new BsonArray { 1 })),
                    _ => pairs,
                };
                SideBySide.Read<Keyed>(new BsonDocument(member, pairs).ToString());
            }

            SideBySide.Read<Keyed>(new BsonDocument(member, new BsonDocument { { "5", 1 }, { "05", 1 } }).ToString());
        }

        SideBySide.Write(
            new Keyed
            {
                Int32 = [],
                Int64 = new Dictionary<long, int>(),
                Enum = [],
                Guid = [],
                Double = [],
                Inside = [[]],
                Object = [],
                Decimal = [],
            },
            "nothing");
        SideBySide.Write(new Keyed { Int32 = new() { [5] = "a", [-6] = "b" } }, "Int32");
        SideBySide.Write(new Keyed { Int64 = new Dictionary<long, int> { [5] = 1 } }, "Int64");
        SideBySide.Write(new Keyed { Enum = new() { [Status.Shipped] = 1, [(Status)77] = 2 } }, "Enum");
        SideBySide.Write(
            new Keyed { Guid = new() { [new Guid("00112233-4455-6677-8899-aabbccddeeff")] = new Line { Text = "a" } } }, "Guid");
        SideBySide.Write(new Keyed { ObjectId = new Dictionary<ObjectId, int> { [ObjectId.Empty] = 1 }.AsReadOnly() }, "ObjectId");
        SideBySide.Write(new Keyed { TimeSpan = new() { [TimeSpan.FromDays(1.5)] = 1, [TimeSpan.Zero] = 2 } }, "TimeSpan");
        SideBySide.Write(new Keyed { Double = new() { [1.5] = 1 } }, "Double");
        SideBySide.Write(new Keyed { Char = new() { ['c'] = 1, ['\0'] = 2 } }, "Char");
        SideBySide.Write(new Keyed { Boolean = new() { [true] = 1 } }, "Boolean");
        SideBySide.Write(new Keyed { Decimal = new() { [1.50m] = 1 } }, "Decimal");
        SideBySide.Write(new Keyed { DateTime = new() { [DateTime.UnixEpoch] = 1 } }, "DateTime");
        SideBySide.Write(new Keyed { Object = new() { ["text"] = 1, [5] = 2 } }, "Object");
        SideBySide.Write(new Keyed { Inside = [new() { [1] = [2] }] }, "Inside");
        SideBySide.Write(new Keyed { Deep = new() { ["a"] = new() { [Status.Open] = [1] } } }, "Deep");
    }

    private sealed class Signed : SerializerBase<int>
    {
        public override int Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            context.Reader.ReadString().Length;

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, int value) =>
            context.Writer.WriteString($"+{value}");
    }
}
