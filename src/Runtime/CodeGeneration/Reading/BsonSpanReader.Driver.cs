namespace BsonGen.CodeGeneration;

// Values that serializers of the driver or of the user read.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads the value with the registered serializer.</summary>
    [MethodImpl(NoInlining)]
    public T ReadWithRegistered<T>()
    {
        // Looking up the serializer may fail, and the driver reads the BSON type before.
        ThrowIfUnknownType();
        if (_type == BsonType.Null && default(T) is null && RegisteredSerializer<T>.IsDefault)
        {
            return default!;
        }

        return RegisteredBsonValue<T>.IsDefault && TryReadBsonValue(RegisteredBsonValue<T>.Type, out var value)
            ? (T)(object)value
            : ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    internal T ReadByDriver<T>(IBsonSerializer serializer)
    {
        ThrowIfUnknownType();
        var rest = Rest;
        var isWhole = BsonValueSize.TryMeasure(_type, rest, out var size);
        T value;
        try
        {
            value = ReadByDriver<T>(serializer, isWhole ? rest[..size] : RestAhead(0));
        }
        catch (Exception error)
            when (isWhole && size < rest.Length && _isCutShort && TruncatedBytes.MayReadAgain(error, _context?.Reader))
        {
            TruncatedBytes.CountReadAgain(_context?.Reader);

            // If a document declares too small a size, the bytes after it decide which exception the driver throws.
            _isCutShort = false;
            ReadByDriver<T>(serializer, RestAhead(size));
            throw;
        }

        _position += size;
        return value;
    }

    private T ReadByDriver<T>(IBsonSerializer serializer, ReadOnlySpan<byte> bytes)
    {
        if (typeof(T).IsArray && _type == BsonType.Array)
        {
            RankedArrays.CheckSize(serializer, bytes);
        }

        if (serializer is IBsonSerializer<T>)
        {
            return DriverValueReader.Read<T>(
                serializer, _type, bytes, _context, _depth, _maxDepth, _elementBudget, IsSearching, _isLenient, ref _isCutShort);
        }

        // The registry accepts serializers of base types. A class map finds a value of another type in the setter, so the
        // exception names no member.
        var value = DriverValueReader.Read<object?>(
            serializer, _type, bytes, _context, _depth, _maxDepth, _elementBudget, IsSearching, _isLenient, ref _isCutShort);
        if (value is not T && (value is not null || default(T) is not null))
        {
            EnterDocumentScope();
        }

        return (T)value!;
    }

    // A value may end beyond the declared size of the document.
    private readonly ReadOnlySpan<byte> RestAhead(int size) =>
        _bytes.Slice(_position, BsonDocumentSize.ClampAhead(_bytes, _position + size) - _position);

    // The driver reads the type before the value, so the exception names no member.
    private void ThrowIfUnknownType()
    {
        if (!BsonValueSize.IsKnown(_type))
        {
            ThrowDocumentException(UnknownType(_type, _position));
        }
    }

    // False, without a change of the position, if the value is malformed or of another type. EndOfDocument stands for any type.
    internal bool TryReadBsonValue(BsonType type, [NotNullWhen(true)] out BsonValue? value)
    {
        value = null;
        if (type == BsonType.EndOfDocument || type == _type)
        {
            var allowsDuplicateNames = _context is { AllowDuplicateElementNames: true };
            var reader = new BsonValueReader(Rest, _isLenient, allowsDuplicateNames, _maxDocumentSize, _depth, _maxDepth);
            value = reader.Read(_type);
            _position += value is null ? 0 : reader.Position;
        }

        return value is not null;
    }

    internal bool TryReadCSharpNull()
    {
        if (_type == BsonType.Document &&
            (Rest.StartsWith(CSharpNull.Document) || Rest.StartsWith(CSharpNull.LegacyDocument)))
        {
            _position += CSharpNull.Document.Length;
            return true;
        }

        return false;
    }
}
