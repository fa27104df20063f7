namespace BsonGen.CodeGeneration;

// Whole elements of one BSON type, without a check of the registered serializer.
public ref partial struct BsonSpanWriter
{
    [MethodImpl(AggressiveInlining)]
    internal void WriteRawInt32(ReadOnlySpan<byte> name, int value)
    {
        var position = _position;
        WriteRawInt32(ref position, name, value);
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteRawInt32(ref int position, ReadOnlySpan<byte> name, int value)
    {
        var element = Reserve(position, 1 + name.Length + sizeof(int));
        element[0] = (byte)BsonType.Int32;
        CopyName(name, element.Slice(1));
        WriteInt32LittleEndian(element.Slice(1 + name.Length), value);
        _position = position += 1 + name.Length + sizeof(int);
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteRawBoolean(ref int position, ReadOnlySpan<byte> name, bool value)
    {
        var element = Reserve(position, 1 + name.Length + 1);
        element[0] = (byte)BsonType.Boolean;
        CopyName(name, element.Slice(1));
        element[1 + name.Length] = value ? (byte)1 : (byte)0;
        _position = position += 1 + name.Length + 1;
    }

    internal void WriteRawBoolean(ReadOnlySpan<byte> name, bool value)
    {
        var position = _position;
        WriteRawBoolean(ref position, name, value);
    }

    [MethodImpl(AggressiveInlining)]
    internal void WriteRawInt64(BsonType type, ReadOnlySpan<byte> name, long value)
    {
        var position = _position;
        WriteRawInt64(ref position, type, name, value);
    }

    [MethodImpl(AggressiveInlining)]
    private void WriteRawInt64(ref int position, BsonType type, ReadOnlySpan<byte> name, long value)
    {
        var element = Reserve(position, 1 + name.Length + sizeof(long));
        element[0] = (byte)type;
        CopyName(name, element.Slice(1));
        WriteInt64LittleEndian(element.Slice(1 + name.Length), value);
        _position = position += 1 + name.Length + sizeof(long);
    }

    // Returns the memory for the value. The element counts after EndElement.
    internal Span<byte> StartElement(BsonType type, ReadOnlySpan<byte> name, int size)
    {
        var element = Reserve(1 + name.Length + size);
        element[0] = (byte)type;
        CopyName(name, element.Slice(1));
        return element.Slice(1 + name.Length);
    }

    internal void EndElement(ReadOnlySpan<byte> name, int size) => _position += 1 + name.Length + size;

    // Writes nothing and returns false if the BSON type can't hold the number.
    internal bool TryWriteInteger(ReadOnlySpan<byte> name, long value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Int32 when value == (int)value:
                WriteRawInt32(name, (int)value);
                return true;

            case BsonType.Int64:
                WriteRawInt64(BsonType.Int64, name, value);
                return true;

            case BsonType.Double when value is >= -(1L << 53) and <= 1L << 53:
                WriteRawDouble(name, value);
                return true;

            case BsonType.Decimal128:
                WriteRawDecimal128(name, value);
                return true;

            default:
                return false;
        }
    }

    internal void WriteRawDouble(ReadOnlySpan<byte> name, double value) =>
        WriteRawInt64(BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));

    internal void WriteUtf8(ReadOnlySpan<byte> name, scoped ReadOnlySpan<byte> text)
    {
        text.CopyTo(StartText(name, text.Length));
        EndText(name, text.Length);
    }

    // Writes a value as text in the invariant culture, which takes at most this number of bytes.
    internal void WriteFormatted<T>(ReadOnlySpan<byte> name, T value, int longest, string format)
        where T : IUtf8SpanFormattable
    {
        value.TryFormat(StartText(name, longest), out var length, format, CultureInfo.InvariantCulture);
        EndText(name, length);
    }
}
