extern alias ClassMapped;

using Benchmarks.Harness;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>An object graph such as document databases hold: about 120 objects of 20 classes, 400 values and 16 KB a document.</summary>
public static class GraphSuite
{
    private const int Documents = 200;

    public static IEnumerable<Case> GetCases() => Pair.ReadAndWrite<Mapped.Order, Generated.Order>(
        "graph of 120 objects",
        new Filler(71)
        {
            Text = static filler => filler.Ascii(40, 130),
            Count = static filler => filler.Random.Next(4, 7),
        }.Documents<Generated.Order>(Documents));
}
