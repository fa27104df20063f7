namespace BsonGen.CodeGeneration;

// Binary data of the generic subtype.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads bytes, or null.</summary>
    public byte[] ReadBytes() =>
        RegisteredSerializer<byte[]>.IsDefault && TryReadBinary(out var value) ? value : ReadWithRegistered<byte[]>();

    internal bool TryReadBinary([NotNullWhen(true)] out byte[]? value)
    {
        if (_type != BsonType.Binary || Rest is not { Length: >= 5 } rest || rest[4] != (byte)BsonBinarySubType.Binary)
        {
            value = null;
            return false;
        }

        var size = ReadSize();
        _position++;
        var bytes = ReadBlock(size);

        // The driver creates an array even for no bytes, and a set of arrays compares references.
        value = new byte[bytes.Length];
        bytes.CopyTo(value);
        return true;
    }

    /// <summary>Reads a Guid.</summary>
    public Guid ReadGuid() =>
        TryReadGuid(RegisteredGuid.Representation, out var value) ? value : ReadWithRegistered<Guid>();

    // False for a subtype of another representation, and if the representation is unspecified.
    internal bool TryReadGuid(GuidRepresentation representation, out Guid value)
    {
        value = default;
        return Accept(_type == BsonType.Binary && Guids.TryRead(Rest, representation, out value), Guids.ValueSize);
    }

    /// <summary>Reads an ObjectId.</summary>
    [MethodImpl(AggressiveInlining)]
    public ObjectId ReadObjectId() =>
        _type == BsonType.ObjectId && RegisteredSerializer<ObjectId>.IsDefault
            ? ObjectIdBytes.Read(ReadBlock(ObjectIdBytes.Size))
            : ReadWithRegistered<ObjectId>();

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
}
