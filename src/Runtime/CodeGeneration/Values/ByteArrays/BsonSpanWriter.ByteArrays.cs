using System.Buffers.Binary;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Binary data.
public ref partial struct BsonSpanWriter
{
    // The driver writes longer arrays as text, and throws if no document holds the text.
    private const int LongestDigitsInLine = 16 * 1024 * 1024;

    /// <summary>Writes bytes, or null.</summary>
    public void WriteBytes(ReadOnlySpan<byte> name, byte[]? value)
    {
        if (value is null || !TryWriteBytes(name, value, RegisteredSerializer<byte[]>.Representation))
        {
            WriteWithRegistered(name, value!);
        }
    }

    /// <summary>Writes bytes.</summary>
    public void WriteMemory(ReadOnlySpan<byte> name, Memory<byte> value)
    {
        if (RegisteredSerializer<Memory<byte>>.Representation == BsonType.Binary)
        {
            WriteBinary(name, BsonBinarySubType.Binary, value.Span);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes bytes.</summary>
    public void WriteReadOnlyMemory(ReadOnlySpan<byte> name, ReadOnlyMemory<byte> value)
    {
        if (RegisteredSerializer<ReadOnlyMemory<byte>>.Representation == BsonType.Binary)
        {
            WriteBinary(name, BsonBinarySubType.Binary, value.Span);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes bytes as binary data or hexadecimal digits; returns false, and writes nothing, for other representations.</summary>
    internal bool TryWriteBytes(ReadOnlySpan<byte> name, byte[] value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Binary:
                WriteBinary(name, BsonBinarySubType.Binary, value);
                return true;

            case BsonType.String when value.Length <= LongestDigitsInLine:
                Hex.Write(value, StartText(name, 2 * value.Length));
                EndText(name, 2 * value.Length);
                return true;

            default:
                return false;
        }
    }

    private void WriteBinary(ReadOnlySpan<byte> name, BsonBinarySubType subType, ReadOnlySpan<byte> value)
    {
        WriteHeader(BsonType.Binary, name);
        var binary = Reserve(5 + value.Length);
        BinaryPrimitives.WriteInt32LittleEndian(binary, value.Length);
        binary[4] = (byte)subType;
        value.CopyTo(binary.Slice(5));
        _position += binary.Length;
    }
}
