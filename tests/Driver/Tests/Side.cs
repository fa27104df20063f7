extern alias classmapped;
extern alias generated;

using System.Reflection;
using MongoDB.Bson;
using MongoDB.Driver;

namespace Driver.Tests;

/// <summary>One of the two assemblies: the same scenarios, over types with generated serializers or over class-mapped ones.</summary>
internal sealed class Side
{
    private readonly Dictionary<string, Func<IMongoDatabase, Task<object?>>> _scenarios;

    private Side(Assembly assembly, IEnumerable<(string Name, Func<IMongoDatabase, Task<object?>> Run)> scenarios)
    {
        Assembly = assembly;
        _scenarios = scenarios.ToDictionary(scenario => scenario.Name, scenario => scenario.Run);
    }

    public static Side Generated { get; } = new(
        typeof(generated::Driver.Scenarios.Catalog).Assembly,
        generated::Driver.Scenarios.Catalog.All.Select(scenario => (scenario.Name, scenario.Run)));

    public static Side ClassMapped { get; } = new(
        typeof(classmapped::Driver.Scenarios.Catalog).Assembly,
        classmapped::Driver.Scenarios.Catalog.All.Select(scenario => (scenario.Name, scenario.Run)));

    /// <summary>The scenarios, which are the same on both sides.</summary>
    public static IReadOnlyList<classmapped::Driver.Scenarios.Scenario> Scenarios => classmapped::Driver.Scenarios.Catalog.All;

    public static Dictionary<string, BsonDocument[]> Seed => classmapped::Driver.Scenarios.Seed.ByCollection;

    public Assembly Assembly { get; }

    public async Task<(object? Result, Exception? Error)> RunAsync(string scenario, IMongoDatabase database)
    {
        try
        {
            return (await _scenarios[scenario](database), null);
        }
        catch (Exception error)
        {
            return (null, error);
        }
    }
}
