using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Dictionaries as arrays of pairs, each an array of two or a document of the elements k and v. The driver reads all other forms.
public ref partial struct BsonSpanReader
{
    // A type, a name of one byte, and a NUL.
    private const int ShortHeader = 3;

    /// <summary>Enters an array if all its items are pairs in the form that the driver writes.</summary>
    /// <param name="array">The array.</param>
    /// <param name="count">The number of pairs.</param>
    internal bool TryReadStartPairs(out BsonFrame array, out int count)
    {
        array = default;
        count = 0;
        if (_type != BsonType.Array || _elementBudget < 0 || !TryCountPairs(out count))
        {
            return false;
        }

        _elementBudget -= count;
        array = ReadFrame();
        return true;
    }

    /// <summary>Enters the next pair.</summary>
    /// <param name="position">The position of the pair; afterwards that of its key.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal BsonFrame ReadStartPair(scoped ref int position)
    {
        var start = position + ShortHeader;
        var size = HasShortName(position, sizeof(int)) ? BinaryPrimitives.ReadInt32LittleEndian(Bytes(start, sizeof(int))) : -1;
        if ((uint)size > (uint)_maxDocumentSize)
        {
            ReadItemHeader();
            var pair = ReadFrame();
            position = _position;
            return pair;
        }

        _position = position = start + sizeof(int);
        EnterFrame();
        return new BsonFrame(start, size);
    }

    /// <summary>Reads the header and the value of an item.</summary>
    /// <param name="position">The position of the item; afterwards the position after it. The reader's position is the same, but a local need not be loaded again.</param>
    /// <param name="member">Reads values of other types.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal T ReadItem<T>(scoped ref int position, DriverMember<T> member)
    {
        if ((typeof(T) == typeof(int) || typeof(T) == typeof(char)) && RegisteredSerializer<T>.IsDefault && member is AnyMember<T> &&
            HasShortName(position, sizeof(int)) && ByteAt(position) == (byte)BsonType.Int32)
        {
            var number = BinaryPrimitives.ReadInt32LittleEndian(Bytes(position + ShortHeader, sizeof(int)));
            if (typeof(T) == typeof(int) || number == (char)number)
            {
                _position = position += ShortHeader + sizeof(int);
                return typeof(T) == typeof(int) ? As<int, T>(number) : As<char, T>((char)number);
            }
        }

        ReadItemHeader();
        var value = member.Read(ref this);
        position = _position;
        return value;
    }

    /// <summary>Leaves a pair.</summary>
    /// <param name="position">The position of its end; afterwards the position after it.</param>
    /// <param name="pair">The pair.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void ReadEndPair(scoped ref int position, BsonFrame pair)
    {
        if (!Holds(position, 1) || ByteAt(position) != 0)
        {
            ThrowMalformedItem();
        }

        LeaveFrame(position, pair, isMember: true);
        position++;
    }

    /// <summary>Whether an element has a name of one byte, and this number of bytes follows.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly bool HasShortName(int position, int size) =>
        Holds(position, ShortHeader + size) && ByteAt(position) != 0 && ByteAt(position + 1) != 0 && ByteAt(position + 2) == 0;

    private readonly bool TryCountPairs(out int count)
    {
        count = 0;
        if (!TryGetEnd(BsonType.Array, _position, out var end))
        {
            return false;
        }

        var position = _position + sizeof(int);
        while (position < end && _bytes[position] != 0)
        {
            var start = position;
            if (TrySkipItem(ref position))
            {
                // The name has one digit or two.
                if (!IsPair((BsonType)_bytes[start], start + (_bytes[start + 2] == 0 ? 3 : 4), position))
                {
                    return false;
                }
            }
            else if (!TryReadHeader(position, out var type, out var value) || !TryGetEnd(type, value, out position) || !IsPair(type, value, position))
            {
                return false;
            }

            count++;
        }

        return position + 1 == end;
    }

    /// <summary>Whether a value is an array of two items, or a document of the elements k and v.</summary>
    /// <param name="type">The type of the value.</param>
    /// <param name="start">Where the value starts.</param>
    /// <param name="end">Where the value ends.</param>
    private readonly bool IsPair(BsonType type, int start, int end)
    {
        if (type is not (BsonType.Array or BsonType.Document) || end - start <= sizeof(int))
        {
            return false;
        }

        var key = start + sizeof(int);
        var value = key;
        if (!TrySkipElement(ref value))
        {
            return false;
        }

        var rest = value;
        return TrySkipElement(ref rest) && rest + 1 == end && _bytes[rest] == 0 &&
            (type == BsonType.Array || (IsNamed(key, (byte)'k') && IsNamed(value, (byte)'v')));
    }

    private readonly bool IsNamed(int element, byte name) => _bytes[element + 1] == name && _bytes[element + 2] == 0;

    private readonly bool TryReadHeader(int position, out BsonType type, out int value)
    {
        var isElement = BsonElementWalk.TryRead(_bytes, position, out var element);
        type = element.Type;
        value = element.ValueStart;
        return isElement;
    }

    /// <summary>Finds the end of a value inside the bytes.</summary>
    private readonly bool TryGetEnd(BsonType type, int start, out int end)
    {
        var isKnown = BsonValueSize.TryMeasure(type, _bytes.Slice(start), out var size);
        end = start + size;
        return isKnown;
    }

    private readonly bool TrySkipElement(ref int position) =>
        TrySkipItem(ref position) || (TryReadHeader(position, out var type, out var value) && TryGetEnd(type, value, out position));
}
