using System.Diagnostics.Metrics;
using BsonGen.Internal.Documents;

namespace BsonGen.Internal.Metrics;

/// <summary>Tells listeners how many types have fallen back. They ask when they collect, so types from before they listened count as well.</summary>
internal static class FallbackInstrument
{
    private static int _isCreated;

    /// <summary>Creates the instrument, unless that is done. It can't be created twice: each would report all types.</summary>
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
