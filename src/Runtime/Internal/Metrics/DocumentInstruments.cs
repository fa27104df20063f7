using System.Diagnostics.Metrics;

namespace BsonGen.Internal.Metrics;

/// <summary>Counts documents, bytes and types that fell back. Exceptions of listeners are ignored.</summary>
/// <remarks>Callers check once for each outermost document whether a listener is attached.</remarks>
internal sealed class DocumentInstruments
{
    private static DocumentInstruments? _current;
    private static int _areFallbacksObserved;

    [ThreadStatic]
    private static bool _isCreating;

    /// <value>Null if a listener threw when the instrument was created.</value>
    private readonly Counter<long>? _documentsRead =
        TryCreate("bsongen.documents.read", "{document}", "Documents that generated code has read.");
    private readonly Counter<long>? _documentsWritten =
        TryCreate("bsongen.documents.written", "{document}", "Documents that generated code has written.");
    private readonly Counter<long>? _bytesRead =
        TryCreate("bsongen.bytes.read", "By", "Size of the documents that generated code has read.");
    private readonly Counter<long>? _bytesWritten =
        TryCreate("bsongen.bytes.written", "By", "Size of the documents that generated code has written.");
    private readonly Counter<long>? _restarts = TryCreate(
        "bsongen.restarts",
        "{restart}",
        "Documents that are read again from their start because their arrays would take far more memory than bytes.");

    public static bool AreReadsCounted => MeterAssembly.IsLoaded && Current is { AreReadsEnabled: true };

    public static bool AreWritesCounted => MeterAssembly.IsLoaded && Current is { AreWritesEnabled: true };

    /// <summary>Counts an outermost document.</summary>
    /// <param name="isDirect">Whether it was read without a reader of the driver.</param>
    public static void CountRead(Type type, bool isDirect, int size) =>
        Add(Current?._documentsRead, Current?._bytesRead, type, isDirect, size);

    public static void CountWritten(Type type, bool isDirect, int size) =>
        Add(Current?._documentsWritten, Current?._bytesWritten, type, isDirect, size);

    // Counts a document that is read again from its start.
    public static void CountRestart(Type type)
    {
        if (MeterAssembly.IsLoaded)
        {
            Current?.AddRestart(type);
        }
    }

    // On the first call, creates the instrument for types that fell back. A second instrument would report all types again.
    public static void ObserveFallbacks()
    {
        if (Interlocked.Exchange(ref _areFallbacksObserved, 1) == 0)
        {
            Attempt.OrNull(() => BsonGenMeter.Instance.CreateObservableUpDownCounter(
                "bsongen.fallbacks",
                CountFallbacks,
                "{type}",
                "Types with a generated serializer that another serializer reads and writes."));
        }
    }

    private bool AreReadsEnabled => _documentsRead is { Enabled: true } || _bytesRead is { Enabled: true };

    private bool AreWritesEnabled => _documentsWritten is { Enabled: true } || _bytesWritten is { Enabled: true };

    /// <value>Null while this thread creates the instruments: a listener may read or write documents then.</value>
    private static DocumentInstruments? Current => Volatile.Read(ref _current) ?? Create();

    private static IEnumerable<Measurement<int>> CountFallbacks() => FallbackReasons.All
        .GroupBy(fallback => (Type: FamilyOf(fallback.Key), fallback.Value.Kind))
        .Select(group => new Measurement<int>(
            group.Count(), new("bsongen.type", group.Key.Type), new("bsongen.reason", group.Key.Kind)));

    private static void Add(Counter<long>? documents, Counter<long>? bytes, Type type, bool isDirect, int size)
    {
        Add(documents, 1, type, isDirect ? "direct" : "driver");
        Add(bytes, size, type, isDirect ? "direct" : "driver");
    }

    private void AddRestart(Type type) => Add(_restarts, 1, type, path: null);

    private static void Add(Counter<long>? counter, long count, Type type, string? path)
    {
        if (counter is not { Enabled: true })
        {
            return;
        }

        try
        {
            var family = new KeyValuePair<string, object?>("bsongen.type", FamilyOf(type));
            ReadOnlySpan<KeyValuePair<string, object?>> tags =
                path is null ? [family] : [family, new("bsongen.path", path)];
            counter.Add(count, tags);
        }
        catch (Exception)
        {
            // A listener threw.
        }
    }

    // Without type arguments, so that the number of values is bounded.
    private static string? FamilyOf(Type type) => (type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName;

    private static DocumentInstruments? Create()
    {
        if (_isCreating)
        {
            return null;
        }

        _isCreating = true;
        try
        {
            // Racing threads get the same counters from the meter.
            var created = new DocumentInstruments();
            ObserveFallbacks();
            return Interlocked.CompareExchange(ref _current, created, null) ?? created;
        }
        finally
        {
            _isCreating = false;
        }
    }

    private static Counter<long>? TryCreate(string name, string unit, string description) =>
        Attempt.OrNull(() => BsonGenMeter.Instance.CreateCounter<long>(name, unit, description));
}
