namespace BsonGen.CodeGeneration;

/// <summary>A Guid that attributes configure. <c>[BsonRepresentation]</c> leaves that of binary data unspecified.</summary>
[EditorBrowsable(Never)]
public sealed class GuidCodec(
    Type declaringType, string name, GuidRepresentation representation, BsonType type = BsonType.Binary)
    : ScalarCodec<Guid>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out Guid value) =>
        reader.TryReadGuid(representation, out value) || reader.AcceptText(Guids.TryParse(reader.PeekText(), out value));

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Guid value)
    {
        if (type != BsonType.String)
        {
            return writer.TryWriteGuid(name, value, representation);
        }

        writer.WriteFormatted(name, value, Guids.TextLength, "D");
        return true;
    }
}
