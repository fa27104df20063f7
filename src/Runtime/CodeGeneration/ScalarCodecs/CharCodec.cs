namespace BsonGen.CodeGeneration;

/// <summary>A char as a number or text.</summary>
[EditorBrowsable(Never)]
public sealed class CharCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<char, CharSerializer>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out char value)
    {
        if (reader.PeekText() is [< 0x80 and var single])
        {
            value = (char)single;
            return reader.AcceptText(true);
        }

        var isNumber = reader.TryPeekWholeNumber(out var number, out var size);
        value = (char)number;
        return reader.Accept(isNumber && value == number, size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, char value)
    {
        if (representation != BsonType.String)
        {
            return writer.TryWriteInteger(name, value, representation);
        }

        if (!char.IsAscii(value))
        {
            return false;
        }

        writer.WriteUtf8(name, [(byte)value]);
        return true;
    }
}
