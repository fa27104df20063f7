using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Benchmarks.Harness;
using BsonGen;
using Google.Protobuf;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace Benchmarks.Suites;

/// <summary>The same objects, each by a call of its own, in BSON and in the formats of other serializers that need no reflection.</summary>
/// <param name="objects">The objects.</param>
/// <param name="json">How System.Text.Json reads and writes them.</param>
/// <param name="parser">How Google.Protobuf reads them.</param>
/// <param name="toMessage">Makes the object that Google.Protobuf writes.</param>
/// <param name="toObject">Makes the object of the one that Google.Protobuf read.</param>
/// <remarks>The formats differ, so the cases of writing compare the objects that each side reads back.</remarks>
public sealed class Formats<TMapped, TGenerated, TMessage>(
    IReadOnlyList<TGenerated> objects,
    JsonTypeInfo<TGenerated> json,
    MessageParser<TMessage> parser,
    Func<TGenerated, TMessage> toMessage,
    Func<TMessage, TGenerated> toObject)
    where TGenerated : class
    where TMessage : IMessage<TMessage>
{
    private const string Json = "System.Text.Json generated";
    private const string Protobuf = "Google.Protobuf";

    private readonly List<byte[]> _bson = [.. objects.Select(static value => BsonGenSerializer.Serialize(value))];
    private readonly List<byte[]> _json = [.. objects.Select(value => JsonSerializer.SerializeToUtf8Bytes(value, json))];
    private readonly List<TMessage> _messages = [.. objects.Select(toMessage)];

    public Case Read()
    {
        var protobuf = _messages.Select(static message => message.ToByteArray()).ToList();
        return new Case(
            "read",
            [
                OfBytes(Subject.ClassMap, _bson, static bytes => BsonSerializer.Deserialize<TMapped>(bytes)),
                OfBytes(Subject.Driver, _bson, static bytes => BsonSerializer.Deserialize<TGenerated>(bytes)),
                OfBytes(Subject.Direct, _bson, static bytes => BsonGenSerializer.Deserialize<TGenerated>(bytes)),
                OfBytes(Json, _json, ReadJson),
                .. PackedSides<TGenerated>.All.Select(side => OfBytes(side.Name, objects.Select(side.Write).ToList(), side.Read)),
                new Subject<byte[], TMessage>(Protobuf, protobuf, parser.ParseFrom)
                {
                    PayloadBytes = MeanSize(protobuf),
                    Normalize = message => toObject(message),
                },
                new Subject<TGenerated, TGenerated>(Subject.Floor, objects, Copier<TGenerated>.Copy),
            ]);

        static Subject OfBytes<T>(string name, List<byte[]> payloads, Func<byte[], T> read) =>
            new Subject<byte[], T>(name, payloads, read) { PayloadBytes = MeanSize(payloads) };
    }

    /// <param name="name">The name of the case.</param>
    public Case WriteToArray(string name) => new(
        name,
        [
            OfValues(Subject.ClassMap, ReadMapped(), static value => value.ToBson(), ReadBson),
            OfValues(Subject.Driver, objects, static value => value.ToBson(), ReadBson),
            OfValues(Subject.Direct, objects, static value => BsonGenSerializer.Serialize(value), ReadBson),
            OfValues(Json, objects, value => JsonSerializer.SerializeToUtf8Bytes(value, json), ReadJson),
            .. PackedSides<TGenerated>.All.Select(side => OfValues(side.Name, objects, side.Write, side.Read)),
            OfValues(Protobuf, _messages, static message => message.ToByteArray(), ReadMessage),
            OfValues(Subject.Floor, _bson, static bytes => bytes.AsSpan().ToArray(), ReadBson),
        ]);

    /// <summary>Into memory that is there already, and used again for the next object.</summary>
    public Case WriteToBuffer()
    {
        var jsonWriter = new Utf8JsonWriter(Stream.Null);
        return new Case(
            "write to buffer",
            [
                OfValues(Subject.ClassMap, ReadMapped(), Output.OfDriver<TMapped>(), ReadBson),
                OfValues(Subject.Driver, objects, Output.OfDriver<TGenerated>(), ReadBson),
                OfValues(
                    Subject.Direct,
                    objects,
                    Output.Of<TGenerated>(static (output, value) => BsonGenSerializer.Serialize(output, value)),
                    ReadBson),
                OfValues(Json, objects, Output.Of<TGenerated>((output, value) => WriteJson(jsonWriter, output, value)), ReadJson),
                .. PackedSides<TGenerated>.All.Select(side =>
                    OfValues(side.Name, objects, side.CreateWriter(), bytes => side.Read(bytes.ToArray()))),
                OfValues(Protobuf, _messages, Output.Of<TMessage>(static (output, message) => message.WriteTo(output)), ReadMessage),
                OfValues(Subject.Floor, _bson, Output.Of<byte[]>(static (output, bytes) => output.Write(bytes)), ReadBson),
            ]);

        static object? ReadBson(ReadOnlyMemory<byte> bytes) => Formats<TMapped, TGenerated, TMessage>.ReadBson(bytes.ToArray());
        object? ReadJson(ReadOnlyMemory<byte> bytes) => this.ReadJson(bytes.ToArray());
        object? ReadMessage(ReadOnlyMemory<byte> bytes) => this.ReadMessage(bytes.ToArray());
    }

    private static Subject OfValues<TValue, TResult>(
        string name, IReadOnlyList<TValue> values, Func<TValue, TResult> write, Func<TResult, object?> readBack) =>
        new Subject<TValue, TResult>(name, values, write)
        {
            PayloadBytes = values.Average(value => SizeOf(write(value))),
            Normalize = readBack,
        };

    private static int SizeOf<TResult>(TResult bytes) =>
        bytes is byte[] array ? array.Length : ((ReadOnlyMemory<byte>)(object)bytes!).Length;

    private static double MeanSize(List<byte[]> payloads) => payloads.Average(static bytes => bytes.Length);

    private static object? ReadBson(byte[] bytes) => BsonSerializer.Deserialize<TMapped>(bytes);

    private void WriteJson(Utf8JsonWriter writer, IBufferWriter<byte> output, TGenerated value)
    {
        writer.Reset(output);
        JsonSerializer.Serialize(writer, value, json);
        writer.Flush();
    }

    private List<TMapped> ReadMapped() => [.. _bson.Select(static bytes => BsonSerializer.Deserialize<TMapped>(bytes))];

    private object? ReadMessage(byte[] bytes) => toObject(parser.ParseFrom(bytes));

    private TGenerated ReadJson(byte[] bytes) => JsonSerializer.Deserialize(bytes, json)!;
}
