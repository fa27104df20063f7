using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Guids, as binary and as text.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a <see cref="Guid"/>.</summary>
    public Guid ReadGuid()
    {
        if (_type == BsonType.Binary && Guids.TryRead(Rest, _context, out var value))
        {
            return Advance(Guids.ValueSize, value);
        }

        return ReadWithRegistered<Guid>();
    }

    /// <summary>Reads a Guid that is stored as binary data with the subtype of the representation.</summary>
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

    /// <summary>Reads a Guid in the representation of the reader. Returns false if the driver has to read it: since 3.0, it throws an exception.</summary>
    internal bool TryReadUnspecifiedGuid(out Guid value)
    {
        value = default;
        return Rest.Length >= Guids.ValueSize && TryReadGuid(RegisteredGuid.OfReader((BsonBinarySubType)Rest[sizeof(int)], _context), out value);
    }

    /// <summary>Reads a Guid that is stored as the text that the driver writes.</summary>
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
