using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Text;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Name, type and value of the commonest elements in one go. What is not exactly as expected is taken apart by TryReadNameSlow and the
// methods for values.
//
// The position is handed in, from a local of the generated code's, and stored in the reader as it moves: the next element need not wait
// for what was stored to be loaded again, and errors find it where it belongs.
public ref partial struct BsonSpanReader
{
    /// <summary>Steps over the header of the next element when it has this name.</summary>
    /// <param name="position">Where the element starts; moved behind its name.</param>
    /// <param name="name">The name and the NUL after it.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadName(ref int position, ReadOnlySpan<byte> name)
    {
        if (Holds(position, 1 + name.Length) && ByteAt(position) is var type and not 0 && IsName(position, name))
        {
            _type = (BsonType)type;
            _position = position += 1 + name.Length;
            return true;
        }

        return false;
    }

    /// <summary>Reads the next element when it has this name.</summary>
    /// <param name="position">Where the element starts; moved behind it.</param>
    /// <param name="name">The name and the NUL after it.</param>
    /// <param name="value">The value, converted as the class map would.</param>
    /// <returns>False, and nothing is read, when the name is another.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
                value = BinaryPrimitives.ReadInt32LittleEndian(Bytes(position + 1 + name.Length, sizeof(int)));
                _position = position += 1 + name.Length + sizeof(int);
                return true;
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
                value = BinaryPrimitives.ReadInt64LittleEndian(Bytes(position + 1 + name.Length, sizeof(long)));
                _position = position += 1 + name.Length + sizeof(long);
                return true;
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
                value = BinaryPrimitives.ReadDoubleLittleEndian(Bytes(position + 1 + name.Length, sizeof(double)));
                _position = position += 1 + name.Length + sizeof(double);
                return true;
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadBoolean(ref int position, ReadOnlySpan<byte> name, out bool value)
    {
        if (Holds(position, 1 + name.Length + 1))
        {
            if (!IsName(position, name))
            {
                value = false;
                return false;
            }

            if (ByteAt(position) == (byte)BsonType.Boolean && RegisteredSerializer<bool>.IsDefault && ByteAt(position + 1 + name.Length) is var bit and <= 1)
            {
                value = bit != 0;
                _position = position += 1 + name.Length + 1;
                return true;
            }
        }

        return TryReadSlow(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
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
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadString(ref int position, ReadOnlySpan<byte> name, out string value)
    {
        if (Holds(position, 1 + name.Length + sizeof(int)))
        {
            if (!IsName(position, name))
            {
                value = null!;
                return false;
            }

            // The length counts the NUL. All that is wrong with it is found out by the slower way.
            var start = position + 1 + name.Length + sizeof(int);
            var length = BinaryPrimitives.ReadInt32LittleEndian(Bytes(start - sizeof(int), sizeof(int))) - 1;
            if (ByteAt(position) == (byte)BsonType.String && RegisteredSerializer<string>.IsDefault &&
                (ulong)(uint)start + (uint)length < (uint)_bytes.Length && ByteAt(start + length) == 0)
            {
                // Should the text not be UTF-8, the position says whose it is.
                _position = start - sizeof(int);
                value = Utf8Decoder.Decode(Bytes(start, length), _isLenient);
                _position = position = start + length + 1;
                return true;
            }
        }

        // Not the generic way: for reference types it has to find out at run time what it reads.
        var isNext = TryReadNameSlow(name);
        value = isNext ? ReadStringSlow() : null!;
        position = _position;
        return isNext;
    }

    /// <summary>Finds the member whose element may come next. If it does not, ask again.</summary>
    /// <param name="position">Where the reader stands.</param>
    /// <param name="names">The names of the members' elements.</param>
    /// <returns>The number of the member; negative when it is another element.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int GuessOrFindMember(int position, MemberLookup names)
    {
        if (position != _guessedAt && Holds(position, 1 + sizeof(ulong)))
        {
            _guessedAt = position;
            return names.Guess(BinaryPrimitives.ReadUInt64LittleEndian(Bytes(position + 1, sizeof(ulong))));
        }

        return names.Find(PeekName());
    }

    // Two calls, so that no address of the value is taken on the way that is mostly gone.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadSlow<T>(ref int position, ReadOnlySpan<byte> name, out T value)
    {
        var isNext = TryReadNameSlow(name);
        value = isNext ? ReadAny<T>() : default!;
        position = _position;
        return isNext;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryReadNameSlow(ReadOnlySpan<byte> name)
    {
        var position = _position;
        return TryReadName(ref position, name);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string ReadStringSlow() => ReadString();
}
