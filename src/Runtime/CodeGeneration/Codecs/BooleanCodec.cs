namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="bool"/> with <c>[BsonRepresentation]</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class BooleanCodec(Type declaringType, string name, BsonType representation) : ScalarCodec<bool>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out bool value)
    {
        if (reader.Type == BsonType.Boolean && reader.Rest is [<= 1 and var bit, ..])
        {
            value = bit != 0;
            return reader.Accept(true, 1);
        }

        if (reader.TryPeekDouble(out var number))
        {
            value = number != 0;
            return reader.Accept(true, sizeof(double));
        }

        if (reader.TryPeekInteger(isTextAllowed: false, out var integer, out var size))
        {
            value = integer != 0;
            return reader.Accept(true, size);
        }

        var text = reader.PeekText();
        value = text.SequenceEqual("true"u8);
        return reader.AcceptText(value || text.SequenceEqual("false"u8));
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, bool value)
    {
        switch (representation)
        {
            case BsonType.Boolean:
                writer.WriteRawBoolean(name, value);
                return true;

            case BsonType.String:
                writer.WriteUtf8(name, value ? "true"u8 : "false"u8);
                return true;

            default:
                return writer.TryWriteInteger(name, value ? 1 : 0, representation);
        }
    }
}
