using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Binary data of the generic subtype.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads bytes, or null.</summary>
    public byte[] ReadBytes() => RegisteredSerializer<byte[]>.IsDefault && TryReadBinary(out var value) ? value : ReadWithRegistered<byte[]>();

    /// <summary>Reads bytes into memory of their own.</summary>
    public Memory<byte> ReadMemory() =>
        RegisteredSerializer<Memory<byte>>.IsDefault && TryReadBinary(out var value) ? value : ReadWithRegistered<Memory<byte>>();

    /// <summary>Reads bytes into memory of their own.</summary>
    public ReadOnlyMemory<byte> ReadReadOnlyMemory() =>
        RegisteredSerializer<ReadOnlyMemory<byte>>.IsDefault && TryReadBinary(out var value) ? value : ReadWithRegistered<ReadOnlyMemory<byte>>();

    /// <summary>Reads binary data.</summary>
    internal bool TryReadBinary([NotNullWhen(true)] out byte[]? value)
    {
        if (_type != BsonType.Binary || Rest is not { Length: >= 5 } rest || rest[4] != (byte)BsonBinarySubType.Binary)
        {
            value = null;
            return false;
        }

        var size = ReadSize();
        _position++;
        var bytes = ReadBlock(size);

        // The driver creates an array even for no bytes, and a set of arrays compares references.
        value = new byte[bytes.Length];
        bytes.CopyTo(value);
        return true;
    }

    /// <summary>Reads bytes from text with two hexadecimal digits for each byte.</summary>
    internal bool TryReadHexadecimal([NotNullWhen(true)] out byte[]? value)
    {
        value = null;
        if (_type != BsonType.String || PeekText() is not { IsEmpty: false } text || text.Length % 2 != 0)
        {
            return false;
        }

        value = new byte[text.Length / 2];
        if (!Hex.TryParse(text, value))
        {
            return false;
        }

        _position += TextSize(text);
        return true;
    }
}
