using System.Text.RegularExpressions;
using BsonGen;
using MongoDB.Bson;
using Runtime.Models;

namespace Runtime.Scenarios;

/// <summary>Values that throw while they are written. The exception names the same members as a class map's.</summary>
public static partial class ThrowingValueScenarios
{
    public static void Enumerables()
    {
        Check(new ThrowingValues { Numbers = Enumerate() }, "Numbers");
        Check(new ThrowingValues { Lists = [[1], Enumerate()] }, "Lists");
        Check(new ThrowingValues { Children = [new(), new() { Numbers = Enumerate() }] }, "Children", "Numbers");
    }

    public static void ExtraElements()
    {
        Check(new ThrowingValues { Extra = new Dictionary<string, object?> { ["a"] = new() } }, "Extra");
        Check(new ThrowingValues { Extra = new Dictionary<string, object?> { ["a"] = 1, ["b"] = new() } }, "Extra");
        Check(new ThrowingExtra(), "Extra");
    }

    [GeneratedRegex("while serializing the ([A-Za-z]+) property")]
    private static partial Regex Named();

    private static IEnumerable<int> Enumerate()
    {
        yield return 1;
        throw new InvalidOperationException("no more");
    }

    private static void Check<T>(T value, params string[] members)
        where T : class
    {
        var byClassMap = Attempt(() => Expect.WriteByClassMap(value));
        Expect.Equal(
            string.Join(", ", members),
            string.Join(", ", Named().Matches(byClassMap).Select(match => match.Groups[1].Value)),
            "by the class map");
        Expect.Equal(byClassMap, Attempt(() => BsonGenSerializer.Serialize(value)), "directly");
        Expect.Equal(byClassMap, Attempt(() => value.ToBson()), "by the driver");
    }

    private static string Attempt(Func<byte[]> write) => Expect.Outcome(() => Convert.ToHexString(write()));
}
