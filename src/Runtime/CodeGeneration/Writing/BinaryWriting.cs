namespace BsonGen.CodeGeneration;

/// <summary>Writes binary data, Guids and ObjectIds.</summary>
internal static class BinaryWriting
{
    internal static void WriteBinary(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, BsonBinarySubType subType, scoped ReadOnlySpan<byte> value)
    {
        writer.WriteHeader(BsonType.Binary, name);
        var binary = writer.Reserve(5 + value.Length);
        WriteInt32LittleEndian(binary, value.Length);
        binary[4] = (byte)subType;
        value.CopyTo(binary.Slice(5));
        writer._position += binary.Length;
    }

    // False if the representation is unspecified: the driver then throws.
    internal static bool TryWriteGuid(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Guid value, GuidRepresentation representation)
    {
        if (!Guids.IsKnown(representation))
        {
            return false;
        }

        writer.WriteHeader(BsonType.Binary, name);
        Guids.Write(value, representation, writer.Reserve(Guids.ValueSize));
        writer._position += Guids.ValueSize;
        return true;
    }

    internal static void WriteRawObjectId(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, ObjectId value)
    {
        ObjectIdBytes.Write(value, writer.StartElement(BsonType.ObjectId, name, ObjectIdBytes.Size));
        writer.EndElement(name, ObjectIdBytes.Size);
    }
}
