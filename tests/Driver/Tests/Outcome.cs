using MongoDB.Bson;
using MongoDB.Bson.IO;

namespace Driver.Tests;

/// <summary>The commands and the result of a scenario.</summary>
/// <param name="Commands">The commands, as JSON with all types, one a line; the ids that were made just now by their order.</param>
/// <param name="Bytes">The same, as bytes.</param>
/// <param name="Result">The result or the exception.</param>
/// <param name="Count">The number of items of a result that is a collection; otherwise 0.</param>
/// <param name="Error">The exception.</param>
internal sealed record Outcome(string Commands, string Bytes, string Result, int Count, Exception? Error)
{
    private static readonly JsonWriterSettings Json = new() { OutputMode = JsonOutputMode.CanonicalExtendedJson };

    /// <summary>The position of a session depends on its earlier uses.</summary>
    private static readonly string[] OfTheSession = ["lsid", "txnNumber", "$clusterTime"];

    public static Outcome Of(IEnumerable<BsonDocument> commands, object? result, Exception? error)
    {
        var freshness = new Freshness();
        var sent = commands.Select(command => (BsonDocument)freshness.Replace(WithoutSession(command))).ToList();
        return new Outcome(
            string.Join('\n', sent.Select(command => command.ToJson(Json))),
            string.Join('\n', sent.Select(command => Convert.ToHexString(command.ToBson()))),
            freshness.Replace(error is null ? Dump.Of(result, bson => bson.ToJson(Json)) : Describe(error)),
            (result as System.Collections.ICollection)?.Count ?? 0,
            error);
    }

    private static BsonDocument WithoutSession(BsonDocument command) =>
        new(command.Where(element => !OfTheSession.Contains(element.Name)));

    private static string Describe(Exception error) =>
        $"{error.GetType().Name}: {error.Message}" + (error.InnerException is { } inner ? " < " + Describe(inner) : "");
}
