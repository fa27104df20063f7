namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="byte"/> or <see cref="sbyte"/>: as a number, as binary data of one byte, or as two hexadecimal digits.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class ByteCodec<T>(Type declaringType, string name, BsonType representation) : ScalarCodec<T>(declaringType, name)
    where T : struct, INumber<T>
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out T value)
    {
        byte single = 0;
        if (reader.Type == BsonType.Binary && reader.Rest is [1, 0, 0, 0, 0, var only, ..])
        {
            value = T.CreateTruncating(only);
            return reader.Accept(true, 6);
        }

        if (reader.PeekText() is { Length: 2 } digits)
        {
            var isHexadecimal = Hex.TryParse(digits, new Span<byte>(ref single));
            value = T.CreateTruncating(single);
            return reader.AcceptText(isHexadecimal);
        }

        var isNumber = reader.TryPeekWholeNumber(out var integer, out var size);
        value = T.CreateTruncating(integer);
        return reader.Accept(isNumber && long.CreateTruncating(value) == integer, size);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        switch (representation)
        {
            case BsonType.Binary:
                writer.WriteBinary(name, BsonBinarySubType.Binary, [byte.CreateTruncating(value)]);
                return true;

            case BsonType.String:
                Hex.Write([byte.CreateTruncating(value)], writer.StartText(name, 2));
                writer.EndText(name, 2);
                return true;

            default:
                return representation is BsonType.Int32 or BsonType.Int64 &&
                    writer.TryWriteInteger(name, long.CreateTruncating(value), representation);
        }
    }
}
