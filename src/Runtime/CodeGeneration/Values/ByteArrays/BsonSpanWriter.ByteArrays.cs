using System.Buffers.Binary;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Binary data.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes bytes, or null.</summary>
    public void WriteBytes(ReadOnlySpan<byte> name, byte[]? value)
    {
        if (value is not null && RegisteredSerializer<byte[]>.Representation == BsonType.Binary)
        {
            WriteBinary(name, BsonBinarySubType.Binary, value);
        }
        else
        {
            WriteWithRegistered(name, value!);
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
