extern alias ClassMapped;

using Benchmarks.Harness;
using Generated = Benchmarks.Models;
using Mapped = ClassMapped::Benchmarks.Models;

namespace Benchmarks.Suites;

/// <summary>Many small nested documents and required elements: what a lookup or a lock a member costs, on one thread and on two.</summary>
public static class LookupsSuite
{
    public static IEnumerable<Case> GetCases()
    {
        var documents = new Filler(11).Documents<Generated.Account>(400);
        yield return Pair.Read<Mapped.Account, Generated.Account>("nested required", documents);
        yield return Pair.Write<Mapped.Account, Generated.Account>("nested required", documents);
        yield return Pair.Read<Mapped.Account, Generated.Account>("nested required, 2 threads", documents, threads: 2);
        yield return Pair.Write<Mapped.Account, Generated.Account>("nested required, 2 threads", documents, threads: 2);
    }
}
