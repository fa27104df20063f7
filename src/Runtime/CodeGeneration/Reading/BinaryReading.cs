namespace BsonGen.CodeGeneration;

/// <summary>Reads binary data, Guids and ObjectIds.</summary>
internal static class BinaryReading
{
    internal static bool TryReadBinary(this ref BsonSpanReader reader, [NotNullWhen(true)] out byte[]? value)
    {
        if (reader._type != BsonType.Binary || reader.Rest is not { Length: >= 5 } rest ||
            rest[4] != (byte)BsonBinarySubType.Binary)
        {
            value = null;
            return false;
        }

        var size = reader.ReadSize();
        reader._position++;
        var bytes = reader.ReadBlock(size);

        // The driver creates an array even for no bytes, and a set of arrays compares references.
        value = new byte[bytes.Length];
        bytes.CopyTo(value);
        return true;
    }

    // False for a subtype of another representation, and if the representation is unspecified.
    internal static bool TryReadGuid(this ref BsonSpanReader reader, GuidRepresentation representation, out Guid value)
    {
        value = default;
        var isRead = reader._type == BsonType.Binary && Guids.TryRead(reader.Rest, representation, out value);
        return reader.Accept(isRead, Guids.ValueSize);
    }

    internal static bool TryReadObjectId(this ref BsonSpanReader reader, out ObjectId value)
    {
        if (reader._type == BsonType.ObjectId && reader.Rest.Length >= ObjectIdBytes.Size)
        {
            value = ObjectIdBytes.Read(reader.ReadBlock(ObjectIdBytes.Size));
            return true;
        }

        value = default;
        return false;
    }

    internal static ReadOnlySpan<byte> ReadBlock(this ref BsonSpanReader reader, int size)
    {
        var rest = reader.Rest;
        if (rest.Length < size)
        {
            reader.ThrowEndOfStream();
        }

        reader._position += size;
        return rest[..size];
    }
}
