using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using Benchmarks.ColdStart;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

// <class map | BsonGen | floor> <read | lookup | load> <types>: prints how many nanoseconds it takes for the first time.
var start = Stopwatch.GetTimestamp();
var home = Assembly.Load(args[0] == "BsonGen" ? "GeneratedColdTypes" : "ClassMappedColdTypes");
RuntimeHelpers.RunModuleConstructor(home.ManifestModule.ModuleHandle);
if (args[1] != "load")
{
    var types = Enumerable.Range(0, int.Parse(args[2], CultureInfo.InvariantCulture))
        .Select(index => home.GetType($"Benchmarks.Cold.Type{index:000}", throwOnError: true)!)
        .ToArray();
    var documents = types.Select(ToDocument).ToArray();
    start = Stopwatch.GetTimestamp();
    if (args[0] == "floor")
    {
        BsonSerializer.RegisterSerializationProvider(new SkippingProvider());
    }

    for (var i = 0; i < types.Length; i++)
    {
        if (args[1] == "read")
        {
            BsonSerializer.Deserialize(documents[i], types[i]);
        }
        else
        {
            BsonSerializer.LookupSerializer(types[i]);
        }
    }
}

Console.WriteLine(Stopwatch.GetElapsedTime(start).TotalNanoseconds.ToString(CultureInfo.InvariantCulture));

// The bytes are made without the driver's help, so that nothing of it is warm.
static byte[] ToDocument(Type type)
{
    var number = type.Name[^3..];
    using var output = new MemoryStream();
    using var writer = new BinaryWriter(output);
    writer.Write(0);
    WriteHeader(BsonType.Int32, "_id");
    writer.Write(1);
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
    writer.Write((byte)0);
    writer.Seek(0, SeekOrigin.Begin);
    writer.Write((int)output.Length);
    return output.ToArray();

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
