extern alias ClassMapped;

using Benchmarks.Harness;
using BsonGen;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>
/// Documents like those of the drivers' benchmark specification, typed: as many elements of the same types, names and strings of the
/// same length. The payload is the size of the BSON, not of the JSON that the specification counts.
/// </summary>
public static class SpecSuite
{
    private const int DeepLevels = 6;

    public static IEnumerable<Case> GetCases() =>
        Pair.ReadAndWrite<Mapped.FlatDocument, Generated.FlatDocument>("flat", GetFlat())
            .Concat(Pair.ReadAndWrite<Mapped.DeepDocument, Generated.DeepDocument>("deep", GetDeep()))
            .Concat(Pair.ReadAndWrite<Mapped.FullDocument, Generated.FullDocument>("full", GetFull()));

    private static IReadOnlyList<byte[]> GetFlat() =>
        new Filler(21) { Text = static filler => filler.Ascii(80, 80) }.Documents<Generated.FlatDocument>(100);

    private static IReadOnlyList<byte[]> GetFull() =>
        new Filler(22) { Text = static filler => filler.Ascii(80, 80), Count = static _ => 3 }.Documents<Generated.FullDocument>(100);

    private static List<byte[]> GetDeep()
    {
        var filler = new Filler(23);
        return Enumerable.Range(0, 200)
            .Select(_ => new Generated.DeepDocument { Left = CreateNode(filler, 2), Right = CreateNode(filler, 2) })
            .Select(static value => BsonGenSerializer.Serialize(value))
            .ToList();
    }

    private static Generated.DeepNode CreateNode(Filler filler, int level) => level == DeepLevels
        ? new Generated.DeepNode { LeftValue = filler.Ascii(8, 8), RightValue = filler.Ascii(8, 8) }
        : new Generated.DeepNode { Left = CreateNode(filler, level + 1), Right = CreateNode(filler, level + 1) };
}
