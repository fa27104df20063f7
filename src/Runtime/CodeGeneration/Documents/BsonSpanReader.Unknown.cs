using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Text.Unicode;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Elements;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Skips elements that match no member, in a loop, since such elements often follow each other.
public ref partial struct BsonSpanReader
{
    /// <summary>Skips an element that matches no member, and all such elements that follow it directly.</summary>
    /// <param name="position">The position of the element.</param>
    /// <param name="names">The element names of the members.</param>
    /// <returns>The position after the skipped elements.</returns>
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
        // The driver decodes the name and rejects invalid UTF-8. A short ASCII name is valid.
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
