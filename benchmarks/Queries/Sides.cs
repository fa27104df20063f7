extern alias ClassMapped;
extern alias Plain;
extern alias Projected;

using Benchmarks.Harness;
using Benchmarks.Socket;
using MongoDB.Driver;

namespace Benchmarks.Queries;

/// <summary>The sides that are compared: the same calls, compiled in three ways.</summary>
internal static class Sides
{
    public const string NotIntercepted = "BsonGen, not intercepted";

    public static IReadOnlyList<string> All { get; } = [Subject.ClassMap, NotIntercepted, Subject.Driver];

    public static IEnumerable<KeyValuePair<string, Func<int, Task<object?>>>> CreateCalls(
        string side, IMongoDatabase database, IReadOnlyList<long> ids) =>
        side switch
        {
            Subject.ClassMap => ClassMapped::Benchmarks.Queries.OrderQueries.Create(database, PreparedServer.Collection, ids).Calls,
            NotIntercepted => Plain::Benchmarks.Queries.OrderQueries.Create(database, PreparedServer.Collection, ids).Calls,
            Subject.Driver => Projected::Benchmarks.Queries.OrderQueries.Create(database, PreparedServer.Collection, ids).Calls,
            _ => throw new ArgumentException($"There is no side '{side}'."),
        };
}
