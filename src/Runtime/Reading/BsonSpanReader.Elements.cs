using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using BsonGen.Registration;
using BsonGen.Values;
using MongoDB.Bson;

namespace BsonGen.Reading;

// Name, type and value of the commonest elements in one go. What is not exactly as expected is taken apart by TryReadNameApart and the
// methods for values.
//
// The position is handed in, from a local of the generated code's, and stored in the reader as it moves: the next element need not wait
// for what was stored to be loaded again, and errors find it where it belongs.
//
// This file reads without the runtime's bounds checks, since one check is enough for an element. ByteAt and Bytes are the only accesses.
// They are called behind a comparison, in 64 bits and of numbers without a sign, so that nothing overflows, of where they end with the
// length of the bytes: in Holds, and for the text of a string in TryReadString. Positions that the caller made up fail it too.
public ref partial struct BsonSpanReader
{
    /// <summary>Steps over the header of the next element when it has this name.</summary>
    /// <param name="position">Where the element starts; moved behind its name.</param>
    /// <param name="name">The name and the NUL after it.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadName(ref int position, ReadOnlySpan<byte> name)
    {
        if (Holds(position, 1 + name.Length) && ByteAt(position) is var type and not 0 && Bytes(position + 1, name.Length).SequenceEqual(name))
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
        if (RegisteredSerializer<int>.IsStock && IsElement(position, BsonType.Int32, name, sizeof(int)))
        {
            value = BinaryPrimitives.ReadInt32LittleEndian(Bytes(position + 1 + name.Length, sizeof(int)));
            _position = position += 1 + name.Length + sizeof(int);
            return true;
        }

        return TryReadOther(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadInt64(ref int position, ReadOnlySpan<byte> name, out long value)
    {
        if (RegisteredSerializer<long>.IsStock && IsElement(position, BsonType.Int64, name, sizeof(long)))
        {
            value = BinaryPrimitives.ReadInt64LittleEndian(Bytes(position + 1 + name.Length, sizeof(long)));
            _position = position += 1 + name.Length + sizeof(long);
            return true;
        }

        return TryReadOther(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadDouble(ref int position, ReadOnlySpan<byte> name, out double value)
    {
        if (RegisteredSerializer<double>.IsStock && IsElement(position, BsonType.Double, name, sizeof(double)))
        {
            value = BinaryPrimitives.ReadDoubleLittleEndian(Bytes(position + 1 + name.Length, sizeof(double)));
            _position = position += 1 + name.Length + sizeof(double);
            return true;
        }

        return TryReadOther(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadBoolean(ref int position, ReadOnlySpan<byte> name, out bool value)
    {
        if (RegisteredSerializer<bool>.IsStock && IsElement(position, BsonType.Boolean, name, 1) && ByteAt(position + 1 + name.Length) is var bit and <= 1)
        {
            value = bit != 0;
            _position = position += 1 + name.Length + 1;
            return true;
        }

        return TryReadOther(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadObjectId(ref int position, ReadOnlySpan<byte> name, out ObjectId value)
    {
        if (RegisteredSerializer<ObjectId>.IsStock && IsElement(position, BsonType.ObjectId, name, ObjectIdBytes.Size))
        {
            value = ObjectIdBytes.Read(Bytes(position + 1 + name.Length, ObjectIdBytes.Size));
            _position = position += 1 + name.Length + ObjectIdBytes.Size;
            return true;
        }

        return TryReadOther(ref position, name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadString(ref int position, ReadOnlySpan<byte> name, out string value)
    {
        if (RegisteredSerializer<string>.IsStock && IsElement(position, BsonType.String, name, sizeof(int) + 1))
        {
            // The length counts the NUL. All that is wrong with it is found out by the slower way.
            var start = position + 1 + name.Length + sizeof(int);
            var length = BinaryPrimitives.ReadInt32LittleEndian(Bytes(start - sizeof(int), sizeof(int))) - 1;
            if ((ulong)(uint)start + (uint)length < (uint)_bytes.Length && ByteAt(start + length) == 0)
            {
                // Should the text not be UTF-8, the position says whose it is.
                _position = start - sizeof(int);
                value = Text.Decode(Bytes(start, length), _isLenient);
                _position = position = start + length + 1;
                return true;
            }
        }

        return TryReadOther(ref position, name, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool IsElement(int position, BsonType type, ReadOnlySpan<byte> name, int size) =>
        Holds(position, 1 + name.Length + size) && ByteAt(position) == (byte)type && Bytes(position + 1, name.Length).SequenceEqual(name);

    /// <summary>Whether so many bytes are there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool Holds(int position, int size) => (ulong)(uint)position + (uint)size <= (uint)_bytes.Length;

    /// <summary>The byte at a position that was found to be within the bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly byte ByteAt(int position) => Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position);

    /// <summary>Bytes that were found to be there.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly ReadOnlySpan<byte> Bytes(int position, int size) =>
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref MemoryMarshal.GetReference(_bytes), (nint)(uint)position), size);

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
}
