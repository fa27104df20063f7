using BsonGen;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Serializers that a user registers for addresses, versions, pairs and tuples, or for the values in them.</summary>
public static class ValueSerializerScenarios
{
    private const BsonBinarySubType OldBinary = (BsonBinarySubType)2;

    private static Parcel Example => new()
    {
        Link = new Uri("http://example.com/"),
        Version = new Version(1, 2, 3),
        Pair = new("a", 1),
        PairOrNull = new("b", 2),
        Tuple = new(3, "c"),
        Pairs = [new("d", 4)],
        Sent = new DateTimeOffset(2024, 2, 29, 1, 2, 3, TimeSpan.FromHours(1)),
    };

    [Rule("6.5")]
    public static void NothingRegistered() =>
        Check(
            document => $"{document["Link"]} {document["Version"]} {document["Pair"]["k"]} {document["Tuple"][1]}",
            "http://example.com/ 1.2.3 a c");

    public static void OwnAddresses() => Check(new Relative(), document => document["Link"].AsString, "/");

    public static void VersionsAsDocuments() =>
        Check(new VersionSerializer(BsonType.Document), document => document["Version"]["Build"].ToString()!, "3");

    public static void PairsAsArrays() => Check(
        new KeyValuePairSerializer<string, int>(BsonType.Array), document =>
            $"{document["Pair"]} {document["PairOrNull"]} {document["Pairs"]}", "[a, 1] [b, 2] [[d, 4]]");

    public static void PairsWithOwnSerializersOfKeys() => Check(
        new KeyValuePairSerializer<string, int>(
            BsonType.Document, new Shouting(), new Int32Serializer()), document => document["Pair"]["k"].AsString, "A");

    public static void PairsWithOwnSerializersOfValues() => Check(
        new KeyValuePairSerializer<string, int>(BsonType.Document, new StringSerializer(), new Int32Serializer(BsonType.String)),
        document => document["Pair"]["v"].AsString,
        "1");

    public static void TuplesWithOwnSerializersOfItems() => Check(
        new TupleSerializer<int, string>(new Int32Serializer(), new Shouting()), document => document["Tuple"].ToString()!, "[3, C]");

    public static void ItemsFollowTheRegistry() => Check(
        new Int32Serializer(BsonType.String), document =>
            $"{document["Pair"]["v"].BsonType} {document["Tuple"][0].BsonType}", "String String");

    public static void OffsetsAsText() => Check(
        new DateTimeOffsetSerializer(BsonType.String), document => document["Sent"].AsString, "2024-02-29T01:02:03+01:00");

    /// <summary>The driver's reader and writer of values are used again only for the same settings.</summary>
    public static void SettingsForOldValues()
    {
        var handed = new Handed { Values = new([new BsonBinaryData([1, 2], OldBinary), new BsonDateTime(253402300800000)]) };
        bool[] settings = [true, false, true];
        var generated = Show(BsonSerializer.LookupSerializer<Handed>());
        Expect.Equal(Show(new BsonClassMapSerializer<Handed>(BsonClassMap.LookupClassMap(typeof(Handed)))), generated, "old values");

        string Show(IBsonSerializer<Handed> serializer) => string.Join(' ', settings.Select(isFixed =>
        {
            var bytes = handed.ToBson(serializer, new BsonBinaryWriterSettings { FixOldBinarySubTypeOnOutput = isFixed });
            var old = handed.ToBson(serializer, new BsonBinaryWriterSettings { FixOldBinarySubTypeOnOutput = false });
            using var binaries = new BsonBinaryReader(
                new MemoryStream(old), new BsonBinaryReaderSettings { FixOldBinarySubTypeOnInput = isFixed });
            using var dates = new BsonBinaryReader(
                new MemoryStream(old), new BsonBinaryReaderSettings { FixOldDateTimeMaxValueOnInput = isFixed });
            return $"{Convert.ToHexString(bytes)} {Read(serializer, binaries)} {Read(serializer, dates)}";
        }));

        static string Read(IBsonSerializer<Handed> serializer, BsonBinaryReader reader) =>
            string.Join(
                ", ",
                serializer.Deserialize(BsonDeserializationContext.CreateRoot(reader)).Values!.Select(value =>
                    value is BsonBinaryData data ? $"{data.SubType}" : $"{((BsonDateTime)value).MillisecondsSinceEpoch}"));
    }

    public static void GuidsAsBinary()
    {
        BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        var seal = new Seal
        {
            Key = new Guid("00010203-0405-0607-0809-0a0b0c0d0e0f"),
            KeyOrNull = new Guid("10010203-0405-0607-0809-0a0b0c0d0e0f"),
        };
        var byClassMap = new BsonClassMapSerializer<Seal>(BsonClassMap.LookupClassMap(typeof(Seal)));
        Expect.Equal(Write(byClassMap), Write(BsonSerializer.LookupSerializer<Seal>()), "bytes");

        // Later drivers refuse a Guid without a representation.
        string Write(IBsonSerializer<Seal> serializer)
        {
            try
            {
                return Convert.ToHexString(seal.ToBson(serializer));
            }
            catch (BsonSerializationException refused)
            {
                return refused.Message;
            }
        }
    }

    private static void Check<T>(IBsonSerializer<T> serializer, Func<BsonDocument, string> show, string expected)
    {
        BsonSerializer.RegisterSerializer(serializer);
        Check(show, expected);
    }

    private static void Check(Func<BsonDocument, string> show, string expected)
    {
        var written = Example.ToBson();
        var byClassMap = new BsonClassMapSerializer<Parcel>(BsonClassMap.LookupClassMap(typeof(Parcel)));
        var bytes = Example.ToBson(serializer: byClassMap);
        Expect.Equal(expected, show(BsonSerializer.Deserialize<BsonDocument>(bytes)), "the class map");
        Expect.Equal(Convert.ToHexString(bytes), Convert.ToHexString(written), "ToBson");
        Expect.Equal(Convert.ToHexString(bytes), Convert.ToHexString(BsonGenSerializer.Serialize(Example)), "Serialize");
        Expect.Equal(
            Convert.ToHexString(bytes),
            Convert.ToHexString(BsonSerializer.Deserialize<Parcel>(bytes).ToBson(serializer: byClassMap)),
            "Deserialize");
        Expect.Equal(true, Expect.IsGenerated<Parcel>(), "generated");
    }

    private sealed class Relative : SerializerBase<Uri>
    {
        public override Uri Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            new(new Uri("http://example.com"), context.Reader.ReadString());

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, Uri value) =>
            context.Writer.WriteString(value.PathAndQuery);
    }

    private sealed class Shouting : SerializerBase<string>
    {
        public override string Deserialize(BsonDeserializationContext context, BsonDeserializationArgs args) =>
            context.Reader.ReadString().ToLowerInvariant();

        public override void Serialize(BsonSerializationContext context, BsonSerializationArgs args, string value) =>
            context.Writer.WriteString(value.ToUpperInvariant());
    }
}
