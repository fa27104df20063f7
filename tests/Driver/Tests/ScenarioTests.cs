using Driver.Tests.Server;
using MongoDB.Driver;
using NUnit.Framework;

namespace Driver.Tests;

/// <summary>
/// The driver sends the same commands and gives the same results, whether types have generated serializers or class maps, and with and
/// without interceptors of projections. What they are sent to keeps the commands and answers with given documents.
/// </summary>
[TestFixture]
public sealed class ScenarioTests
{
    private readonly RecordingServer _generatedServer = new();
    private readonly RecordingServer _classMappedServer = new();
    private readonly MongoClient _generatedClient;
    private readonly MongoClient _classMappedClient;

    public ScenarioTests()
    {
        _generatedClient = new MongoClient(_generatedServer.ConnectionString);
        _classMappedClient = new MongoClient(_classMappedServer.ConnectionString);
    }

    public static IEnumerable<TestCaseData> Scenarios() =>
        Side.Scenarios.Select(scenario => new TestCaseData(scenario.Name).SetArgDisplayNames(scenario.Name));

    [OneTimeTearDown]
    public void Stop()
    {
        _generatedClient.Dispose();
        _classMappedClient.Dispose();
        _generatedServer.Dispose();
        _classMappedServer.Dispose();
    }

    [TestCaseSource(nameof(Scenarios))]
    public async Task AllSidesHaveTheSameSteps(string name)
    {
        var scenario = Side.Scenarios.Single(scenario => scenario.Name == name);
        _classMappedServer.Start(scenario.Answers);
        var expected = await RunAsync(Side.ClassMapped, name, _classMappedServer, _classMappedClient);

        // A scenario without commands, or with an unexpected exception, would compare nothing.
        Assert.That(expected.Commands.Length > 0 || expected.Error is not null, Is.True, "Nothing was sent.");
        Assert.That(
            expected.Error is not null,
            Is.EqualTo(scenario.Throws ?? expected.Error is not null),
            expected.Error?.ToString() ?? "It does not throw.");

        // From the second time on, intercepted projections use what was rendered at the first time.
        for (var time = 1; time <= 3; time++)
        {
            await AssertSameAsync(Side.Generated, $"time {time}");
        }

        await AssertSameAsync(Side.NotIntercepted, "not intercepted");

        async Task AssertSameAsync(Side side, string run)
        {
            _generatedServer.Start(scenario.Answers);
            var actual = await RunAsync(side, name, _generatedServer, _generatedClient);
            Assert.That(actual.Commands, Is.EqualTo(expected.Commands), $"{run}: {actual.Error}");
            Assert.That(actual.Bytes, Is.EqualTo(expected.Bytes), run);
            Assert.That(actual.Result, Is.EqualTo(expected.Result), $"{run}: {actual.Error}");
        }
    }

    private static async Task<Outcome> RunAsync(Side side, string scenario, RecordingServer server, MongoClient client)
    {
        var (result, error) = await side.RunAsync(scenario, client.GetDatabase("shop"));
        return Outcome.Of(server.TakeCommands(), result, error);
    }
}
