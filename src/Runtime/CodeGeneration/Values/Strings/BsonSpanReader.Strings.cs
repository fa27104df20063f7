using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Text;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Strings: the length of the text in bytes, UTF-8, a NUL.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a string, or null.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public string ReadString() =>
        _type == BsonType.String && RegisteredSerializer<string>.IsDefault ? ReadText() : ReadStringOrNull();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string ReadStringOrNull()
    {
        if (RegisteredSerializer<string>.IsDefault)
        {
            if (_type == BsonType.Null)
            {
                return null!;
            }

            if (_type == BsonType.Symbol)
            {
                return ReadText();
            }
        }

        return ReadWithRegistered<string>();
    }

    /// <summary>Reads a string or a symbol.</summary>
    internal bool TryReadTextOrSymbol([NotNullWhen(true)] out string? value)
    {
        value = _type is BsonType.String or BsonType.Symbol ? ReadText() : null;
        return value is not null;
    }

    /// <summary>Reads the text of a string value: its length in bytes, the bytes, a NUL.</summary>
    private string ReadText()
    {
        var rest = Rest;
        if (!BinaryPrimitives.TryReadInt32LittleEndian(rest, out var length))
        {
            ReadExceptions.ThrowEndOfStream();
        }

        if (length <= 0)
        {
            ReadExceptions.ThrowBadStringLength(length);
        }

        if (length > rest.Length - sizeof(int))
        {
            ReadExceptions.ThrowEndOfStream();
        }

        var text = rest.Slice(sizeof(int), length);
        if (text[length - 1] != 0)
        {
            ReadExceptions.ThrowUnterminatedString();
        }

        return Advance(sizeof(int) + length, Utf8Decoder.Decode(text.Slice(0, length - 1), _isLenient));
    }

    /// <summary>Peeks at the bytes of a string; empty if the value is malformed.</summary>
    private readonly ReadOnlySpan<byte> PeekText() =>
        BsonValueSize.TryMeasure(BsonType.String, Rest, out var size) && size > 5 && Rest[size - 1] == 0 ? Rest.Slice(4, size - 5) : default;

    /// <summary>Gets the size of the string value with this text.</summary>
    private static int TextSize(ReadOnlySpan<byte> text) => sizeof(int) + text.Length + 1;
}
