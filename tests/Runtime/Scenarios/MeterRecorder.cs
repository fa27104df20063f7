using System.Collections.Concurrent;
using System.Diagnostics.Metrics;
using BsonGen;

namespace Runtime.Scenarios;

/// <summary>Listens to the meter of this scenario's runtime. Other scenarios have meters of the same name.</summary>
public sealed class MeterRecorder : IDisposable
{
    private readonly ConcurrentDictionary<string, long> _sums = new();

    // Without the callback, .NET 8 goes on calling a listener after it was disposed.
    private readonly MeterListener _listener = new() { MeasurementsCompleted = static (_, _) => { } };

    /// <param name="instruments">The names of the instruments to listen to; all when there are none.</param>
    public MeterRecorder(params string[] instruments)
    {
        _listener.InstrumentPublished = (instrument, listener) =>
        {
            if (instrument.Meter == Meter && (instruments.Length == 0 || instruments.Contains(instrument.Name)))
            {
                Published.Enqueue(instrument.Name);
                listener.EnableMeasurementEvents(instrument);
            }
        };
        _listener.SetMeasurementEventCallback<long>((instrument, value, tags, _) => Record(instrument, value, tags));
        _listener.SetMeasurementEventCallback<int>((instrument, value, tags, _) => Record(instrument, value, tags));
        _listener.Start();
    }

    /// <summary>The meter under test.</summary>
    public static Meter Meter { get; } =
        (Meter)typeof(BsonGenSerializer).Assembly.GetType("BsonGen.Internal.Metrics.BsonGenMeter")!.GetProperty(
            "Instance")!.GetValue(null)!;

    /// <summary>The names of the published instruments.</summary>
    public ConcurrentQueue<string> Published { get; } = [];

    /// <summary>A line for each instrument and set of tags, with the sum of what was measured.</summary>
    public string Show() =>
        string.Join('\n', _sums.OrderBy(sum => sum.Key, StringComparer.Ordinal).Select(sum => $"{sum.Key} {sum.Value}"));

    /// <summary>Collects the values of observable instruments.</summary>
    public string Collect()
    {
        _sums.Clear();
        _listener.RecordObservableInstruments();
        return Show();
    }

    public void Dispose() => _listener.Dispose();

    private void Record(Instrument instrument, long value, ReadOnlySpan<KeyValuePair<string, object?>> tags)
    {
        var key = instrument.Name;
        foreach (var (name, tag) in tags)
        {
            key += $" {name}={tag}";
        }

        _sums.AddOrUpdate(key, value, (_, sum) => sum + value);
    }
}
