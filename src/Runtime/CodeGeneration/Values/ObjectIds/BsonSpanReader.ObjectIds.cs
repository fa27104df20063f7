using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// ObjectIds, and strings of their digits.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads an <see cref="ObjectId"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectId ReadObjectId() =>
        _type == BsonType.ObjectId && RegisteredSerializer<ObjectId>.IsDefault
            ? ObjectIdBytes.Read(ReadBlock(ObjectIdBytes.Size))
            : ReadWithRegistered<ObjectId>();

    /// <summary>Reads a value of the BSON type ObjectId.</summary>
    internal bool TryReadObjectId(out ObjectId value)
    {
        if (_type == BsonType.ObjectId && Rest.Length >= ObjectIdBytes.Size)
        {
            value = ObjectIdBytes.Read(ReadBlock(ObjectIdBytes.Size));
            return true;
        }

        value = default;
        return false;
    }

    /// <summary>Reads the bytes of a value of the BSON type ObjectId.</summary>
    internal bool TryReadObjectIdBytes(out ReadOnlySpan<byte> value)
    {
        value = _type == BsonType.ObjectId && Rest.Length >= ObjectIdBytes.Size ? ReadBlock(ObjectIdBytes.Size) : default;
        return !value.IsEmpty;
    }

    /// <summary>Reads an ObjectId that is stored as a string of hexadecimal digits.</summary>
    internal bool TryReadHex(out ObjectId value)
    {
        if (_type == BsonType.String && PeekText() is var text && Hex.TryParse(text, out value))
        {
            _position += TextSize(text);
            return true;
        }

        value = default;
        return false;
    }
}
