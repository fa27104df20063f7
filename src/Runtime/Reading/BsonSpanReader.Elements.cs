using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Registration;
using BsonGen.Values;
using MongoDB.Bson;

namespace BsonGen.Reading;

// Name, type and value of the commonest elements in one go. What is not exactly as expected is taken apart by TryReadName and the
// methods for values. One step matters: each one loads and stores the position, and the next step waits for it.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads the next element when it has this name.</summary>
    /// <param name="name">The name and the NUL after it.</param>
    /// <param name="value">The value, converted as the class map would.</param>
    /// <returns>False, and nothing is read, when the name is another.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadInt32(ReadOnlySpan<byte> name, out int value)
    {
        var element = _bytes.Slice(_position);
        if (RegisteredSerializer<int>.IsStock && IsElement(element, BsonType.Int32, name, sizeof(int)))
        {
            value = BinaryPrimitives.ReadInt32LittleEndian(element.Slice(1 + name.Length));
            _position += 1 + name.Length + sizeof(int);
            return true;
        }

        return TryReadOther(name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadInt64(ReadOnlySpan<byte> name, out long value)
    {
        var element = _bytes.Slice(_position);
        if (RegisteredSerializer<long>.IsStock && IsElement(element, BsonType.Int64, name, sizeof(long)))
        {
            value = BinaryPrimitives.ReadInt64LittleEndian(element.Slice(1 + name.Length));
            _position += 1 + name.Length + sizeof(long);
            return true;
        }

        return TryReadOther(name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadDouble(ReadOnlySpan<byte> name, out double value)
    {
        var element = _bytes.Slice(_position);
        if (RegisteredSerializer<double>.IsStock && IsElement(element, BsonType.Double, name, sizeof(double)))
        {
            value = BinaryPrimitives.ReadDoubleLittleEndian(element.Slice(1 + name.Length));
            _position += 1 + name.Length + sizeof(double);
            return true;
        }

        return TryReadOther(name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadBoolean(ReadOnlySpan<byte> name, out bool value)
    {
        var element = _bytes.Slice(_position);
        if (RegisteredSerializer<bool>.IsStock && IsElement(element, BsonType.Boolean, name, 1) && element[1 + name.Length] is var bit and <= 1)
        {
            value = bit != 0;
            _position += 1 + name.Length + 1;
            return true;
        }

        return TryReadOther(name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadString(ReadOnlySpan<byte> name, out string value)
    {
        var element = _bytes.Slice(_position);
        if (RegisteredSerializer<string>.IsStock && IsElement(element, BsonType.String, name, sizeof(int) + 1))
        {
            // The length counts the NUL; all that is wrong with it is found out by the slower way.
            var text = element.Slice(1 + name.Length);
            var length = BinaryPrimitives.ReadInt32LittleEndian(text) - 1;
            text = text.Slice(sizeof(int));
            if ((uint)length < (uint)text.Length && text[length] == 0)
            {
                // Should the text not be UTF-8, the position says whose it is.
                _position += 1 + name.Length;
                value = Text.Decode(text.Slice(0, length), _isLenient);
                _position += sizeof(int) + length + 1;
                return true;
            }
        }

        return TryReadOther(name, out value);
    }

    /// <inheritdoc cref="TryReadInt32" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadObjectId(ReadOnlySpan<byte> name, out ObjectId value)
    {
        var element = _bytes.Slice(_position);
        if (RegisteredSerializer<ObjectId>.IsStock && IsElement(element, BsonType.ObjectId, name, ObjectIdBytes.Size))
        {
            value = ObjectIdBytes.Read(element.Slice(1 + name.Length));
            _position += 1 + name.Length + ObjectIdBytes.Size;
            return true;
        }

        return TryReadOther(name, out value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsElement(ReadOnlySpan<byte> element, BsonType type, ReadOnlySpan<byte> name, int size) =>
        element.Length >= 1 + name.Length + size && element[0] == (byte)type && element.Slice(1, name.Length).SequenceEqual(name);

    // Two calls, so that no address of the value is taken on the way that is mostly gone.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryReadOther<T>(ReadOnlySpan<byte> name, out T value)
    {
        var isNext = TryReadNameApart(name);
        value = isNext ? ReadAny<T>() : default!;
        return isNext;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryReadNameApart(ReadOnlySpan<byte> name) => TryReadName(name);
}
