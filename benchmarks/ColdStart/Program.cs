using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using Benchmarks.ColdStart;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

// <class map | BsonGen | floor> <read | insert | filter | lookup | load> <types> [a pack in code | class maps in code]: prints how
// many nanoseconds it takes for the first time. The last argument says what configures the types.
var start = Stopwatch.GetTimestamp();
var configuration = args.Length > 3 ? args[3] : "";
var home = Assembly.Load(args[0] == "BsonGen" ? FindGenerated(configuration) : "ClassMappedColdTypes");
RuntimeHelpers.RunModuleConstructor(home.ManifestModule.ModuleHandle);
if (args[1] != "load")
{
    var types = Enumerable.Range(0, int.Parse(args[2], CultureInfo.InvariantCulture))
        .Select(index => home.GetType($"Benchmarks.Cold.Type{index:000}", throwOnError: true)!)
        .ToArray();
    var documents = args[1] == "read" ? types.Select(ToDocument).ToArray() : [];
    var objects = args[1] == "insert" ? types.Select(type => Activator.CreateInstance(type)!).ToArray() : [];
    start = Stopwatch.GetTimestamp();
    Configure(home, configuration);
    if (args[0] == "floor")
    {
        BsonSerializer.RegisterSerializationProvider(new SkippingProvider());
    }

    for (var i = 0; i < types.Length; i++)
    {
        switch (args[1])
        {
            case "read":
                BsonSerializer.Deserialize(documents[i], types[i]);
                if (args[0] == "floor")
                {
                    BsonSerializer.LookupSerializer(home.GetType($"Benchmarks.Cold.State{i:000}", throwOnError: true)!);
                    BsonSerializer.LookupSerializer(home.GetType($"Benchmarks.Cold.Kind{i:000}", throwOnError: true)!);
                }

                break;

            case "insert":
                Insert(types[i], objects[i]);
                break;

            case "filter":
                Filter(types[i]);
                break;

            default:
                BsonSerializer.LookupSerializer(types[i]);
                break;
        }
    }
}

Console.WriteLine(Stopwatch.GetElapsedTime(start).TotalNanoseconds.ToString(CultureInfo.InvariantCulture));

static string FindGenerated(string configuration) => configuration switch
{
    "a pack in code" => "PackedColdTypes",
    "class maps in code" => "MappedColdTypes",
    _ => "GeneratedColdTypes",
};

static void Configure(Assembly home, string configuration)
{
    var method = configuration switch
    {
        "a pack in code" => "RegisterPack",
        "class maps in code" => "RegisterClassMaps",
        _ => null,
    };
    if (method is not null)
    {
        home.GetType("Benchmarks.Cold.Configuration", throwOnError: true)!.GetMethod(method)!.Invoke(null, null);
    }
}

// As the driver's collections do: they get the id, and then write the bytes.
static void Insert(Type type, object document)
{
    var serializer = BsonSerializer.LookupSerializer(type);
    ((IBsonIdProvider)serializer).GetDocumentId(document, out _, out _, out _);
    using var stream = new MemoryStream();
    using var writer = new BsonBinaryWriter(stream);
    serializer.Serialize(BsonSerializationContext.CreateRoot(writer), new BsonSerializationArgs { NominalType = type }, document);
}

// As the driver's builders do: they look the member up, and write the value with its serializer.
static void Filter(Type type)
{
    var serializer = (IBsonDocumentSerializer)BsonSerializer.LookupSerializer(type);
    if (!serializer.TryGetMemberSerializationInfo("Price" + type.Name[^3..], out var member))
    {
        throw new InvalidOperationException($"{type} has no price.");
    }

    member.SerializeValue(1.5);
}

// The bytes are made without the driver's help, so that nothing of it is warm.
static byte[] ToDocument(Type type)
{
    var number = type.Name[^3..];
    using var output = new MemoryStream();
    using var writer = new BinaryWriter(output);
    writer.Write(0);
    WriteInt32("_id", 1);
    WriteHeader(BsonType.String, "Name" + number);
    WriteText("a name");
    WriteHeader(BsonType.Double, "Price" + number);
    writer.Write(1.5);
    WriteHeader(BsonType.Int64, "Total" + number);
    writer.Write(2L);
    WriteHeader(BsonType.Boolean, "IsOpen");
    writer.Write(true);
    WriteHeader(BsonType.Array, "Tags" + number);
    writer.Write(sizeof(int) + 1 + 2 + sizeof(int) + 4 + 1);
    WriteHeader(BsonType.String, "0");
    WriteText("tag");
    writer.Write((byte)0);
    WriteInt32("State", 1);
    WriteInt32("Kind", 1);
    WriteHeader(BsonType.Document, "Size");
    writer.Write(sizeof(int) + (1 + "Width".Length + 1 + sizeof(int)) + (1 + "Height".Length + 1 + sizeof(int)) + 1);
    WriteInt32("Width", 3);
    WriteInt32("Height", 4);
    writer.Write((byte)0);
    writer.Write((byte)0);
    writer.Seek(0, SeekOrigin.Begin);
    writer.Write((int)output.Length);
    return output.ToArray();

    void WriteInt32(string name, int value)
    {
        WriteHeader(BsonType.Int32, name);
        writer.Write(value);
    }

    void WriteHeader(BsonType elementType, string name)
    {
        writer.Write((byte)elementType);
        writer.Write(name.ToCharArray());
        writer.Write((byte)0);
    }

    void WriteText(string text)
    {
        writer.Write(text.Length + 1);
        writer.Write(text.ToCharArray());
        writer.Write((byte)0);
    }
}
