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
        ObjectIdBytes.Write(value, StartElement(BsonType.ObjectId, name, ObjectIdBytes.Size));
        EndElement(name, ObjectIdBytes.Size);
    }

    /// <summary>Writes the ObjectId with these hexadecimal digits; nothing for another text.</summary>
    internal bool TryWriteObjectId(ReadOnlySpan<byte> name, string digits)
    {
        if (!Hex.TryParse(digits, StartElement(BsonType.ObjectId, name, ObjectIdBytes.Size)))
        {
            return false;
        }

        EndElement(name, ObjectIdBytes.Size);
        return true;
    }

    /// <summary>Writes an ObjectId as a string of hexadecimal digits.</summary>
    internal void WriteHex(ReadOnlySpan<byte> name, ObjectId value)
    {
        Hex.Write(value, StartText(name, Hex.Length));
        EndText(name, Hex.Length);
    }
}
