namespace BsonGen.CodeGeneration;

// Values that serializers of the driver or of the user read.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads the value with the serializer that the driver's registry holds for <typeparamref name="T"/>.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
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

    /// <summary>Reads the value with a serializer of the driver or of the user.</summary>
    internal T ReadByDriver<T>(IBsonSerializer serializer)
    {
        ThrowIfUnknownType();
        var rest = Rest;
        var isWhole = BsonValueSize.TryMeasure(_type, rest, out var size);
        T value;
        try
        {
            value = ReadByDriver<T>(serializer, isWhole ? rest.Slice(0, size) : RestAhead(0));
        }
        catch (Exception error) when (isWhole && size < rest.Length && TruncatedBytes.MayReadAgain(error, _context?.Reader))
        {
            TruncatedBytes.CountReadAgain(_context?.Reader);

            // If a document declares too small a size, the driver reads beyond it, and the bytes there decide which exception it throws.
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
            return DriverValueReader.Read<T>(serializer, _type, bytes, _context, _depth, _maxDepth, _elementBudget, IsSearching, _isLenient);
        }

        // The registry accepts serializers of base types. A class map finds out in the setter that a value has another type, so the exception names no member.
        var value = DriverValueReader.Read<object?>(serializer, _type, bytes, _context, _depth, _maxDepth, _elementBudget, IsSearching, _isLenient);
        if (value is not T && (value is not null || default(T) is not null))
        {
            EnterDocumentScope();
        }

        return (T)value!;
    }

    /// <summary>Gets the remaining bytes of the document, and some of those after it for a value that ends beyond its declared size.</summary>
    private readonly ReadOnlySpan<byte> RestAhead(int size) => _bytes.Slice(_position, BsonDocumentSize.ClampAhead(_bytes, _position + size) - _position);

    /// <summary>Throws for a BSON type that the driver does not know. The driver reads the type before the value, so the exception names no member.</summary>
    private void ThrowIfUnknownType()
    {
        if (!BsonValueSize.IsKnown(_type))
        {
            ThrowDocumentException(UnknownType(_type, _position));
        }
    }

    /// <summary>Reads a value of a class of BSON values that the driver's default serializer serves.</summary>
    /// <param name="type">The BSON type of the class; <see cref="BsonType.EndOfDocument"/> if the class allows any type.</param>
    /// <returns>False if the driver must read the value because it is malformed or of another type. The position is then unchanged.</returns>
    internal bool TryReadBsonValue(BsonType type, [NotNullWhen(true)] out BsonValue? value)
    {
        value = null;
        if (type == BsonType.EndOfDocument || type == _type)
        {
            var reader = new BsonValueReader(Rest, _isLenient, _context is { AllowDuplicateElementNames: true }, _maxDocumentSize, _depth, _maxDepth);
            value = reader.Read(_type);
            _position += value is null ? 0 : reader.Position;
        }

        return value is not null;
    }

    /// <summary>Skips the document that class maps write for a member that is null.</summary>
    internal bool TryReadCSharpNull()
    {
        if (_type == BsonType.Document && (Rest.StartsWith(CSharpNull.Document) || Rest.StartsWith(CSharpNull.LegacyDocument)))
        {
            _position += CSharpNull.Document.Length;
            return true;
        }

        return false;
    }

    // Nullable values.

    /// <summary>Reads a null, or any value of a nullable type that a registered serializer serves. Returns false if the value is still to be read.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadNullable<T>(out T? value)
        where T : struct
    {
        DriverReflection.KeepNullable<T>();
        if (RegisteredSerializer<T?>.IsDefault)
        {
            value = null;
            return _type == BsonType.Null;
        }

        value = ReadWithRegistered<T?>();
        return true;
    }
}
