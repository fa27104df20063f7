using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Guids of all representations, through readers and writers of all kinds.</summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class GuidTests
{
    private static readonly Guid Value = new("00112233-4455-6677-8899-aabbccddeeff");

    private static readonly GuidRepresentation[] Representations =
        [GuidRepresentation.Standard, GuidRepresentation.CSharpLegacy, GuidRepresentation.JavaLegacy, GuidRepresentation.PythonLegacy];

    private static readonly string[] Notations =
    [
        .. from name in new[] { "UUID", "CSUUID", "JUUID", "PYUUID", "GUID", "CSGUID", "JGUID", "PYGUID" }
           from text in new[] { Value.ToString(), Value.ToString("N") }
           select $"{name}(\"{text}\")",
        .. from type in new[] { "03", "04", "3", "0" }
           select $$"""{ "$binary" : { "base64" : "{{Convert.ToBase64String(Value.ToByteArray())}}", "subType" : "{{type}}" } }""",
        .. from type in new[] { 0, 3, 4 }
           from call in new[] { $"BinData({type}, \"{Convert.ToBase64String(Value.ToByteArray())}\")", $"HexData({type}, \"{Value:N}\")" }
           select call,
        $$"""{ "$binary" : "{{Convert.ToBase64String(Value.ToByteArray())}}", "$type" : "03" }""",
        $$"""{ "$uuid" : "{{Value}}" }""",
        $"\"{Value}\"",
        "null",
    ];

    // Where a Guid may stand; 0 is its place.
    private static readonly string[] Places =
    [
        "Guid", "OrNull", "List/0", "Array/0", "Named/k", "Standard", "CSharp", "Java", "Python", "Binary", "Value", "Value/k",
        "Document/k", "Object", "Extra", "Extra/k", "Inner/Guid",
    ];

    [Rule("6.3")]
    [Test]
    public void ReadsJson() => Compare(compare =>
    {
        foreach (var (place, notation) in from place in Places from notation in Notations select (place, notation))
        {
            var parts = place.Split('/');
            var inner = parts is [_, var name] ? name == "0" ? $"[{notation}]" : $"{{ \"{name}\" : {notation} }}" : notation;
            var json = $"{{ \"{parts[0]}\" : {inner} }}";
            compare(json, side =>
            {
                using var reader = new JsonReader(json);
                return Show(Read(reader, side));
            });
        }
    });

    [Rule("6.3")]
    [Test]
    public void ReadsDocuments() => Compare(compare =>
    {
        foreach (var document in MakeDocuments())
        {
            compare(document.ToJson(), side =>
            {
                using var reader = new BsonDocumentReader(document);
                return Show(Read(reader, side));
            });

            var bytes = document.ToBson();
            compare($"{document.ToJson()}, bytes", side =>
            {
                using var reader = DriverCalls.Open(bytes);
                return Show(Read(reader, side));
            });
            compare($"{document.ToJson()}, wrapped", side =>
            {
                using var reader = DriverCalls.Open(bytes);
                return Show(Read(Wrapped.Of<IBsonReader>(reader), side));
            });
        }
    });

    [Rule("6.3")]
    [Test]
    public void Writes() => Compare(compare =>
    {
        foreach (var document in MakeDocuments())
        {
            foreach (var mode in Enum.GetValues<JsonOutputMode>())
            {
                compare($"{document.ToJson()} {mode}", side =>
                {
                    using var text = new StringWriter();
                    using var writer = new JsonWriter(text, new JsonWriterSettings { OutputMode = mode });
                    Write(writer, side, document);
                    return text.ToString();
                });
            }

            compare($"{document.ToJson()}, wrapped JSON", side =>
            {
                using var text = new StringWriter();
                using var writer = new JsonWriter(text);
                Write(Wrapped.Of<IBsonWriter>(writer), side, document);
                return text.ToString();
            });
            compare($"{document.ToJson()}, document", side =>
            {
                var written = new BsonDocument();
                using var writer = new BsonDocumentWriter(written);
                Write(writer, side, document);
                return Show(written);
            });
            foreach (var isWrapped in new[] { false, true })
            {
                compare($"{document.ToJson()}, bytes {isWrapped}", side =>
                {
                    using var stream = new MemoryStream();
                    using var writer = new BsonBinaryWriter(stream);
                    Write(isWrapped ? Wrapped.Of<IBsonWriter>(writer) : writer, side, document);
                    return Convert.ToHexString(stream.ToArray());
                });
            }
        }
    });

    private static void Compare(Action<Action<string, Func<Type, string>>> test)
    {
        foreach (var pair in new[] { Pairs.Find("GuidsEverywhere"), Pairs.Find("UnspecifiedGuids") })
        {
            var differences = new Differences(pair);
            test((what, act) => differences.Compare(what, Outcome.Of(() => act(pair.ClassMapped)), Outcome.Of(() => act(pair.Generated))));
            differences.AssertNone();
        }
    }

    private static IEnumerable<BsonDocument> MakeDocuments() =>
        from place in Places
        from representation in Representations
        let value = new BsonBinaryData(Value, representation)
        let parts = place.Split('/')
        select new BsonDocument(
            parts[0], parts is [_, var name] ? name == "0" ? new BsonArray { value } : new BsonDocument(name, value) : value);

    private static object Read(IBsonReader reader, Type side) =>
        BsonSerializer.LookupSerializer(side).Deserialize(
            BsonDeserializationContext.CreateRoot(reader), new BsonDeserializationArgs { NominalType = side });

    private static void Write(IBsonWriter writer, Type side, BsonDocument document)
    {
        using var reader = new BsonDocumentReader(document);
        BsonSerializer.LookupSerializer(side).Serialize(
            BsonSerializationContext.CreateRoot(writer), new BsonSerializationArgs { NominalType = side }, Read(reader, side));
    }

    // A value's own text shows its representation.
    private static string Show(object value) => value switch
    {
        BsonValue bson => bson.ToString()!,
        _ =>
            Dump.Of(value) + string.Join(
                ' ', value.GetType().GetProperties().Select(property => property.GetValue(value)).OfType<BsonValue>()),
    };
}
