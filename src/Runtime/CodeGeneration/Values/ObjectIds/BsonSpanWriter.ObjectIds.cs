using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// ObjectIds, and strings of their digits.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes an <see cref="ObjectId"/>.</summary>
    public void WriteObjectId(ReadOnlySpan<byte> name, ObjectId value)
    {
        if (RegisteredSerializer<ObjectId>.Representation == BsonType.ObjectId)
        {
            WriteRawObjectId(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    internal void WriteRawObjectId(ReadOnlySpan<byte> name, ObjectId value)
    {
        WriteHeader(BsonType.ObjectId, name);
        ObjectIdBytes.Write(value, Reserve(ObjectIdBytes.Size));
        _position += ObjectIdBytes.Size;
    }

    /// <summary>Writes an ObjectId as a string of hexadecimal digits.</summary>
    internal void WriteHex(ReadOnlySpan<byte> name, ObjectId value)
    {
        Hex.Write(value, StartText(name, Hex.Length));
        EndText(Hex.Length);
    }
}
