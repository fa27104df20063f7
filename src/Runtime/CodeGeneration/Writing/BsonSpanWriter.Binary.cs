namespace BsonGen.CodeGeneration;

// Binary data.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes bytes, or null.</summary>
    public void WriteBytes(ReadOnlySpan<byte> name, byte[]? value)
    {
        if (value is not null && RegisteredSerializer<byte[]>.Representation == BsonType.Binary)
        {
            this.WriteBinary(name, BsonBinarySubType.Binary, value);
        }
        else
        {
            WriteWithRegistered(name, value!);
        }
    }

    /// <summary>Writes a Guid.</summary>
    public void WriteGuid(ReadOnlySpan<byte> name, Guid value)
    {
        if (!this.TryWriteGuid(name, value, RegisteredGuid.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes an ObjectId.</summary>
    public void WriteObjectId(ReadOnlySpan<byte> name, ObjectId value)
    {
        if (RegisteredSerializer<ObjectId>.Representation == BsonType.ObjectId)
        {
            this.WriteRawObjectId(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }
}
