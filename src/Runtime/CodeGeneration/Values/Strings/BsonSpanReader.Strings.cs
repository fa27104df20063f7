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

    /// <summary>Reads a string that the member shares, or null.</summary>
    /// <param name="strings">The member's strings.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public string ReadString(InternedStrings strings) =>
        _type == BsonType.String && RegisteredSerializer<string>.IsDefault ? ReadText(strings) : ReadStringOrNull();

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

    private string ReadText()
    {
        var text = ReadTextBytes(out var size);
        return Advance(size, Utf8Decoder.Decode(text, _isLenient));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private string ReadText(InternedStrings strings)
    {
        var text = ReadTextBytes(out var size);
        return TextKey.TryLoad(Rest.Slice(sizeof(int)), text.Length, out var key) && strings.TryFind(key, out var kept)
            ? Advance(size, kept)
            : Advance(size, strings.Decode(text, _isLenient));
    }

    /// <summary>Reads the UTF-8 of a string value: its length in bytes, the bytes, a NUL. The position does not move.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly ReadOnlySpan<byte> ReadTextBytes(out int size)
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

        size = sizeof(int) + length;
        return text.Slice(0, length - 1);
    }

    /// <summary>Peeks at the bytes of a string; empty if the value is malformed.</summary>
    private readonly ReadOnlySpan<byte> PeekText() =>
        BsonValueSize.TryMeasure(BsonType.String, Rest, out var size) && size > 5 && Rest[size - 1] == 0 ? Rest.Slice(4, size - 5) : default;

    /// <summary>Gets the size of the string value with this text.</summary>
    private static int TextSize(ReadOnlySpan<byte> text) => sizeof(int) + text.Length + 1;
}
