using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Faults;
using BsonGen.Registration;
using MongoDB.Bson;

namespace BsonGen.Reading;

// Text: its length in bytes, UTF-8, a NUL.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a string, or null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string ReadString() =>
        _type == BsonType.String && RegisteredSerializer<string>.IsStock ? ReadText() : ReadStringOrNull();

    /// <summary>Reads the text of a string value: its length in bytes, the bytes, a NUL.</summary>
    private string ReadText()
    {
        var rest = Rest;
        if (!BinaryPrimitives.TryReadInt32LittleEndian(rest, out var length))
        {
            ReadFaults.ThrowEndOfStream();
        }

        if (length <= 0)
        {
            ReadFaults.ThrowBadStringLength(length);
        }

        if (length > rest.Length - sizeof(int))
        {
            ReadFaults.ThrowEndOfStream();
        }

        var text = rest.Slice(sizeof(int), length);
        if (text[length - 1] != 0)
        {
            ReadFaults.ThrowUnterminatedString();
        }

        return Advance(sizeof(int) + length, Text.Decode(text.Slice(0, length - 1), _isLenient));
    }

    /// <summary>The bytes of a string value, left where they are; empty when they are malformed.</summary>
    private readonly ReadOnlySpan<byte> PeekText() =>
        BsonValueSize.TryMeasure(BsonType.String, Rest, out var size) && size > 5 && Rest[size - 1] == 0 ? Rest.Slice(4, size - 5) : default;

    /// <summary>The size of a string value with this text.</summary>
    private static int TextSize(ReadOnlySpan<byte> text) => sizeof(int) + text.Length + 1;
}
