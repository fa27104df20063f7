using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Binary data of the generic subtype.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads bytes, or null.</summary>
    public byte[] ReadBytes()
    {
        if (_type == BsonType.Binary && RegisteredSerializer<byte[]>.IsDefault &&
            Rest is { Length: >= 5 } value && value[4] == (byte)BsonBinarySubType.Binary)
        {
            var size = ReadSize();
            _position++;
            return ReadBlock(size).ToArray();
        }

        return ReadWithRegistered<byte[]>();
    }
}
