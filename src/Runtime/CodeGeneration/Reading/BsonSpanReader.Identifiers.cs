using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Values;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// ObjectIds and Guids, as what they are and as text.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads an <see cref="ObjectId"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ObjectId ReadObjectId() =>
        _type == BsonType.ObjectId && RegisteredSerializer<ObjectId>.IsDefault
            ? ObjectIdBytes.Read(ReadBlock(ObjectIdBytes.Size))
            : ReadWithRegistered<ObjectId>();

    /// <summary>Reads an ObjectId that is held as one.</summary>
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

    /// <summary>Reads an ObjectId that is held as a string of hexadecimal digits.</summary>
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

    /// <summary>Reads a <see cref="Guid"/>.</summary>
    public Guid ReadGuid()
    {
        if (_type == BsonType.Binary && Guids.TryRead(Rest, _context, out var value))
        {
            return Advance(Guids.ValueSize, value);
        }

        return ReadWithRegistered<Guid>();
    }

    /// <summary>Reads a Guid that is held as binary, of the representation's subtype.</summary>
    internal bool TryReadGuid(GuidRepresentation representation, out Guid value)
    {
        if (_type == BsonType.Binary && Guids.TryRead(Rest, representation, out value))
        {
            _position += Guids.ValueSize;
            return true;
        }

        value = default;
        return false;
    }

    /// <summary>Reads a Guid that is held as the text that the driver writes.</summary>
    internal bool TryReadGuidText(out Guid value)
    {
        if (_type == BsonType.String && PeekText() is var text && Guids.TryParse(text, out value))
        {
            _position += TextSize(text);
            return true;
        }

        value = default;
        return false;
    }
}
