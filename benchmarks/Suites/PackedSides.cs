using Benchmarks.Harness;

namespace Benchmarks.Suites;

/// <summary>Serializers with formats of their own that take part where the build names a version of their package.</summary>
internal static class PackedSides<T>
{
    public static IReadOnlyList<PackedSide<T>> All { get; } =
    [
#if MEMORYPACK
        new(
            "MemoryPack",
            static value => MemoryPack.MemoryPackSerializer.Serialize(value),
            static bytes => MemoryPack.MemoryPackSerializer.Deserialize<T>(bytes)!,
            static () => Output.Of<T>(static (output, value) => MemoryPack.MemoryPackSerializer.Serialize(output, value))),
#endif
#if MESSAGEPACK
        new(
            "MessagePack",
            static value => MessagePack.MessagePackSerializer.Serialize(value),
            static bytes => MessagePack.MessagePackSerializer.Deserialize<T>(bytes),
            static () => Output.Of<T>(static (output, value) => MessagePack.MessagePackSerializer.Serialize(output, value))),
#endif
#if NINO
        new(
            "Nino",
            static value => Nino.Core.NinoSerializer.Serialize(value),
            static bytes => Nino.Core.NinoDeserializer.Deserialize<T>(bytes),
            static () =>
            {
                var output = new Nino.Core.NinoArrayBufferWriter(Output.Size);
                return value =>
                {
                    output.ResetWrittenCount();
                    Nino.Core.NinoSerializer.Serialize(value, output);
                    return output.WrittenMemory;
                };
            }),
#endif
    ];
}

/// <param name="Name">The name of the side.</param>
/// <param name="Write">Writes an object to a new array.</param>
/// <param name="Read">Reads an object.</param>
/// <param name="CreateWriter">Makes a function that writes an object to memory which the next object takes again.</param>
internal sealed record PackedSide<T>(string Name, Func<T, byte[]> Write, Func<byte[], T> Read, Func<Func<T, ReadOnlyMemory<byte>>> CreateWriter);
