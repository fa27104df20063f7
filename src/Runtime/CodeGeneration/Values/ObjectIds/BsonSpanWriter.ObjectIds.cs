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

    /// <summary>Writes the ObjectId with these hexadecimal digits; nothing for another text.</summary>
    internal bool TryWriteObjectId(ReadOnlySpan<byte> name, string digits)
    {
        var element = Reserve(1 + name.Length + ObjectIdBytes.Size);
        if (!Hex.TryParse(digits, element.Slice(1 + name.Length)))
        {
            return false;
        }

        element[0] = (byte)BsonType.ObjectId;
        CopyName(name, element.Slice(1));
        _position += element.Length;
        return true;
    }

    /// <summary>Writes an ObjectId as a string of hexadecimal digits.</summary>
    internal void WriteHex(ReadOnlySpan<byte> name, ObjectId value)
    {
        Hex.Write(value, StartText(name, Hex.Length));
        EndText(Hex.Length);
    }
}
