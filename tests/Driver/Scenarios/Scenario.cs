using System.Runtime.CompilerServices;
using MongoDB.Bson.Serialization;

namespace Driver.Scenarios;

/// <summary>Operations on a database. The commands and the results must not depend on the serializers of the types.</summary>
/// <param name="Name">The name, usually the code.</param>
/// <param name="Run">Returns the result.</param>
/// <param name="Answers">The documents that a server without data returns, by collection.</param>
/// <param name="Throws">Whether class maps throw as well; null if that depends on the version of the driver.</param>
public sealed record Scenario(
    string Name, Func<IMongoDatabase, Task<object?>> Run, Dictionary<string, BsonDocument[]> Answers, bool? Throws = false)
{
    public const string Orders = "orders";
    public const string Shapes = "shapes";
    public const string Vehicles = "vehicles";
    public const string Fleets = "fleets";
    public const string Notices = "notices";

    /// <summary>Whether the scenario would wait forever on a server that keeps cursors open.</summary>
    public bool WaitsForEvents { get; init; }

    /// <summary>Whether a server chooses the documents at random.</summary>
    public bool IsRandom { get; init; }

    public static Scenario Of<T>(
        string collection, Func<IMongoCollection<T>, object?> run, string? answer =
            null, bool? throws = false, [CallerArgumentExpression(nameof(run))] string name = "") =>
        new(
            $"{typeof(T).Name}: {name}",
            async database => await WaitAsync(run(database.GetCollection<T>(collection))),
            answer is null ? Seed.ByCollection : new Dictionary<string, BsonDocument[]> { [collection] = Parse(answer) },
            throws);

    public static BsonDocument[] Parse(string array) =>
        [.. BsonSerializer.Deserialize<BsonArray>(array).Cast<BsonDocument>()];

    /// <summary>Awaits a task and enumerates a sequence, so that exceptions occur inside the scenario.</summary>
    private static async Task<object?> WaitAsync(object? result)
    {
        if (result is Task task)
        {
            await task;
            var type = task.GetType();
            result = type.IsGenericType && type.GetProperty("Result") is { } value && value.PropertyType.Name != "VoidTaskResult"
                ? value.GetValue(task)
                : null;
        }

        return result is IQueryable queryable ? Enumerable.Cast<object>(queryable).ToList() : result;
    }
}
