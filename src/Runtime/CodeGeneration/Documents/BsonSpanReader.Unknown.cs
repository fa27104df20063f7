using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Text.Unicode;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Elements;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Elements that match no member and are skipped: one after another in a loop, for they seldom come alone.
public ref partial struct BsonSpanReader
{
    /// <summary>Skips an element that matches no member, as <c>[BsonIgnoreExtraElements]</c> asks, and more such elements behind it.</summary>
    /// <param name="position">Where the reader stands.</param>
    /// <param name="names">The names of the members' elements.</param>
    /// <returns>Where the reader stands now.</returns>
    public int SkipUnknownElements(int position, MemberLookup names)
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
        SkipElementSlow();
        return _position;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SkipElementSlow()
    {
        var name = PeekName();
        if (!_isLenient && !Utf8.IsValid(name))
        {
            DecodeName();
        }

        SkipElement(name);
    }
}
