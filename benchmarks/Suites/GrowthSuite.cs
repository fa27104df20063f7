extern alias ClassMapped;

using Benchmarks.Harness;
using BsonGen;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>One document of 1 KiB to 16 MiB: the time should grow as the size does.</summary>
public static class GrowthSuite
{
    private const int Unit = 1024;
    private static readonly int[] KiB = [1, 16, 256, 4 * 1024, 16 * 1024];

    public static IEnumerable<Case> GetCases() => KiB.SelectMany(size =>
        Pair.ReadAndWrite<Mapped.Catalog, Generated.Catalog>(
            size < Unit ? $"{size} KiB" : $"{size / Unit} MiB", GetDocuments(size * Unit)));

    /// <summary>As many as have about 4 MiB, but at least one.</summary>
    private static List<byte[]> GetDocuments(int size)
    {
        var filler = new Filler(31);
        var sample = BsonGenSerializer.Serialize(new Generated.Catalog { Products = filler.Many<Generated.Product>(1000) });
        var count = (int)Math.Max(1, size * 1000L / sample.Length);
        return Enumerable.Range(0, Math.Max(1, 4 * Unit * Unit / size))
            .Select(id => BsonGenSerializer.Serialize(new Generated.Catalog { Id = id, Products = filler.Many<Generated.Product>(count) }))
            .ToList();
    }
}
