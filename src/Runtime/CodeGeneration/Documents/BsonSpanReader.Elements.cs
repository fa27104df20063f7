namespace BsonGen.CodeGeneration;

// Reads name, type and value of the most common elements in one step. TryReadNameSlow and the methods for values read all others.
//
// Generated code holds the position in a local and passes it by reference. Each method also stores it in the reader, for
// exceptions. The next element uses the local, so the processor does not wait for a store.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads the header of the next element if it has this name. The position moves to the value.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadName(ref int position, ReadOnlySpan<byte> name)
    {
        if (Holds(position, 1 + name.Length))
        {
            var type = ByteAt(position);
            if (type != 0 && IsName(position, name))
            {
                _type = (BsonType)type;
                _position = position += 1 + name.Length;
                return true;
            }
        }

        return false;
    }

    /// <summary>Reads the next element if it has this name. The position moves behind it.</summary>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadInt32(ref int position, ReadOnlySpan<byte> name, out int value)
    {
        if (Holds(position, 1 + name.Length + sizeof(int)))
        {
            if (!IsName(position, name))
            {
                value = 0;
                return false;
            }

            if (ByteAt(position) == (byte)BsonType.Int32 && RegisteredSerializer<int>.IsDefault)
            {
                value = ReadInt32LittleEndian(Bytes(position + 1 + name.Length, sizeof(int)));
                _position = position += 1 + name.Length + sizeof(int);
                return true;
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadInt64(ref int position, ReadOnlySpan<byte> name, out long value)
    {
        if (Holds(position, 1 + name.Length + sizeof(long)))
        {
            if (!IsName(position, name))
            {
                value = 0;
                return false;
            }

            if (ByteAt(position) == (byte)BsonType.Int64 && RegisteredSerializer<long>.IsDefault)
            {
                value = ReadInt64LittleEndian(Bytes(position + 1 + name.Length, sizeof(long)));
                _position = position += 1 + name.Length + sizeof(long);
                return true;
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadDouble(ref int position, ReadOnlySpan<byte> name, out double value)
    {
        if (Holds(position, 1 + name.Length + sizeof(double)))
        {
            if (!IsName(position, name))
            {
                value = 0;
                return false;
            }

            if (ByteAt(position) == (byte)BsonType.Double && RegisteredSerializer<double>.IsDefault)
            {
                value = ReadDoubleLittleEndian(Bytes(position + 1 + name.Length, sizeof(double)));
                _position = position += 1 + name.Length + sizeof(double);
                return true;
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadBoolean(ref int position, ReadOnlySpan<byte> name, out bool value)
    {
        if (Holds(position, 1 + name.Length + 1))
        {
            if (!IsName(position, name))
            {
                value = false;
                return false;
            }

            if (ByteAt(position) == (byte)BsonType.Boolean && RegisteredSerializer<bool>.IsDefault)
            {
                var bit = ByteAt(position + 1 + name.Length);
                if (bit <= 1)
                {
                    value = bit != 0;
                    _position = position += 1 + name.Length + 1;
                    return true;
                }
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadObjectId(ref int position, ReadOnlySpan<byte> name, out ObjectId value)
    {
        if (Holds(position, 1 + name.Length + ObjectIdBytes.Size))
        {
            if (!IsName(position, name))
            {
                value = default;
                return false;
            }

            if (ByteAt(position) == (byte)BsonType.ObjectId && RegisteredSerializer<ObjectId>.IsDefault)
            {
                value = ObjectIdBytes.Read(Bytes(position + 1 + name.Length, ObjectIdBytes.Size));
                _position = position += 1 + name.Length + ObjectIdBytes.Size;
                return true;
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(AggressiveInlining)]
    public bool TryReadString(ref int position, ReadOnlySpan<byte> name, out string value) =>
        TryReadString(ref position, name, null, out value);

    /// <inheritdoc cref="TryReadInt32" />
    /// <param name="strings">The strings that the member shares, or null.</param>
    [MethodImpl(AggressiveInlining)]
    public bool TryReadString(ref int position, ReadOnlySpan<byte> name, InternedStrings? strings, out string value)
    {
        if (Holds(position, 1 + name.Length + sizeof(int)))
        {
            if (!IsName(position, name))
            {
                value = null!;
                return false;
            }

            // The length includes the NUL. The slow path reports invalid lengths.
            var start = position + 1 + name.Length + sizeof(int);
            var length = ReadInt32LittleEndian(Bytes(start - sizeof(int), sizeof(int))) - 1;
            if (ByteAt(position) == (byte)BsonType.String && RegisteredSerializer<string>.IsDefault &&
                (ulong)(uint)start + (uint)length < (uint)_bytes.Length && ByteAt(start + length) == 0)
            {
                // If the text is not UTF-8, the exception names the member at this position.
                _position = start - sizeof(int);
                value = strings is null
                    ? Utf8Decoder.Decode(Bytes(start, length), _settings.IsLenient)
                    : strings.Decode(Bytes(start, _bytes.Length - start), length, _settings.IsLenient);
                _position = position = start + length + 1;
                return true;
            }
        }

        // ReadPlain would be slower: the shared code of reference types determines the type at run time.
        var isNext = TryReadNameSlow(name);
        value = isNext ? ReadString(strings) : null!;
        position = _position;
        return isNext;
    }

    // Reads a text whose length is valid. The position moves behind it.
    [MethodImpl(AggressiveInlining)]
    internal bool TryReadText(ref int position, out string value)
    {
        if (Holds(position, sizeof(int)))
        {
            var start = position + sizeof(int);
            var length = ReadInt32LittleEndian(Bytes(position, sizeof(int))) - 1;
            if (RegisteredSerializer<string>.IsDefault && (ulong)(uint)start + (uint)length < (uint)_bytes.Length &&
                ByteAt(start + length) == 0)
            {
                // If the text is not UTF-8, the exception names the member at this position.
                _position = position;
                value = Utf8Decoder.Decode(Bytes(start, length), _settings.IsLenient);
                _position = position = start + length + 1;
                return true;
            }
        }

        value = null!;
        return false;
    }

    /// <summary>Guesses the member of the next element on the first call at a position, and finds it on the second.</summary>
    /// <returns>Negative if the element matches no member.</returns>
    [MethodImpl(AggressiveInlining)]
    public int GuessOrFindMember(int position, MemberLookup names)
    {
        if (position != _guessedAt && Holds(position, 1 + sizeof(ulong)))
        {
            _guessedAt = position;
            return names.Guess(WordAt(position + 1));
        }

        return names.Find(PeekName());
    }

    // Two calls, so that the common path does not take the address of the value.
    [MethodImpl(AggressiveInlining)]
    private bool TryReadSlow<T>(ref int position, ReadOnlySpan<byte> name, out T value)
    {
        var isNext = TryReadNameSlow(name);
        value = isNext ? ReadPlainSlow<T>() : default!;
        position = _position;
        return isNext;
    }

    // A call, so that the values of fast paths stay in registers.
    [MethodImpl(NoInlining)]
    private T ReadPlainSlow<T>() => this.ReadPlain<T>();

    [MethodImpl(NoInlining)]
    private bool TryReadNameSlow(ReadOnlySpan<byte> name)
    {
        var position = _position;
        return TryReadName(ref position, name);
    }
}
