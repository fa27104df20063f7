using System.Diagnostics;

namespace BsonGen.Internal.Reporting;

/// <summary>Writes one line about the types that fell back while the program started.</summary>
internal static class FallbackLog
{
    // Most types are used for the first time soon after another.
    private static readonly TimeSpan Delay = TimeSpan.FromSeconds(2);

    private static int _isStarted;

    public static Action<string>? Writer { get; set; } = WriteTrace;

    // Called on the thread pool for each type.
    public static void Observe()
    {
        // The delay would keep an assembly loaded that can be unloaded.
        if (Writer is not null && !typeof(FallbackLog).Assembly.IsCollectible && Interlocked.Exchange(ref _isStarted, 1) == 0)
        {
            _ = WriteSoonAsync();
        }
    }

    private static async Task WriteSoonAsync()
    {
        await Task.Delay(Delay).ConfigureAwait(false);
        try
        {
            Writer?.Invoke(Describe([.. FallbackReasons.All.Select(static fallback => fallback.Key.FullName!)]));
        }
        catch (Exception)
        {
            // It is ignored, as are exceptions of the handlers of the event.
        }
    }

    private static string Describe(string[] types)
    {
        var first = types.Min(StringComparer.Ordinal);
        var (count, others) = types.Length == 1
            ? ("1 type uses", "")
            : ($"{types.Length} types use", $" and {types.Length - 1} more");
        return $"BsonGen: {count} the class map instead of a generated serializer: {first}{others}. " +
            "BsonGenFallbacks.Observed says why.";
    }

    private static void WriteTrace(string line) => Trace.TraceWarning(line);
}
