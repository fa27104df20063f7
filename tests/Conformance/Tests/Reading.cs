using System.IO.Pipelines;
using System.Reflection;
using BsonGen;
using MongoDB.Bson.Serialization;

namespace Conformance.Tests;

/// <summary>Reads a type in all ways.</summary>
internal sealed class Reading(Type type)
{
    private readonly Side _side = Side.Of(type);

    public Type Type => type;

    public object? Read(byte[] bytes) => ReadFirst(bytes);

    public object? ReadFirst(byte[] bytes)
    {
        using var reader = DriverCalls.Open(bytes);
        return BsonSerializer.Deserialize(reader, type);
    }

    public object? ReadSpan(byte[] bytes) => _side.ReadSpan(bytes);

    public object? ReadStream(byte[] bytes) => _side.ReadStream(bytes);

    public object? ReadChunks(byte[] bytes, int chunk) => _side.ReadChunks(bytes, chunk);

    public object? ReadSequence(byte[] bytes, int segment) => _side.ReadSequence(bytes, segment);

    public IEnumerable<object?> ReadDocuments(Stream stream, CancellationToken cancellationToken) =>
        _side.ReadDocuments(stream, cancellationToken);

    public object? ReadPipe(byte[] bytes) =>
        typeof(Reading).GetMethod(nameof(ReadFrom), BindingFlags.NonPublic | BindingFlags.Static)!
            .MakeGenericMethod(type).CreateDelegate<Func<PipeReader, object?>>()(PipeReader.Create(Segment.Split(bytes, 7)));

    private static object? ReadFrom<T>(PipeReader reader) =>
        BsonGenSerializer.DeserializeAsync<T>(reader).AsTask().GetAwaiter().GetResult();
}
