using System.Diagnostics.Metrics;
using BsonGen.Internal.Documents;

namespace BsonGen.Internal.Metrics;

/// <summary>Reports how many types have fallen back. Listeners collect the number, so it includes types from before they were attached.</summary>
internal static class FallbackInstrument
{
    private static int _isCreated;

    /// <summary>Creates the instrument on the first call. A second instrument would report all types again.</summary>
    public static void Create()
    {
        if (Interlocked.Exchange(ref _isCreated, 1) != 0)
        {
            return;
        }

        try
        {
            BsonGenMeter.Instance.CreateObservableUpDownCounter(
                "bsongen.fallbacks", Observe, "{type}", "Types with a generated serializer that another serializer reads and writes.");
        }
        catch (Exception)
        {
            // A listener threw. It does not see the instrument, and nothing else depends on it.
        }
    }

    private static IEnumerable<Measurement<int>> Observe() => Fallbacks.All
        .GroupBy(fallback => (Type: BsonGenMeter.FamilyOf(fallback.Key), fallback.Value.Kind))
        .Select(group => new Measurement<int>(
            group.Count(),
            new KeyValuePair<string, object?>(MetricTags.Type, group.Key.Type),
            new KeyValuePair<string, object?>(MetricTags.Reason, group.Key.Kind)));
}
