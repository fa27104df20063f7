extern alias ClassMapped;

using System.Text.Json;
using System.Text.Json.Serialization;
using Benchmarks.Harness;
using Benchmarks.Protobuf;
using BsonGen;
using Google.Protobuf;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>10,000 different objects, in BSON and in the formats of other serializers that need no reflection.</summary>
public static partial class ShootoutSuite
{
    private const string Json = "System.Text.Json generated";
    private const string Protobuf = "Google.Protobuf";

    public static IEnumerable<Case> GetCases()
    {
        var bson = new Filler(61) { Count = static _ => 4 }.Documents<Generated.DemoClass>(10_000);
        var objects = bson.Select(document => BsonGenSerializer.Deserialize<Generated.DemoClass>(document)).ToList();
        var mapped = bson.Select(document => BsonSerializer.Deserialize<Mapped.DemoClass>(document)).ToList();
        var messages = objects.Select(ToMessage).ToList();
        var json = objects.Select(WriteJson).ToList();
        var protobuf = messages.Select(static message => message.ToByteArray()).ToList();
        var bsonSize = bson.Average(bytes => bytes.Length);
        var jsonSize = json.Average(bytes => bytes.Length);
        var protobufSize = protobuf.Average(bytes => bytes.Length);
        yield return new Case(
            "read",
            [
                new Subject<byte[], Mapped.DemoClass>(Subject.ClassMap, bson, static bytes => BsonSerializer.Deserialize<Mapped.DemoClass>(bytes)) { PayloadBytes = bsonSize },
                new Subject<byte[], Generated.DemoClass>(Subject.Driver, bson, static bytes => BsonSerializer.Deserialize<Generated.DemoClass>(bytes)) { PayloadBytes = bsonSize },
                new Subject<byte[], Generated.DemoClass>(Subject.Direct, bson, static bytes => BsonGenSerializer.Deserialize<Generated.DemoClass>(bytes)) { PayloadBytes = bsonSize },
                new Subject<byte[], Generated.DemoClass>(Json, json, ReadJson) { PayloadBytes = jsonSize },
                .. PackedSides.Read(objects),
                new Subject<byte[], DemoMessage>(Protobuf, protobuf, DemoMessage.Parser.ParseFrom) { PayloadBytes = protobufSize, Normalize = ToObject },
                new Subject<Generated.DemoClass, Generated.DemoClass>(Subject.Floor, objects, Copier<Generated.DemoClass>.Copy),
            ]);

        // The formats differ, so what is compared is what each reads back.
        yield return new Case(
            "write",
            [
                new Subject<Mapped.DemoClass, byte[]>(Subject.ClassMap, mapped, static value => value.ToBson()) { PayloadBytes = bsonSize, Normalize = ReadBson },
                new Subject<Generated.DemoClass, byte[]>(Subject.Driver, objects, static value => value.ToBson()) { PayloadBytes = bsonSize, Normalize = ReadBson },
                new Subject<Generated.DemoClass, byte[]>(Subject.Direct, objects, BsonGenSerializer.Serialize) { PayloadBytes = bsonSize, Normalize = ReadBson },
                new Subject<Generated.DemoClass, byte[]>(Json, objects, WriteJson) { PayloadBytes = jsonSize, Normalize = ReadJson },
                .. PackedSides.Write(objects),
                new Subject<DemoMessage, byte[]>(Protobuf, messages, static message => message.ToByteArray())
                {
                    PayloadBytes = protobufSize,
                    Normalize = static bytes => ToObject(DemoMessage.Parser.ParseFrom(bytes)),
                },
                new Subject<byte[], byte[]>(Subject.Floor, bson, static bytes => bytes.AsSpan().ToArray()) { PayloadBytes = bsonSize, Normalize = ReadBson },
            ]);
    }

    private static Mapped.DemoClass ReadBson(byte[] bytes) => BsonSerializer.Deserialize<Mapped.DemoClass>(bytes);

    private static byte[] WriteJson(Generated.DemoClass value) => JsonSerializer.SerializeToUtf8Bytes(value, DemoJson.Default.DemoClass);

    private static Generated.DemoClass ReadJson(byte[] bytes) => JsonSerializer.Deserialize(bytes, DemoJson.Default.DemoClass)!;

    private static DemoMessage ToMessage(Generated.DemoClass value) => new()
    {
        Number = value.Number,
        Flag = value.Flag,
        Text = value.Text,
        Ratio = value.Ratio,
        Total = value.Total,
        Parts =
        {
            value.Parts.Select(static part => new DemoSubMessage
            {
                Number = part.Number,
                Flag = part.Flag,
                Text = part.Text,
                Ratio = part.Ratio,
                Total = part.Total,
            }),
        },
    };

    private static Generated.DemoClass ToObject(DemoMessage message) => new()
    {
        Number = message.Number,
        Flag = message.Flag,
        Text = message.Text,
        Ratio = message.Ratio,
        Total = message.Total,
        Parts = message.Parts
            .Select(static part => new Generated.DemoSubClass
            {
                Number = part.Number,
                Flag = part.Flag,
                Text = part.Text,
                Ratio = part.Ratio,
                Total = part.Total,
            })
            .ToArray(),
    };

    [JsonSerializable(typeof(Generated.DemoClass))]
    private sealed partial class DemoJson : JsonSerializerContext;
}
