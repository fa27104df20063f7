using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text.Unicode;
using BsonGen.Faults;
using BsonGen.Registration;
using BsonGen.Values;
using MongoDB.Bson;

namespace BsonGen.Reading;

// Name, type and value of the commonest elements in one go. What is not exactly as expected is taken apart by TryReadNameApart and the
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

            if (ByteAt(position) == (byte)BsonType.Int32 && RegisteredSerializer<int>.IsStock)
            {
                value = BinaryPrimitives.ReadInt32LittleEndian(Bytes(position + 1 + name.Length, sizeof(int)));
                _position = position += 1 + name.Length + sizeof(int);
                return true;
            }
        }

        return TryReadOther(ref position, name, out value);
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

            if (ByteAt(position) == (byte)BsonType.Int64 && RegisteredSerializer<long>.IsStock)
            {
                value = BinaryPrimitives.ReadInt64LittleEndian(Bytes(position + 1 + name.Length, sizeof(long)));
                _position = position += 1 + name.Length + sizeof(long);
                return true;
            }
        }

        return TryReadOther(ref position, name, out value);
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

            if (ByteAt(position) == (byte)BsonType.Double && RegisteredSerializer<double>.IsStock)
            {
                value = BinaryPrimitives.ReadDoubleLittleEndian(Bytes(position + 1 + name.Length, sizeof(double)));
                _position = position += 1 + name.Length + sizeof(double);
                return true;
            }
        }

        return TryReadOther(ref position, name, out value);
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

            if (ByteAt(position) == (byte)BsonType.Boolean && RegisteredSerializer<bool>.IsStock && ByteAt(position + 1 + name.Length) is var bit and <= 1)
            {
                value = bit != 0;
                _position = position += 1 + name.Length + 1;
                return true;
            }
        }

        return TryReadOther(ref position, name, out value);
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

            if (ByteAt(position) == (byte)BsonType.ObjectId && RegisteredSerializer<ObjectId>.IsStock)
            {
                value = ObjectIdBytes.Read(Bytes(position + 1 + name.Length, ObjectIdBytes.Size));
                _position = position += 1 + name.Length + ObjectIdBytes.Size;
                return true;
            }
        }

        return TryReadOther(ref position, name, out value);
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
            if (ByteAt(position) == (byte)BsonType.String && RegisteredSerializer<string>.IsStock &&
                (ulong)(uint)start + (uint)length < (uint)_bytes.Length && ByteAt(start + length) == 0)
            {
                // Should the text not be UTF-8, the position says whose it is.
                _position = start - sizeof(int);
                value = Text.Decode(Bytes(start, length), _isLenient);
                _position = position = start + length + 1;
                return true;
            }
        }

        // Not the generic way: for reference types it has to find out at run time what it reads.
        var isNext = TryReadNameApart(name);
        value = isNext ? ReadStringApart() : null!;
        position = _position;
        return isNext;
    }

    /// <summary>Finds the member whose element may come next. If it does not, ask again.</summary>
    /// <param name="position">Where the reader stands.</param>
    /// <param name="names">The names of the members' elements.</param>
    /// <returns>The number of the member; negative when it is another element.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int FindMember(int position, BsonElementNames names)
    {
        if (position != _guessedAt && Holds(position, 1 + sizeof(ulong)))
        {
            _guessedAt = position;
            return names.Guess(BinaryPrimitives.ReadUInt64LittleEndian(Bytes(position + 1, sizeof(ulong))));
        }

        return names.Find(PeekName());
    }

    /// <summary>Skips an element that matches no member, as <c>[BsonIgnoreExtraElements]</c> asks, and more such elements behind it.</summary>
    /// <param name="position">Where the reader stands.</param>
    /// <param name="names">The names of the members' elements.</param>
    /// <returns>Where the reader stands now.</returns>
    public int SkipUnknownElements(int position, BsonElementNames names)
    {
        do
        {
            position = SkipUnknownElement(position);
        }
        while (Holds(position, 1 + sizeof(ulong)) && ByteAt(position) != 0 &&
            BinaryPrimitives.ReadUInt64LittleEndian(Bytes(position + 1, sizeof(ulong))) is var start &&
            names.Guess(start) < 0 && !Discriminators.IsName(start));

        return _position = position;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int SkipUnknownElement(int position)
    {
        // The driver decodes the name, and so refuses a bad one; a short one that is all ASCII is good.
        if (Holds(position, 1 + Vector128<byte>.Count))
        {
            var name = Vector128.Create(Bytes(position + 1, Vector128<byte>.Count));
            var ends = Vector128.Equals(name, Vector128<byte>.Zero).ExtractMostSignificantBits();
            var value = position + 1 + BitOperations.TrailingZeroCount(ends) + 1;
            if (ends != 0 && (name.ExtractMostSignificantBits() & (ends ^ (ends - 1))) == 0 &&
                BsonValueSize.TryMeasure((BsonType)ByteAt(position), _bytes.Slice(value), out var size))
            {
                return value + size;
            }
        }

        _position = position;
        SkipOtherElement();
        return _position;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SkipOtherElement()
    {
        var name = PeekName();
        if (!_isLenient && !Utf8.IsValid(name))
        {
            DecodeName();
        }

        SkipElement(name);
    }

    /// <summary>Steps over the header of the next array element; its name does not matter.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void ReadItemHeader()
    {
        // Mostly a type, one digit or two, and a NUL.
        var position = _position;
        if (Holds(position, 4) && ByteAt(position) is var type and not 0 && ByteAt(position + 1) != 0)
        {
            if (ByteAt(position + 2) == 0)
            {
                _type = (BsonType)type;
                _position = position + 3;
                return;
            }

            if (ByteAt(position + 3) == 0)
            {
                _type = (BsonType)type;
                _position = position + 4;
                return;
            }
        }

        ReadOtherItemHeader();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ReadOtherItemHeader()
    {
        var header = Rest;
        var length = header.IsEmpty || header[0] == 0 ? -1 : ElementName.FindEnd(header.Slice(1));
        if (length < 0)
        {
            ReadFaults.ThrowEndOfStream();
        }

        _type = (BsonType)header[0];
        _position += length + 2;
    }

    /// <summary>Steps over an array's element when it is one of the commonest: its name is a digit or two.</summary>
    /// <param name="position">Where the element starts; moved behind it.</param>
    /// <remarks>
    /// Items mostly have the type of the one before, and a name as long. The branches on these are foreseen, so that finding the next one
    /// waits for nothing but the size of this one.
    /// </remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool TrySkipItem(ref int position)
    {
        if (!Holds(position, sizeof(ulong)))
        {
            return false;
        }

        // The type, the name with its NUL, and the size, or the start of it.
        var header = BinaryPrimitives.ReadUInt64LittleEndian(Bytes(position, sizeof(ulong)));
        if ((header & 0xFF00) == 0)
        {
            return false;
        }

        int value;
        int size;
        if ((header & 0xFF_0000) == 0)
        {
            value = position + 3;
            size = (int)(header >> 24);
        }
        else if ((header & 0xFF00_0000) == 0)
        {
            value = position + 4;
            size = (int)(header >> 32);
        }
        else
        {
            return false;
        }

        switch ((BsonType)(byte)header)
        {
            case BsonType.Document:
                break;

            case BsonType.String:
                value += sizeof(int);
                break;

            case BsonType.Int32:
                size = sizeof(int);
                break;

            default:
                return false;
        }

        if ((uint)size > (uint)(_bytes.Length - value))
        {
            return false;
        }

        position = value + size;
        return true;
    }

    // Two calls, so that no address of the value is taken on the way that is mostly gone.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadOther<T>(ref int position, ReadOnlySpan<byte> name, out T value)
    {
        var isNext = TryReadNameApart(name);
        value = isNext ? ReadAny<T>() : default!;
        position = _position;
        return isNext;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryReadNameApart(ReadOnlySpan<byte> name)
    {
        var position = _position;
        return TryReadName(ref position, name);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string ReadStringApart() => ReadString();
}
