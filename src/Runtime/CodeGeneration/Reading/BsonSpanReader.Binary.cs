namespace BsonGen.CodeGeneration;

// Binary data of the generic subtype.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads bytes, or null.</summary>
    public byte[] ReadBytes() =>
        RegisteredSerializer<byte[]>.IsDefault && this.TryReadBinary(out var value) ? value : ReadWithRegistered<byte[]>();

    /// <summary>Reads a Guid.</summary>
    public Guid ReadGuid() =>
        this.TryReadGuid(RegisteredGuid.Representation, out var value) ? value : ReadWithRegistered<Guid>();

    /// <summary>Reads an ObjectId.</summary>
    [MethodImpl(AggressiveInlining)]
    public ObjectId ReadObjectId() =>
        _type == BsonType.ObjectId && RegisteredSerializer<ObjectId>.IsDefault
            ? ObjectIdBytes.Read(this.ReadBlock(ObjectIdBytes.Size))
            : ReadWithRegistered<ObjectId>();
}
