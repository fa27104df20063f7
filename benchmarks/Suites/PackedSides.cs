using Benchmarks.Harness;
using Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>Serializers with formats of their own that take part where the build names a version of their package.</summary>
internal static class PackedSides
{
    private static readonly (string Name, Func<DemoClass, byte[]> Write, Func<byte[], DemoClass> Read)[] Sides =
    [
#if MEMORYPACK
        ("MemoryPack", static value => MemoryPack.MemoryPackSerializer.Serialize(value), static bytes => MemoryPack.MemoryPackSerializer.Deserialize<DemoClass>(bytes)!),
#endif
#if MESSAGEPACK
        ("MessagePack", static value => MessagePack.MessagePackSerializer.Serialize(value), static bytes => MessagePack.MessagePackSerializer.Deserialize<DemoClass>(bytes)),
#endif
    ];

    public static IEnumerable<Subject> Read(IReadOnlyList<DemoClass> objects) => Sides.Select(side =>
    {
        var payloads = objects.Select(side.Write).ToList();
        return new Subject<byte[], DemoClass>(side.Name, payloads, side.Read) { PayloadBytes = payloads.Average(bytes => bytes.Length) };
    });

    public static IEnumerable<Subject> Write(IReadOnlyList<DemoClass> objects) => Sides.Select(side =>
        new Subject<DemoClass, byte[]>(side.Name, objects, side.Write)
        {
            PayloadBytes = objects.Average(value => side.Write(value).Length),
            Normalize = side.Read,
        });
}
