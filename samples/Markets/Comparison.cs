using System.Diagnostics;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace Markets;

/// <summary>Measures the generated serializers beside the driver's class map, both through the driver's own interfaces.</summary>
internal sealed class Comparison(byte[] file)
{
    private const int WarmUpRounds = 30;
    public const int Rounds = 15;

    private readonly ByteBufferStream _output = new(new SingleChunkBuffer(new ByteArrayChunk(2 * file.Length), 0));

    /// <summary>Median time and the allocation of reading and of writing all documents of the file.</summary>
    public (Measurement ReadByClassMap, Measurement Read, Measurement WriteByClassMap, Measurement Write) Run()
    {
        var classMapped = Read<ClassMapped.Market>();
        var generated = Read<Market>();
        Action[] sides =
        [
            () => Read<ClassMapped.Market>(),
            () => Read<Market>(),
            () => Write(classMapped),
            () => Write(generated),
        ];

        // The sides take turns, so that other load on the machine affects them equally.
        var times = sides.Select(_ => new List<TimeSpan>()).ToArray();
        var allocated = new long[sides.Length];
        for (var round = -WarmUpRounds; round < Rounds; round++)
        {
            for (var i = 0; i < sides.Length; i++)
            {
                var before = GC.GetAllocatedBytesForCurrentThread();
                var start = Stopwatch.GetTimestamp();
                sides[i]();
                var time = Stopwatch.GetElapsedTime(start);
                if (round >= 0)
                {
                    times[i].Add(time);
                    allocated[i] = GC.GetAllocatedBytesForCurrentThread() - before;
                }
            }
        }

        var results = times.Select((side, i) => new Measurement(side.Order().ElementAt(Rounds / 2), allocated[i])).ToArray();
        return (results[0], results[1], results[2], results[3]);
    }

    private List<T> Read<T>()
    {
        var serializer = BsonSerializer.LookupSerializer<T>();
        using var buffer = new ByteArrayBuffer(file, isReadOnly: true);
        using var stream = new ByteBufferStream(buffer);
        using var reader = new BsonBinaryReader(stream);
        var context = BsonDeserializationContext.CreateRoot(reader);
        var documents = new List<T>();
        while (!reader.IsAtEndOfFile())
        {
            documents.Add(serializer.Deserialize(context));
        }

        return documents;
    }

    private void Write<T>(List<T> documents)
    {
        var serializer = BsonSerializer.LookupSerializer<T>();
        _output.Position = 0;
        using var writer = new BsonBinaryWriter(_output);
        var context = BsonSerializationContext.CreateRoot(writer);
        foreach (var document in documents)
        {
            serializer.Serialize(context, document);
        }
    }
}

/// <summary>The time and the allocation of one side.</summary>
/// <param name="Time">For all documents.</param>
/// <param name="Allocated">In bytes.</param>
internal readonly record struct Measurement(TimeSpan Time, long Allocated);
