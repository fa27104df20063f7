using MongoDB.Bson;
using MongoDB.Driver;
using NUnit.Framework;

namespace Driver.Tests;

/// <summary>
/// On a real server, both sides give the same results and store the same documents.
/// </summary>
[TestFixture]
public sealed class RealServerTests
{
    private const string Database = "bsongen_driver_tests";

    private static readonly string? Uri = Environment.GetEnvironmentVariable("MONGODB_URI");

    public static IEnumerable<TestCaseData> Scenarios() => Uri is null
        ? [new TestCaseData("none").Ignore("Set MONGODB_URI to the connection string of a server to run the scenarios on it.")]
        : Side.Scenarios
            .Where(scenario => !scenario.WaitsForEvents)
            .Select(scenario => new TestCaseData(scenario.Name).SetArgDisplayNames(scenario.Name));

    [TestCaseSource(nameof(Scenarios))]
    public async Task BothSidesHaveTheSameSteps(string scenario)
    {
        var expected = await RunAsync(Side.ClassMapped, scenario);
        var actual = await RunAsync(Side.Generated, scenario);

        Assert.That(actual.Commands, Is.EqualTo(expected.Commands), "Other documents were left behind.");
        Assert.That(actual.Bytes, Is.EqualTo(expected.Bytes));
        if (Side.Scenarios.Single(candidate => candidate.Name == scenario).IsRandom)
        {
            Assert.That(actual.Count, Is.EqualTo(expected.Count).And.Positive, actual.Error?.ToString());
            return;
        }

        Assert.That(actual.Result, Is.EqualTo(expected.Result), actual.Error?.ToString());
    }

    private static async Task<Outcome> RunAsync(Side side, string scenario)
    {
        using var client = new MongoClient(Uri);
        await client.DropDatabaseAsync(Database);
        var database = client.GetDatabase(Database);
        foreach (var (collection, documents) in Stored(scenario).Where(stored => stored.Value.Length > 0))
        {
            await database.GetCollection<BsonDocument>(collection).InsertManyAsync(
                documents.Select(document => (BsonDocument)document.DeepClone()));
        }

        var (result, error) = await side.RunAsync(scenario, database);
        return Outcome.Of(await ContentAsync(database), result, error);
    }

    /// <summary>The common documents. Collections without common documents hold the answers of the scenario.</summary>
    private static IEnumerable<KeyValuePair<string, BsonDocument[]>> Stored(string scenario) =>
        Side.Scenarios.Single(s => s.Name == scenario).Answers.Where(answers => !Side.Seed.ContainsKey(answers.Key)).Concat(Side.Seed);

    private static async Task<List<BsonDocument>> ContentAsync(IMongoDatabase database)
    {
        var content = new List<BsonDocument>();
        foreach (var name in (await (await database.ListCollectionNamesAsync()).ToListAsync()).Order(StringComparer.Ordinal))
        {
            var documents = await database.GetCollection<BsonDocument>(name).Find(_ => true).ToListAsync();
            content.Add(new BsonDocument(name, new BsonArray(documents)));
        }

        return content;
    }
}
