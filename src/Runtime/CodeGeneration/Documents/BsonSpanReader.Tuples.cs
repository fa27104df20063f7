using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Pairs and tuples in the forms that the driver writes. The driver reads all other forms.
public ref partial struct BsonSpanReader
{
    /// <summary>Enters a pair: a document of the elements k and v, or an array of two items.</summary>
    /// <param name="pair">The document or array; its two elements are still to be read.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartPair<TKey, TValue>(out BsonFrame pair)
    {
        DriverReflection.KeepPair<TKey, TValue>();
        pair = default;
        if (!RegisteredSerializer<KeyValuePair<TKey, TValue>>.IsDefault || !TryGetEnd(_type, _position, out var end) ||
            !IsPair(_type, _position, end))
        {
            return false;
        }

        pair = ReadFrame();
        return true;
    }

    /// <summary>Enters a tuple: an array with exactly this number of items.</summary>
    /// <typeparam name="TTuple">A <see cref="Tuple"/> or <see cref="ValueTuple"/>.</typeparam>
    /// <param name="count">The number of the tuple's items.</param>
    /// <param name="tuple">The array; its items are still to be read.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadStartTuple<TTuple>(int count, out BsonFrame tuple)
    {
        tuple = default;
        if (_type != BsonType.Array || !RegisteredSerializer<TTuple>.IsDefault || !HasItems(count))
        {
            return false;
        }

        tuple = ReadFrame();
        return true;
    }

    private readonly bool HasItems(int count)
    {
        if (!TryGetEnd(BsonType.Array, _position, out var end))
        {
            return false;
        }

        var position = _position + sizeof(int);
        for (var index = 0; index < count; index++)
        {
            if (position >= end || !TrySkipElement(ref position))
            {
                return false;
            }
        }

        return position + 1 == end && _bytes[position] == 0;
    }
}
