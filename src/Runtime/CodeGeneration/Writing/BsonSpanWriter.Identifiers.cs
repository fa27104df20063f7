using BsonGen.Internal.Driver;
using BsonGen.Internal.Values;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// ObjectIds and Guids, as what they are and as text.
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
        Span<byte> digits = stackalloc byte[Hex.Length];
        Hex.Write(value, digits);
        WriteHeader(BsonType.String, name);
        WriteTextBytes(digits);
    }

    /// <summary>Writes a <see cref="Guid"/>.</summary>
    public void WriteGuid(ReadOnlySpan<byte> name, Guid value)
    {
        var representation = RegisteredGuid.WriteRepresentation(_context);
        if (representation is not (GuidRepresentation.Standard or GuidRepresentation.CSharpLegacy))
        {
            WriteWithRegistered(name, value);
            return;
        }

        WriteGuid(name, value, representation);
    }

    /// <summary>Writes a Guid as binary, of the representation's subtype.</summary>
    internal void WriteGuid(ReadOnlySpan<byte> name, Guid value, GuidRepresentation representation)
    {
        WriteHeader(BsonType.Binary, name);
        Guids.Write(value, representation, Reserve(Guids.ValueSize));
        _position += Guids.ValueSize;
    }

    /// <summary>Writes a Guid as text.</summary>
    internal void WriteGuidText(ReadOnlySpan<byte> name, Guid value)
    {
        Span<byte> text = stackalloc byte[Guids.TextLength];
        value.TryFormat(text, out _, "D");
        WriteHeader(BsonType.String, name);
        WriteTextBytes(text);
    }
}
