using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Conformance.Machine.Playing;

/// <summary>Writes values and reads documents.</summary>
internal static class DocumentVerbs
{
    public static readonly string[] Seeds = [.. Enumerable.Range(1, 12).Select(seed => seed.ToString())];

    private static readonly string[] Places = [
        "alone",
        "alone",
        "base",
        "object",
        "list",
        "array",
        "interface",
        "id-first",
        "json",
        "tree",
    ];

    private static readonly Dictionary<Type, byte[]> Written = [];

    public static readonly Verb[] All =
    [
        new("write", 20, [[Family.Model], Seeds, Places], words => Write(Types.Find(words[0]), int.Parse(words[1]), words[2])),
        new(
            "read",
            20,
            [[Family.Model], Seeds, Places, Documents.Changes],
            words => Read(Types.Find(words[0]), Documents.Create(Types.Find(words[0]), int.Parse(words[1]), words[3]), words[2])),
        new("read-written", 8, [[Family.Model], [Family.Model], Places, Documents.Changes], words =>
            Written.TryGetValue(Types.Find(words[1]), out var document)
                ? Read(Types.Find(words[0]), Documents.Change(document, words[3]), words[2])
                : Verb.Nothing),
    ];

    private static object? Write(Type type, int seed, string place)
    {
        var value = Values.Of(type, seed);
        var nominal = Nominal(type, place);
        if (place == "json")
        {
            return value.ToJson(nominal);
        }

        if (place == "tree")
        {
            return value.ToBsonDocument(nominal).ToBson();
        }

        var (declared, instance) = Place(type, value, place);
        var bytes = Surround(writer => BsonSerializer.LookupSerializer(declared)
            .Serialize(
                BsonSerializationContext.CreateRoot(writer),
                new BsonSerializationArgs { NominalType = declared, SerializeIdFirst = place == "id-first" },
                instance));
        if (place == "alone")
        {
            Written[type] = bytes;
        }

        return bytes;
    }

    private static object? Read(Type type, byte[] document, string place)
    {
        var nominal =
            place is "list" ? typeof(List<>).MakeGenericType(type) :
            place is "array" ? type.MakeArrayType() :
            Nominal(type, place);
        if (place == "json")
        {
            return BsonSerializer.Deserialize(BsonSerializer.Deserialize<BsonDocument>(document)["v"].ToJson(), nominal);
        }

        using var reader = Open(place is "list" or "array" ? Documents.InArray(document) : document, isTree: place == "tree");
        reader.ReadStartDocument();
        reader.ReadName();
        var value = BsonSerializer.LookupSerializer(nominal).Deserialize(
            BsonDeserializationContext.CreateRoot(reader), new BsonDeserializationArgs { NominalType = nominal });
        reader.ReadEndDocument();
        return value;
    }

    private static IBsonReader Open(byte[] document, bool isTree) => isTree
        ? new BsonDocumentReader(BsonSerializer.Deserialize<BsonDocument>(document))
        : new BsonBinaryReader(new ByteBufferStream(new ByteArrayBuffer(document, isReadOnly: true)));

    private static Type Nominal(Type type, string place) => place switch
    {
        "base" => type.BaseType ?? type,
        "object" => typeof(object),
        "interface" => type.GetInterfaces().FirstOrDefault(each => each.Assembly == type.Assembly) ?? type,
        _ => type,
    };

    private static (Type Declared, object Value) Place(Type type, object value, string place)
    {
        var array = Array.CreateInstance(type, 2);
        array.SetValue(value, 0);
        return place switch
        {
            "list" => (typeof(List<>).MakeGenericType(type), Activator.CreateInstance(typeof(List<>).MakeGenericType(type), array)!),
            "array" => (type.MakeArrayType(), array),
            _ => (Nominal(type, place), value),
        };
    }

    private static byte[] Surround(Action<IBsonWriter> write)
    {
        using var stream = new MemoryStream();
        using var writer = new BsonBinaryWriter(stream);
        writer.WriteStartDocument();
        writer.WriteName("v");
        write(writer);
        writer.WriteEndDocument();
        return stream.ToArray();
    }
}
