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

    public static PackedSide<T> MemoryPack { get; } = new(
        "MemoryPack",
        static value => MemoryPackSerializer.Serialize(value),
        static bytes => MemoryPackSerializer.Deserialize<T>(bytes)!,
        static () => Output.Of<T>(static (output, value) => MemoryPackSerializer.Serialize(output, value)));

    public static IReadOnlyList<PackedSide<T>> All { get; } =
    [
        MemoryPack,
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
