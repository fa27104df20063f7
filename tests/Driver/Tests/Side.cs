extern alias classmapped;
extern alias generated;
extern alias notintercepted;

using System.Reflection;
using MongoDB.Bson;
using MongoDB.Driver;

namespace Driver.Tests;

/// <summary>
/// One of three assemblies with the same scenarios: over types with generated serializers, with and without interceptors of projections,
/// and over class-mapped types.
/// </summary>
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

    /// <summary>Its project sets BsonGenQueries to false.</summary>
    public static Side NotIntercepted { get; } = new(
        typeof(notintercepted::Driver.Scenarios.Catalog).Assembly,
        notintercepted::Driver.Scenarios.Catalog.All.Select(scenario => (scenario.Name, scenario.Run)));

    public static Side ClassMapped { get; } = new(
        typeof(classmapped::Driver.Scenarios.Catalog).Assembly,
        classmapped::Driver.Scenarios.Catalog.All.Select(scenario => (scenario.Name, scenario.Run)));

    /// <summary>The scenarios, which are the same on all sides.</summary>
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
