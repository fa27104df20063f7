namespace BsonGen.CodeGeneration;

/// <summary>Writes whole elements of one BSON type, without a check of the registered serializer.</summary>
internal static class RawElements
{
    [MethodImpl(AggressiveInlining)]
    internal static void WriteRawInt32(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, int value)
    {
        var position = writer._position;
        writer.WriteRawInt32(ref position, name, value);
    }

    [MethodImpl(AggressiveInlining)]
    internal static void WriteRawInt32(this ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, int value)
    {
        var element = writer.Reserve(position, 1 + name.Length + sizeof(int));
        element[0] = (byte)BsonType.Int32;
        BsonSpanWriter.CopyName(name, element.Slice(1));
        WriteInt32LittleEndian(element.Slice(1 + name.Length), value);
        writer._position = position += 1 + name.Length + sizeof(int);
    }

    [MethodImpl(AggressiveInlining)]
    internal static void WriteRawBoolean(
        this ref BsonSpanWriter writer, ref int position, ReadOnlySpan<byte> name, bool value)
    {
        var element = writer.Reserve(position, 1 + name.Length + 1);
        element[0] = (byte)BsonType.Boolean;
        BsonSpanWriter.CopyName(name, element.Slice(1));
        element[1 + name.Length] = value ? (byte)1 : (byte)0;
        writer._position = position += 1 + name.Length + 1;
    }

    internal static void WriteRawBoolean(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, bool value)
    {
        var position = writer._position;
        writer.WriteRawBoolean(ref position, name, value);
    }

    [MethodImpl(AggressiveInlining)]
    internal static void WriteRawInt64(this ref BsonSpanWriter writer, BsonType type, ReadOnlySpan<byte> name, long value)
    {
        var position = writer._position;
        writer.WriteRawInt64(ref position, type, name, value);
    }

    [MethodImpl(AggressiveInlining)]
    internal static void WriteRawInt64(
        this ref BsonSpanWriter writer, ref int position, BsonType type, ReadOnlySpan<byte> name, long value)
    {
        var element = writer.Reserve(position, 1 + name.Length + sizeof(long));
        element[0] = (byte)type;
        BsonSpanWriter.CopyName(name, element.Slice(1));
        WriteInt64LittleEndian(element.Slice(1 + name.Length), value);
        writer._position = position += 1 + name.Length + sizeof(long);
    }

    // Returns the memory for the value. The element counts after EndElement.
    internal static Span<byte> StartElement(
        this ref BsonSpanWriter writer, BsonType type, ReadOnlySpan<byte> name, int size)
    {
        var element = writer.Reserve(1 + name.Length + size);
        element[0] = (byte)type;
        BsonSpanWriter.CopyName(name, element.Slice(1));
        return element.Slice(1 + name.Length);
    }

    internal static void EndElement(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, int size) =>
        writer._position += 1 + name.Length + size;

    // Writes nothing and returns false if the BSON type can't hold the number.
    internal static bool TryWriteInteger(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, long value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Int32 when value == (int)value:
                writer.WriteRawInt32(name, (int)value);
                return true;

            case BsonType.Int64:
                writer.WriteRawInt64(BsonType.Int64, name, value);
                return true;

            case BsonType.Double when value is >= -(1L << 53) and <= 1L << 53:
                writer.WriteRawDouble(name, value);
                return true;

            case BsonType.Decimal128:
                writer.WriteRawDecimal128(name, value);
                return true;

            default:
                return false;
        }
    }

    internal static void WriteRawDouble(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, double value) =>
        writer.WriteRawInt64(BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));

    internal static void WriteUtf8(this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, scoped ReadOnlySpan<byte> text)
    {
        text.CopyTo(writer.StartText(name, text.Length));
        writer.EndText(name, text.Length);
    }

    // Writes a value as text in the invariant culture, which takes at most this number of bytes.
    internal static void WriteFormatted<T>(
        this ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value, int longest, string format)
        where T : IUtf8SpanFormattable
    {
        value.TryFormat(writer.StartText(name, longest), out var length, format, CultureInfo.InvariantCulture);
        writer.EndText(name, length);
    }
}
