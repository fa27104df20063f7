using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Guids of all representations, through readers and writers of all kinds and settings.</summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public class GuidTests
{
    private static readonly Guid Value = new("00112233-4455-6677-8899-aabbccddeeff");

    private static readonly GuidRepresentation[] Representations =
        [GuidRepresentation.Standard, GuidRepresentation.CSharpLegacy, GuidRepresentation.JavaLegacy, GuidRepresentation.PythonLegacy];

    // Up to driver 2.30 readers and writers have a representation of their own.
    private static readonly GuidRepresentation[] Settings =
        typeof(BsonReaderSettings).GetProperty("GuidRepresentation") is null ? [GuidRepresentation.Unspecified] : Enum.GetValues<GuidRepresentation>();

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
        "Guid", "OrNull", "List/0", "Array/0", "Named/k", "Standard", "CSharp", "Java", "Python", "Binary", "Value", "Value/k", "Document/k", "Object", "Extra", "Extra/k", "Inner/Guid",
    ];

    [Rule("6.3")]
    [Test]
    public void ReadsJson() => Compare(compare =>
    {
        foreach (var (place, notation, setting) in from place in Places from notation in Notations from setting in Settings select (place, notation, setting))
        {
            var parts = place.Split('/');
            var inner = parts is [_, var name] ? name == "0" ? $"[{notation}]" : $"{{ \"{name}\" : {notation} }}" : notation;
            var json = $"{{ \"{parts[0]}\" : {inner} }}";
            compare($"{json} {setting}", side =>
            {
                using var reader = new JsonReader(json, With(new JsonReaderSettings(), setting));
                return Show(Read(reader, side));
            });
        }
    });

    [Rule("6.3")]
    [Test]
    public void ReadsDocuments() => Compare(compare =>
    {
        foreach (var (document, setting) in from document in MakeDocuments() from setting in Settings select (document, setting))
        {
            compare($"{document.ToJson()} {setting}", side =>
            {
                using var reader = new BsonDocumentReader(document, With(new BsonDocumentReaderSettings(), setting));
                return Show(Read(reader, side));
            });

            var bytes = document.ToBson(writerSettings: With(new BsonBinaryWriterSettings(), GuidRepresentation.Unspecified));
            compare($"{document.ToJson()} {setting}, bytes", side =>
            {
                using var reader = DriverCalls.Open(bytes, With(new BsonBinaryReaderSettings(), setting));
                return Show(Read(reader, side));
            });
            compare($"{document.ToJson()} {setting}, wrapped", side =>
            {
                using var reader = DriverCalls.Open(bytes, With(new BsonBinaryReaderSettings(), setting));
                return Show(Read(Wrapped.Of<IBsonReader>(reader), side));
            });
        }
    });

    [Rule("6.3")]
    [Test]
    public void Writes() => Compare(compare =>
    {
        foreach (var (document, setting) in from document in MakeDocuments() from setting in Settings select (document, setting))
        {
            foreach (var mode in Enum.GetValues<JsonOutputMode>())
            {
                compare($"{document.ToJson()} {setting} {mode}", side =>
                {
                    using var text = new StringWriter();
                    using var writer = new JsonWriter(text, With(new JsonWriterSettings { OutputMode = mode }, setting));
                    Write(writer, side, document);
                    return text.ToString();
                });
            }

            compare($"{document.ToJson()} {setting}, wrapped JSON", side =>
            {
                using var text = new StringWriter();
                using var writer = new JsonWriter(text, With(new JsonWriterSettings(), setting));
                Write(Wrapped.Of<IBsonWriter>(writer), side, document);
                return text.ToString();
            });
            compare($"{document.ToJson()} {setting}, document", side =>
            {
                var written = new BsonDocument();
                using var writer = new BsonDocumentWriter(written, With(new BsonDocumentWriterSettings(), setting));
                Write(writer, side, document);
                return Show(written);
            });
            foreach (var isWrapped in new[] { false, true })
            {
                compare($"{document.ToJson()} {setting}, bytes {isWrapped}", side =>
                {
                    using var stream = new MemoryStream();
                    using var writer = new BsonBinaryWriter(stream, With(new BsonBinaryWriterSettings(), setting));
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
        select new BsonDocument(parts[0], parts is [_, var name] ? name == "0" ? new BsonArray { value } : new BsonDocument(name, value) : value);

    private static object Read(IBsonReader reader, Type side) =>
        BsonSerializer.LookupSerializer(side).Deserialize(BsonDeserializationContext.CreateRoot(reader), new BsonDeserializationArgs { NominalType = side });

    private static void Write(IBsonWriter writer, Type side, BsonDocument document)
    {
        using var reader = new BsonDocumentReader(document);
        BsonSerializer.LookupSerializer(side).Serialize(
            BsonSerializationContext.CreateRoot(writer), new BsonSerializationArgs { NominalType = side }, Read(reader, side));
    }

    private static TSettings With<TSettings>(TSettings settings, GuidRepresentation representation)
        where TSettings : class
    {
        settings.GetType().GetProperty("GuidRepresentation")?.SetValue(settings, representation);
        return settings;
    }

    // A value's own text shows its representation.
    private static string Show(object value) => value switch
    {
        BsonValue bson => bson.ToString()!,
        _ => Dump.Of(value) + string.Join(' ', value.GetType().GetProperties().Select(property => property.GetValue(value)).OfType<BsonValue>()),
    };
}
