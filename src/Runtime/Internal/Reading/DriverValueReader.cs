namespace BsonGen.Internal.Reading;

/// <summary>Passes one value to a serializer, as the only element of a small document. The thread reuses the reader.</summary>
internal sealed class DriverValueReader
{
    // It is null while it is in use.
    [ThreadStatic]
    private static DriverValueReader? _kept;

    private readonly ValueBuffer _buffer = new();
    private readonly NestedDriverReader _reader;
    private readonly BsonDeserializationContext _context;

    private DriverValueReader(BsonDeserializationContext? outer, BsonBinaryReaderSettings settings)
    {
        _reader = new NestedDriverReader(_buffer, settings);
        _context = CreateContext(_reader, outer);
        _reader.ReadStartDocument();
    }

    /// <param name="serializer">Its own type may be another than <typeparamref name="T"/>.</param>
    /// <param name="isCutShort">Whether the serializer has read to the end of the value and wanted more.</param>
    /// <param name="value">The value's bytes; fewer than it declares if the document is truncated.</param>
    public static T Read<T>(
        IBsonSerializer serializer,
        BsonType type,
        ReadOnlySpan<byte> value,
        BsonDeserializationContext? outer,
        int depth,
        int maxDepth,
        int elementBudget,
        bool isSearching,
        bool isLenient,
        ref bool isCutShort)
    {
        ExecutionStack.EnsureSufficientInside();
        var outerReader = outer?.Reader as NestedDriverReader;
        var taken = Take(outer, DriverSettings.ForReading(outer?.Reader, isLenient));
        var reader = taken._reader;
        reader.Enter(outerReader);
        reader.Serializer = serializer;
        reader.Depth = depth;
        reader.MaxDepth = maxDepth;
        reader.ElementBudget = elementBudget;

        // A request to restart can't pass through the driver's serializers as an exception, so nested readers search at once.
        reader.IsSearching = isSearching || outerReader is not null;
        taken._buffer.Put(type, value, outerReader?.Buffer);
        reader.BsonStream.SetLength(taken._buffer.Length);
        reader.BsonStream.Position = ValueBuffer.Element;
        reader.ReadBsonType();
        reader.SkipName();
        var context = taken._context;
        T result;
        try
        {
            result = serializer is IBsonSerializer<T> typed ? typed.Deserialize(context) : (T)serializer.Deserialize(context);
        }
        catch (Exception) when (TruncatedBytes.Report(reader.Stream, ref isCutShort))
        {
            throw;
        }

        taken.Return();
        return result;
    }

    private static DriverValueReader Take(BsonDeserializationContext? outer, BsonBinaryReaderSettings settings)
    {
        // A serializer may call this method again for a nested value.
        var kept = _kept;
        _kept = null;
        return kept is not null && kept.IsUsableFor(outer, settings) ? kept : new DriverValueReader(outer, settings);
    }

    private void Return()
    {
        // The serializer may not have read to the end of the value.
        if (_reader.State == BsonReaderState.Type && _reader.BsonStream.Position == _buffer.Length && _buffer.CanBeKept)
        {
            _buffer.Clear();
            _reader.Leave();
            _kept = this;
        }
    }

    private bool IsUsableFor(BsonDeserializationContext? outer, BsonBinaryReaderSettings settings) =>
        DriverSettings.AreSame(_reader.Settings, settings) &&
        _context.AllowDuplicateElementNames == (outer?.AllowDuplicateElementNames ?? false) &&
        _context.DynamicArraySerializer ==
            (outer is null ? BsonDefaults.DynamicArraySerializer : outer.DynamicArraySerializer) &&
        _context.DynamicDocumentSerializer ==
            (outer is null ? BsonDefaults.DynamicDocumentSerializer : outer.DynamicDocumentSerializer);

    private static BsonDeserializationContext CreateContext(IBsonReader reader, BsonDeserializationContext? outer) =>
        BsonDeserializationContext.CreateRoot(reader, outer is null ? null : builder =>
        {
            builder.AllowDuplicateElementNames = outer.AllowDuplicateElementNames;
            builder.DynamicArraySerializer = outer.DynamicArraySerializer;
            builder.DynamicDocumentSerializer = outer.DynamicDocumentSerializer;
        });
}
