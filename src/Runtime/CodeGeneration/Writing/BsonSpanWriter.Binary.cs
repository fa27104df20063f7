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

    internal void WriteBinary(ReadOnlySpan<byte> name, BsonBinarySubType subType, scoped ReadOnlySpan<byte> value)
    {
        WriteHeader(BsonType.Binary, name);
        var binary = Reserve(5 + value.Length);
        WriteInt32LittleEndian(binary, value.Length);
        binary[4] = (byte)subType;
        value.CopyTo(binary.Slice(5));
        _position += binary.Length;
    }

    /// <summary>Writes a Guid.</summary>
    public void WriteGuid(ReadOnlySpan<byte> name, Guid value)
    {
        if (!TryWriteGuid(name, value, RegisteredGuid.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    // False if the representation is unspecified: the driver then throws.
    internal bool TryWriteGuid(ReadOnlySpan<byte> name, Guid value, GuidRepresentation representation)
    {
        if (!Guids.IsKnown(representation))
        {
            return false;
        }

        WriteHeader(BsonType.Binary, name);
        Guids.Write(value, representation, Reserve(Guids.ValueSize));
        _position += Guids.ValueSize;
        return true;
    }

    /// <summary>Writes an ObjectId.</summary>
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
}
