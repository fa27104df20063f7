using Benchmarks.Harness;
using MemoryPack;
using MessagePack;
using ProtoBuf.Meta;

namespace Benchmarks.Suites;

/// <summary>Serializers with formats of their own for the objects that BsonGen reads and writes.</summary>
internal static class PackedSides<T>
{
    // With the kind of dates, so that it reads the objects that the others read.
    private static RuntimeTypeModel Protobuf { get; } = CreateProtobuf();

    public static IReadOnlyList<PackedSide<T>> All { get; } =
    [
        new(
            "MemoryPack",
            static value => MemoryPackSerializer.Serialize(value),
            static bytes => MemoryPackSerializer.Deserialize<T>(bytes)!,
            static () => Output.Of<T>(static (output, value) => MemoryPackSerializer.Serialize(output, value))),
        new(
            "MessagePack",
            static value => MessagePackSerializer.Serialize(value),
            static bytes => MessagePackSerializer.Deserialize<T>(bytes),
            static () => Output.Of<T>(static (output, value) => MessagePackSerializer.Serialize(output, value))),
        new(
            "protobuf-net",
            WriteProtobuf,
            static bytes => Protobuf.Deserialize<T>(bytes.AsSpan()),
            static () => Output.Of<T>(static (output, value) => Protobuf.Serialize(output, value))),
    ];

    private static RuntimeTypeModel CreateProtobuf()
    {
        var model = RuntimeTypeModel.Create();
        model.IncludeDateTimeKind = true;
        return model;
    }

    // It has no method that returns an array.
    private static byte[] WriteProtobuf(T value)
    {
        using var stream = new MemoryStream();
        Protobuf.Serialize(stream, value);
        return stream.ToArray();
    }
}

/// <param name="Name">The name of the side.</param>
/// <param name="Write">Writes an object to a new array.</param>
/// <param name="Read">Reads an object.</param>
/// <param name="CreateWriter">Makes a function that writes an object to memory which the next object takes again.</param>
internal sealed record PackedSide<T>(string Name, Func<T, byte[]> Write, Func<byte[], T> Read, Func<Func<T, ReadOnlyMemory<byte>>> CreateWriter);
