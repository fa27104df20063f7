using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Serializers of items that skip the value before they read its type. The driver's reader refuses that.</summary>
public static class SkippedItemScenarios
{
    private const string Refused = "SkipValue can only be called when State is Value, not when State is Type.";

    [Rule("SkippedItem")]
    public static void ItemsOfPairsAndTuplesAreSkipped()
    {
        BsonSerializer.RegisterSerializer(new SkippingSerializer());
        Check("{ Pair : ['a', 5] }", "Pair", "http://skipped/, 5");
        Check("{ Tuple : [6, 'a'] }", "Tuple", "6, http://skipped/");
    }

    private static void Check(string document, string member, string expected)
    {
        var bytes = BsonDocument.Parse(document).ToBson();
        Expect.Equal(expected, Show(BsonGenSerializer.Deserialize<Paired>(bytes)), "directly");
        Expect.Equal(expected, Show(BsonSerializer.Deserialize<Paired>(bytes)), "by the driver");
        Expect.Equal(
            $"FormatException: An error occurred while deserializing the {member} property of class Runtime.Models.Paired: {Refused}",
            Expect.Outcome(() => Show(SideBySide.ReadByClassMap<Paired>(bytes))),
            "by the class map");
    }

    private static string Show(Paired value) =>
        value.Tuple is null ? $"{value.Pair.Link}, {value.Pair.Count}" : $"{value.Tuple.Item1}, {value.Tuple.Item2}";

    private sealed class SkippingSerializer : SerializerBase<Uri>
    {
        public override Uri Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args)
        {
            context.Reader.SkipValue();
            return new Uri("http://skipped");
        }
    }
}
