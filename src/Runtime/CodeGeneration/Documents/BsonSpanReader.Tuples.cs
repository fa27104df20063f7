namespace BsonGen.CodeGeneration;

// Pairs and tuples as the driver writes them. Generated code reads the items by their names, and the driver reads the value
// again if an element has another name. If items hold documents, which would be read twice at each level, the elements are
// checked before. Otherwise the count is zero.
public ref partial struct BsonSpanReader
{
    /// <summary>Enters a pair if it is a document of the elements k and v.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadStartPair<TKey, TValue>(int count, out BsonFrame pair)
    {
        DriverReflection.KeepPair<TKey, TValue>();
        if (_type == BsonType.Document && RegisteredSerializer<KeyValuePair<TKey, TValue>>.IsDefault &&
            (count == 0 || this.HasElements("kv"u8)))
        {
            pair = ReadFrame();
            return true;
        }

        pair = default;
        return false;
    }

    /// <summary>Enters a tuple if it is an array of this number of items.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadStartTuple<TTuple>(int count, out BsonFrame tuple)
    {
        if (_type == BsonType.Array && RegisteredSerializer<TTuple>.IsDefault &&
            (count == 0 || this.HasElements("01234567"u8[..count])))
        {
            tuple = ReadFrame();
            return true;
        }

        tuple = default;
        return false;
    }

    /// <summary>Leaves a pair or tuple. Returns false if more elements follow, or if the declared size is wrong.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadEndTuple(int position, BsonFrame tuple)
    {
        if (!Holds(position, 1) || ByteAt(position) != 0 || position + 1 - tuple.Start != tuple.Size)
        {
            return false;
        }

        _position = position + 1;
        _nesting.Depth--;
        return true;
    }

    /// <summary>Reads a pair or tuple in another form, from its start if it was entered.</summary>
    [MethodImpl(NoInlining)]
    public T ReadOtherForm<T>(BsonFrame frame)
    {
        // No value starts at the first byte, which belongs to the size of the outermost document.
        if (frame.Start > 0)
        {
            _position = frame.Start;
            _type = typeof(T).GetGenericTypeDefinition() == typeof(KeyValuePair<,>) ? BsonType.Document : BsonType.Array;
            _nesting.Depth--;
        }

        return ReadWithRegistered<T>();
    }

    /// <summary>Reads the next element of a pair or tuple if it has this name. The position moves behind it.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadInt32(ref int position, ReadOnlySpan<byte> name, out int value) =>
        TryReadInt32(ref position, name, null, 0, out value);

    /// <inheritdoc cref="TryReadInt32(ref int, ReadOnlySpan{byte}, out int)" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadInt64(ref int position, ReadOnlySpan<byte> name, out long value) =>
        TryReadInt64(ref position, name, null, 0, out value);

    /// <inheritdoc cref="TryReadInt32(ref int, ReadOnlySpan{byte}, out int)" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadDouble(ref int position, ReadOnlySpan<byte> name, out double value) =>
        TryReadDouble(ref position, name, null, 0, out value);

    /// <inheritdoc cref="TryReadInt32(ref int, ReadOnlySpan{byte}, out int)" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadBoolean(ref int position, ReadOnlySpan<byte> name, out bool value) =>
        TryReadBoolean(ref position, name, null, 0, out value);

    /// <inheritdoc cref="TryReadInt32(ref int, ReadOnlySpan{byte}, out int)" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadObjectId(ref int position, ReadOnlySpan<byte> name, out ObjectId value) =>
        TryReadObjectId(ref position, name, null, 0, out value);

    /// <inheritdoc cref="TryReadInt32(ref int, ReadOnlySpan{byte}, out int)" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadString(ref int position, ReadOnlySpan<byte> name, out string value) =>
        TryReadString(ref position, name, null, 0, out value);
}
