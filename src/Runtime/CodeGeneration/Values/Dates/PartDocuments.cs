using System.Buffers.Binary;

namespace BsonGen.CodeGeneration;

/// <summary>Dates and times as documents of their parts, in the layout that the driver writes. The driver reads all other layouts.</summary>
internal static class PartDocuments
{
    /// <summary>The size of a date's document.</summary>
    public const int DateSize = 35;

    /// <summary>The size of a time's document.</summary>
    public const int TimeSize = 104;

    private const int Year = 10;
    private const int Month = 21;
    private const int Day = 30;
    private const int Ticks = TimeSize - 1 - sizeof(long);

    /// <param name="value">The date.</param>
    /// <param name="bytes">Room for <see cref="DateSize"/> bytes.</param>
    public static void Write(DateOnly value, Span<byte> bytes)
    {
        BinaryPrimitives.WriteInt32LittleEndian(bytes, DateSize);
        var rest = Append(bytes.Slice(sizeof(int)), "\u0010Year\0"u8, value.Year);
        rest = Append(rest, "\u0010Month\0"u8, value.Month);
        rest = Append(rest, "\u0010Day\0"u8, value.Day);
        rest[0] = 0;
    }

    /// <param name="value">The time.</param>
    /// <param name="bytes">Room for <see cref="TimeSize"/> bytes.</param>
    public static void Write(TimeOnly value, Span<byte> bytes)
    {
        BinaryPrimitives.WriteInt32LittleEndian(bytes, TimeSize);
        var rest = Append(bytes.Slice(sizeof(int)), "\u0010Hour\0"u8, value.Hour);
        rest = Append(rest, "\u0010Minute\0"u8, value.Minute);
        rest = Append(rest, "\u0010Second\0"u8, value.Second);
        rest = Append(rest, "\u0010Millisecond\0"u8, value.Millisecond);
        rest = Append(rest, "\u0010Microsecond\0"u8, value.Microsecond);
        rest = Append(rest, "\u0010Nanosecond\0"u8, value.Nanosecond);
        "\u0012Ticks\0"u8.CopyTo(rest);
        BinaryPrimitives.WriteInt64LittleEndian(bytes.Slice(Ticks), value.Ticks);
        bytes[TimeSize - 1] = 0;
    }

    /// <summary>Reads a date; returns false unless the document is the one that the driver writes for the date.</summary>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out DateOnly value)
    {
        value = default;
        if (bytes.Length < DateSize ||
            BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(Year)) is not (>= 1 and <= 9999 and var year) ||
            BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(Month)) is not (>= 1 and <= 12 and var month) ||
            BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(Day)) is not (>= 1 and var day) || day > DateTime.DaysInMonth(year, month))
        {
            return false;
        }

        value = new DateOnly(year, month, day);
        Span<byte> expected = stackalloc byte[DateSize];
        Write(value, expected);
        return bytes.StartsWith(expected);
    }

    /// <summary>Reads a time; returns false unless the document is the one that the driver writes for the ticks in it.</summary>
    public static bool TryRead(ReadOnlySpan<byte> bytes, out TimeOnly value)
    {
        value = default;
        if (bytes.Length < TimeSize || BinaryPrimitives.ReadInt64LittleEndian(bytes.Slice(Ticks)) is not (>= 0 and < TimeSpan.TicksPerDay and var ticks))
        {
            return false;
        }

        value = new TimeOnly(ticks);
        Span<byte> expected = stackalloc byte[TimeSize];
        Write(value, expected);
        return bytes.StartsWith(expected);
    }

    private static Span<byte> Append(Span<byte> bytes, ReadOnlySpan<byte> element, int value)
    {
        element.CopyTo(bytes);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(element.Length), value);
        return bytes.Slice(element.Length + sizeof(int));
    }
}
