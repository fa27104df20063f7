using System.Collections.Concurrent;
using BsonGen.Tests.Shared;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>The numbers of the suite, and the exceptions of equal types whose messages differ.</summary>
internal static class Summary
{
    private const int Shown = 40;

    private static readonly ConcurrentDictionary<string, (int Count, string Example)> Messages = new();
    private static readonly ExcusedDifferences Excused = [];
    private static long _values;
    private static long _documents;
    private static long _variants;

    public static void AddValue() => Interlocked.Increment(ref _values);

    public static void AddDocument() => Interlocked.Increment(ref _documents);

    public static void AddVariant() => Interlocked.Increment(ref _variants);

    /// <inheritdoc cref="ExcusedDifferences.Excuse" />
    public static bool Excuse(DocumentedDifference? difference)
    {
        lock (Excused)
        {
            return Excused.Excuse(difference);
        }
    }

    public static void AddMessage(Pair pair, string what, Outcome expected, Outcome actual)
    {
        Excuse(DocumentedDifference.Messages);

        // Numbers and names vary. The rest identifies the kind of message.
        var kind = string.Concat((expected.Errors + Tail(expected.Message) + " / " + Tail(actual.Message)).Where(c => !char.IsDigit(c)));
        var example = $"{pair}: {what}\n    class map: {expected}\n    generated: {actual}";
        Messages.AddOrUpdate(kind, (1, example), (_, old) => (old.Count + 1, old.Example));
    }

    public static void Write()
    {
        // A console logger shows nothing that is written after the last test, so the report goes beside them.
        using var report = new StreamWriter(Path.Combine(TestContext.CurrentContext.WorkDirectory, "conformance.txt"));
        report.WriteLine(
            $"Conformance: {Pairs.All.Count} types, {_values} values, {_documents} documents, {_variants} hostile variants; " +
            $"{Messages.Values.Sum(message => message.Count)} messages of {Messages.Count} kinds differ.");
        report.WriteLine($"Excused: {Excused}");
        foreach (var (count, example) in Messages.Values.OrderByDescending(message => message.Count).Take(Shown))
        {
            report.WriteLine($"  {count} × {example}");
        }
    }

    private static string Tail(string message) => message.Length > 60 ? message[^60..] : message;
}

[SetUpFixture]
public sealed class SuiteSetUp
{
    /// <summary>A time zone with an offset, so that conversions between local time and UTC show.</summary>
    [OneTimeSetUp]
    public void SetTimeZone()
    {
        Environment.SetEnvironmentVariable("TZ", "America/New_York");
        TimeZoneInfo.ClearCachedData();
    }

    [OneTimeTearDown]
    public void WriteSummary() => Summary.Write();
}
