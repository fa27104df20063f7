namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="TimeOnly"/>.</summary>
/// <param name="declaringType">The class that declares the member.</param>
/// <param name="name">The member's name.</param>
/// <param name="representation">The BSON type that is written.</param>
/// <param name="units">The unit of numbers, with the same name as the driver's unit for this type.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class TimeOnlyCodec(Type declaringType, string name, BsonType representation, TimeSpanUnits units)
    : ScalarCodec<TimeOnly>(declaringType, name)
{
    private const string TextFormat = "o";
    private const int TextLength = 16;

    // A document of all parts, and of the ticks at its end.
    private const int DocumentSize = 104;
    private const int Ticks = DocumentSize - 1 - sizeof(long);

    private readonly TimeUnits _units = new(units);

    private protected override bool TryReadValue(ref BsonSpanReader reader, out TimeOnly value)
    {
        if (reader.Type == BsonType.String)
        {
            Span<char> characters = stackalloc char[ShortText.Longest];
            return reader.AcceptText(
                TimeOnly.TryParseExact(reader.PeekText(characters), TextFormat, DateTimeFormatInfo.InvariantInfo, DateTimeStyles.None, out value));
        }

        // Drivers before 3.6 don't read documents, and refuse this representation.
        if (representation == BsonType.Document && reader.Type == BsonType.Document)
        {
            return TryParse(reader.Rest, out value) && reader.Accept(true, DocumentSize);
        }

        var isTime = _units.TryRead(ref reader, TimeOnly.MinValue.Ticks, TimeOnly.MaxValue.Ticks, out var ticks);
        value = isTime ? new TimeOnly(ticks) : default;
        return isTime;
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, TimeOnly value)
    {
        switch (representation)
        {
            case BsonType.String:
                writer.WriteFormatted(name, value, TextLength, TextFormat);
                return true;

            case BsonType.Document:
                Format(value, writer.StartForm(BsonType.Document, name, DocumentSize));
                writer.EndElement(name, DocumentSize);
                return true;

            default:
                return _units.TryWrite(ref writer, name, value.Ticks, representation);
        }
    }

    private static void Format(TimeOnly value, Span<byte> bytes)
    {
        BinaryPrimitives.WriteInt32LittleEndian(bytes, DocumentSize);
        var rest = Append(bytes.Slice(sizeof(int)), "\u0010Hour\0"u8, value.Hour);
        rest = Append(rest, "\u0010Minute\0"u8, value.Minute);
        rest = Append(rest, "\u0010Second\0"u8, value.Second);
        rest = Append(rest, "\u0010Millisecond\0"u8, value.Millisecond);
        rest = Append(rest, "\u0010Microsecond\0"u8, value.Microsecond);
        rest = Append(rest, "\u0010Nanosecond\0"u8, value.Nanosecond);
        "\u0012Ticks\0"u8.CopyTo(rest);
        BinaryPrimitives.WriteInt64LittleEndian(bytes.Slice(Ticks), value.Ticks);
        bytes[DocumentSize - 1] = 0;
    }

    private static Span<byte> Append(Span<byte> bytes, ReadOnlySpan<byte> element, int value)
    {
        element.CopyTo(bytes);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(element.Length), value);
        return bytes.Slice(element.Length + sizeof(int));
    }

    // False unless the document is the one that the driver writes for the ticks in it.
    private static bool TryParse(ReadOnlySpan<byte> bytes, out TimeOnly value)
    {
        value = default;
        if (bytes.Length < DocumentSize || BinaryPrimitives.ReadInt64LittleEndian(bytes.Slice(Ticks)) is not (>= 0 and < TimeSpan.TicksPerDay and var ticks))
        {
            return false;
        }

        value = new TimeOnly(ticks);
        Span<byte> expected = stackalloc byte[DocumentSize];
        Format(value, expected);
        return bytes.StartsWith(expected);
    }
}
