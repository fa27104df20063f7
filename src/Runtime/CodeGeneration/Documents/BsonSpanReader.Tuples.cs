using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Pairs and tuples in the forms that the driver writes. The driver reads all other forms.
//
// Generated code reads the items by their names, and the driver reads the value again if an element has another name. If items hold documents, the
// elements are checked before. Otherwise documents would be read twice at each level.
public ref partial struct BsonSpanReader
{
    /// <summary>Enters a pair if it is a document of the elements k and v, in this order.</summary>
    /// <param name="pair">The document; its two elements are still to be read.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartPair<TKey, TValue>(out BsonFrame pair)
    {
        if (_type == BsonType.Document && TryGetEnd(BsonType.Document, _position, out var end) && IsPair(BsonType.Document, _position, end))
        {
            return TryReadStartPlainPair<TKey, TValue>(out pair);
        }

        pair = default;
        return false;
    }

    /// <summary>Enters a tuple if it is an array with exactly this number of items, which are named after their index.</summary>
    /// <typeparam name="TTuple">A <see cref="Tuple"/> or <see cref="ValueTuple"/>.</typeparam>
    /// <param name="count">The number of the tuple's items.</param>
    /// <param name="tuple">The array; its items are still to be read.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartTuple<TTuple>(int count, out BsonFrame tuple)
    {
        if (HasItems(count))
        {
            return TryReadStartPlainTuple<TTuple>(out tuple);
        }

        tuple = default;
        return false;
    }

    /// <summary>Enters a pair whose key and value hold no documents. Its elements are not checked.</summary>
    /// <inheritdoc cref="TryReadStartPair" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartPlainPair<TKey, TValue>(out BsonFrame pair)
    {
        DriverReflection.KeepPair<TKey, TValue>();
        if (_type == BsonType.Document && RegisteredSerializer<KeyValuePair<TKey, TValue>>.IsDefault)
        {
            pair = ReadFrame();
            return true;
        }

        pair = default;
        return false;
    }

    /// <summary>Enters a tuple whose items hold no documents. Its elements are not checked.</summary>
    /// <typeparam name="TTuple">A <see cref="Tuple"/> or <see cref="ValueTuple"/>.</typeparam>
    /// <param name="tuple">The array; its items are still to be read.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartPlainTuple<TTuple>(out BsonFrame tuple)
    {
        if (_type == BsonType.Array && RegisteredSerializer<TTuple>.IsDefault)
        {
            tuple = ReadFrame();
            return true;
        }

        tuple = default;
        return false;
    }

    /// <summary>Leaves a pair or tuple. Returns false if more elements follow, or if the declared size is wrong.</summary>
    /// <param name="position">The position after the last item.</param>
    /// <param name="tuple">The pair or tuple.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadEndTuple(int position, BsonFrame tuple)
    {
        if (!Holds(position, 1) || ByteAt(position) != 0 || position + 1 - tuple.Start != tuple.Size)
        {
            return false;
        }

        _position = position + 1;
        _depth--;
        return true;
    }

    /// <summary>Reads a pair in another form from its start.</summary>
    /// <param name="pair">The pair, if it was entered.</param>
    public TPair ReadOtherPair<TPair>(BsonFrame pair) => ReadOtherForm<TPair>(BsonType.Document, pair);

    /// <summary>Reads a tuple in another form from its start.</summary>
    /// <param name="tuple">The tuple, if it was entered.</param>
    public TTuple ReadOtherTuple<TTuple>(BsonFrame tuple) => ReadOtherForm<TTuple>(BsonType.Array, tuple);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private T ReadOtherForm<T>(BsonType type, BsonFrame frame)
    {
        // No value starts at the first byte, which belongs to the size of the outermost document.
        if (frame.Start > 0)
        {
            _position = frame.Start;
            _type = type;
            _depth--;
        }

        return ReadWithRegistered<T>();
    }

    private readonly bool HasItems(int count)
    {
        if (_type != BsonType.Array || !TryGetEnd(BsonType.Array, _position, out var end))
        {
            return false;
        }

        var position = _position + sizeof(int);
        for (var index = 0; index < count; index++)
        {
            var item = position;
            if (position >= end || !TrySkipElement(ref position) || !IsNamed(item, (byte)('0' + index)))
            {
                return false;
            }
        }

        return position + 1 == end && _bytes[position] == 0;
    }
}
