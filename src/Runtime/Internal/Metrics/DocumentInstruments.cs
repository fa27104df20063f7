using System.Diagnostics.Metrics;

namespace BsonGen.Internal.Metrics;

/// <summary>Counts documents and bytes. Callers check once for each outermost document whether a listener is attached.</summary>
internal sealed class DocumentInstruments
{
    private const string Driver = "driver";
    private const string Direct = "direct";

    private static DocumentInstruments? _current;

    [ThreadStatic]
    private static bool _isCreating;

    // Null if a listener threw when the instrument was created.
    private readonly Counter<long>? _documentsRead;
    private readonly Counter<long>? _documentsWritten;
    private readonly Counter<long>? _bytesRead;
    private readonly Counter<long>? _bytesWritten;
    private readonly Counter<long>? _restarts;

    private DocumentInstruments(Meter meter)
    {
        _documentsRead = TryCreate(meter, "bsongen.documents.read", "{document}", "Documents that generated code has read.");
        _documentsWritten = TryCreate(meter, "bsongen.documents.written", "{document}", "Documents that generated code has written.");
        _bytesRead = TryCreate(meter, "bsongen.bytes.read", "By", "Size of the documents that generated code has read.");
        _bytesWritten = TryCreate(meter, "bsongen.bytes.written", "By", "Size of the documents that generated code has written.");
        _restarts = TryCreate(
            meter, "bsongen.restarts", "{restart}", "Documents that are read again from their start because their discriminator follows other elements.");
    }

    /// <summary>Whether a listener is attached to the counters for reading.</summary>
    public static bool AreReadsCounted => MeterAssembly.IsLoaded && Current is { AreReadsEnabled: true };

    /// <summary>Whether a listener is attached to the counters for writing.</summary>
    public static bool AreWritesCounted => MeterAssembly.IsLoaded && Current is { AreWritesEnabled: true };

    private bool AreReadsEnabled => _documentsRead is { Enabled: true } || _bytesRead is { Enabled: true };

    private bool AreWritesEnabled => _documentsWritten is { Enabled: true } || _bytesWritten is { Enabled: true };

    // Null while this thread creates the instruments: a listener may read or write documents then.
    private static DocumentInstruments? Current => Volatile.Read(ref _current) ?? Create();

    /// <summary>Counts an outermost document that was read.</summary>
    /// <param name="type">The type that the document was read as.</param>
    /// <param name="isDirect">Whether it was read without a reader of the driver.</param>
    /// <param name="size">The size of the document, in bytes.</param>
    public static void CountRead(Type type, bool isDirect, int size)
    {
        Add(Current?._documentsRead, 1, type, isDirect);
        Add(Current?._bytesRead, size, type, isDirect);
    }

    /// <summary>Counts an outermost document that was written.</summary>
    /// <param name="type">The type that the document was written as.</param>
    /// <param name="isDirect">Whether it was written without a writer of the driver.</param>
    /// <param name="size">The size of the document, in bytes.</param>
    public static void CountWritten(Type type, bool isDirect, int size)
    {
        Add(Current?._documentsWritten, 1, type, isDirect);
        Add(Current?._bytesWritten, size, type, isDirect);
    }

    /// <summary>Counts a document that is read again, if a listener is attached.</summary>
    /// <param name="type">The type that the document was first read as. The document may be nested.</param>
    public static void CountRestart(Type type)
    {
        if (MeterAssembly.IsLoaded)
        {
            CountEnabledRestart(type);
        }
    }

    private static void CountEnabledRestart(Type type)
    {
        if (Current?._restarts is not { Enabled: true } restarts)
        {
            return;
        }

        try
        {
            restarts.Add(1, new KeyValuePair<string, object?>(MetricTags.Type, BsonGenMeter.FamilyOf(type)));
        }
        catch (Exception)
        {
            // See Add.
        }
    }

    private static void Add(Counter<long>? counter, long count, Type type, bool isDirect)
    {
        try
        {
            counter?.Add(
                count,
                new KeyValuePair<string, object?>(MetricTags.Type, BsonGenMeter.FamilyOf(type)),
                new KeyValuePair<string, object?>(MetricTags.Path, isDirect ? Direct : Driver));
        }
        catch (Exception)
        {
            // A listener threw. The document is read or written anyway.
        }
    }

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
            var created = new DocumentInstruments(BsonGenMeter.Instance);
            FallbackInstrument.Create();
            return Interlocked.CompareExchange(ref _current, created, null) ?? created;
        }
        finally
        {
            _isCreating = false;
        }
    }

    private static Counter<long>? TryCreate(Meter meter, string name, string unit, string description)
    {
        try
        {
            return meter.CreateCounter<long>(name, unit, description);
        }
        catch (Exception)
        {
            return null;
        }
    }
}
