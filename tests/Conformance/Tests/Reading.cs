using System.IO.Pipelines;
using System.Reflection;
using BsonGen;
using MongoDB.Bson.Serialization;

namespace Conformance.Tests;

/// <summary>Reads a type in all ways.</summary>
internal sealed class Reading(Type type)
{
    /// <summary>Ways to read the first document of some bytes.</summary>
    public static readonly Way[] Ways =
    [
        new("the driver's reader", (reading, bytes) => reading.ReadFirst(bytes)),
        new("a span", (reading, bytes) => reading.ReadSpan(bytes)) { IsDirect = true },
        new("a stream of the driver", (reading, bytes) => reading.ReadStream(bytes)) { MayContinue = true },
        new("chunks", (reading, bytes) => reading.ReadChunks(bytes, 7)) { MayContinue = true },
        new("a sequence", (reading, bytes) => reading.ReadSequence(bytes, 7)) { IsDirect = true, MayContinue = true },
        new("documents of a stream", (reading, bytes) => reading.ReadDocuments(new MemoryStream(bytes), default).First())
        {
            IsDirect = true,
            TakesDeclaredSize = true,
        },
        new("a pipe", (reading, bytes) => reading.ReadPipe(bytes)) { IsDirect = true, TakesDeclaredSize = true },
    ];

    /// <summary>The way of the class map.</summary>
    public static Way ByDriver => Ways[0];

    private readonly Side _side = Side.Of(type);

    public Type Type => type;

    private object? ReadFirst(byte[] bytes)
    {
        using var reader = DriverCalls.Open(bytes);
        return BsonSerializer.Deserialize(reader, type);
    }

    private object? ReadSpan(byte[] bytes) => _side.ReadSpan(bytes);

    private object? ReadStream(byte[] bytes) => _side.ReadStream(bytes);

    private object? ReadChunks(byte[] bytes, int chunk) => _side.ReadChunks(bytes, chunk);

    private object? ReadSequence(byte[] bytes, int segment) => _side.ReadSequence(bytes, segment);

    private IEnumerable<object?> ReadDocuments(Stream stream, CancellationToken cancellationToken) =>
        _side.ReadDocuments(stream, cancellationToken);

    private object? ReadPipe(byte[] bytes) =>
        typeof(Reading).GetMethod(nameof(ReadFrom), BindingFlags.NonPublic | BindingFlags.Static)!
            .MakeGenericMethod(type).CreateDelegate<Func<PipeReader, object?>>()(PipeReader.Create(Segment.Split(bytes, 7)));

    private static object? ReadFrom<T>(PipeReader reader) =>
        BsonGenSerializer.DeserializeAsync<T>(reader).AsTask().GetAwaiter().GetResult();
}

/// <summary>A way to read a document.</summary>
internal sealed record Way(string Name, Func<Reading, byte[], object?> Read)
{
    /// <summary>Whether it is the direct API, which adds places to the texts of exceptions.</summary>
    public bool IsDirect { get; init; }

    /// <summary>Whether it reads again with the bytes after a document of a wrong size.</summary>
    public bool MayContinue { get; init; }

    /// <summary>Whether it takes as many bytes as the document declares, also if the size is wrong.</summary>
    public bool TakesDeclaredSize { get; init; }
}
