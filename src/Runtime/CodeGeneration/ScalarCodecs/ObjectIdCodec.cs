namespace BsonGen.CodeGeneration;

/// <summary>An ObjectId with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(Never)]
public sealed class ObjectIdCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<ObjectId>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out ObjectId value) =>
        reader.TryReadObjectId(out value) || reader.AcceptText(Hex.TryParse(reader.PeekText(), out value));

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, ObjectId value)
    {
        if (representation == BsonType.ObjectId)
        {
            writer.WriteRawObjectId(name, value);
            return true;
        }

        Hex.Write(value, writer.StartText(name, Hex.Length));
        writer.EndText(name, Hex.Length);
        return true;
    }
}
