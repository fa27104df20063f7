namespace BsonGen.CodeGeneration;

/// <summary>A <see cref="DateOnly"/>.</summary>
/// <param name="declaringType">The class that declares the member.</param>
/// <param name="name">The member's name.</param>
/// <param name="representation">The BSON type that is written.</param>
/// <param name="isYearMonthDay">Whether documents hold year, month and day. Otherwise they hold milliseconds and ticks.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class DateOnlyCodec(Type declaringType, string name, BsonType representation, bool isYearMonthDay = false)
    : ScalarCodec<DateOnly>(declaringType, name)
{
    // A document of year, month and day.
    private const int DocumentSize = 35;
    private const int Year = 10;
    private const int Month = 21;
    private const int Day = 30;

    private bool IsInParts => isYearMonthDay && representation == BsonType.Document;

    private protected override bool TryReadValue(ref BsonSpanReader reader, out DateOnly value)
    {
        if (DateTimeCodec.TryPeek(ref reader, isDateOnly: true, out var date, out var size))
        {
            value = DateOnly.FromDateTime(date);
            return reader.Accept(true, size);
        }

        value = default;
        return IsInParts && reader.Type == BsonType.Document && TryParse(reader.Rest, out value) && reader.Accept(true, DocumentSize);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, DateOnly value)
    {
        var utc = value.ToDateTime(TimeOnly.MinValue, DateTimeKind.Utc);
        if (!IsInParts)
        {
            return DateTimeCodec.TryWrite(ref writer, name, utc, utc, isDateOnly: true, representation);
        }

        Format(value, writer.StartForm(BsonType.Document, name, DocumentSize));
        writer.EndElement(name, DocumentSize);
        return true;
    }

    private static void Format(DateOnly value, Span<byte> bytes)
    {
        "\u0023\0\0\0\u0010Year\0\0\0\0\0\u0010Month\0\0\0\0\0\u0010Day\0\0\0\0\0\0"u8.CopyTo(bytes);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(Year), value.Year);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(Month), value.Month);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(Day), value.Day);
    }

    // False unless the document is the one that the driver writes for the date.
    private static bool TryParse(ReadOnlySpan<byte> bytes, out DateOnly value)
    {
        value = default;
        if (bytes.Length < DocumentSize ||
            BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(Year)) is not (>= 1 and <= 9999 and var year) ||
            BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(Month)) is not (>= 1 and <= 12 and var month) ||
            BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(Day)) is not (>= 1 and var day) || day > DateTime.DaysInMonth(year, month))
        {
            return false;
        }

        value = new DateOnly(year, month, day);
        Span<byte> expected = stackalloc byte[DocumentSize];
        Format(value, expected);
        return bytes.StartsWith(expected);
    }
}
