using System.Buffers.Binary;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>
/// Dates with an offset, in the two forms that the driver writes: an array of local ticks and minutes, or a document with the date in UTC before
/// them. Both have a fixed size and layout. The driver reads all other forms.
/// </summary>
internal static class DateTimeOffsets
{
    private const int ArrayTicks = 7;
    private const int ArrayOffset = 18;
    private const int DocumentMoment = 14;
    private const int DocumentTicks = 29;
    private const int DocumentOffset = 45;

    /// <summary>The array, with zeros for its numbers.</summary>
    private static ReadOnlySpan<byte> Array => "\u0017\0\0\0\u00120\0\0\0\0\0\0\0\0\0\u00101\0\0\0\0\0\0"u8;

    /// <summary>The document, with zeros for its numbers.</summary>
    private static ReadOnlySpan<byte> Document =>
        "\u0032\0\0\0\u0009DateTime\0\0\0\0\0\0\0\0\0\u0012Ticks\0\0\0\0\0\0\0\0\0\u0010Offset\0\0\0\0\0\0"u8;

    /// <summary>Gets the bytes of a form with zeros for its numbers; empty for other BSON types.</summary>
    public static ReadOnlySpan<byte> GetForm(BsonType type) => type switch
    {
        BsonType.Array => Array,
        BsonType.Document => Document,
        _ => default,
    };

    /// <param name="type"><see cref="BsonType.Array"/> or <see cref="BsonType.Document"/>.</param>
    /// <param name="value">The date. The seconds of its offset are truncated, as in the driver.</param>
    /// <param name="bytes">The form of the type, which is filled in.</param>
    public static void Write(BsonType type, DateTimeOffset value, Span<byte> bytes)
    {
        var isArray = type == BsonType.Array;
        if (!isArray)
        {
            BinaryPrimitives.WriteInt64LittleEndian(bytes.Slice(DocumentMoment), DateTimes.ToMilliseconds(value.UtcDateTime));
        }

        BinaryPrimitives.WriteInt64LittleEndian(bytes.Slice(isArray ? ArrayTicks : DocumentTicks), value.Ticks);
        BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(isArray ? ArrayOffset : DocumentOffset), (int)value.Offset.TotalMinutes);
    }

    /// <param name="type">The value's type.</param>
    /// <param name="bytes">The value and the bytes that follow.</param>
    /// <param name="value">The date.</param>
    /// <returns>False if the layout differs, or if .NET has no such date.</returns>
    public static bool TryRead(BsonType type, ReadOnlySpan<byte> bytes, out DateTimeOffset value)
    {
        value = default;
        var form = GetForm(type);
        if (form.IsEmpty || bytes.Length < form.Length)
        {
            return false;
        }

        var isArray = type == BsonType.Array;
        var ticks = BinaryPrimitives.ReadInt64LittleEndian(bytes.Slice(isArray ? ArrayTicks : DocumentTicks));
        var minutes = BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(isArray ? ArrayOffset : DocumentOffset));
        if (!HasLayout(form, bytes, isArray) || !IsDate(ticks, minutes))
        {
            return false;
        }

        value = new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes));
        return true;
    }

    /// <summary>Parses the text that the driver writes.</summary>
    public static bool TryParse(ReadOnlySpan<byte> text, out DateTimeOffset value)
    {
        value = default;
        if (!IsoDates.TryParse(ref text, out var ticks) || !IsoDates.TryParseOffset(text, out var minutes) || !IsDate(ticks, minutes))
        {
            return false;
        }

        value = new DateTimeOffset(ticks, TimeSpan.FromMinutes(minutes));
        return true;
    }

    /// <param name="value">The date.</param>
    /// <param name="text">Room for <see cref="IsoDates.LongestText"/> bytes.</param>
    /// <returns>The number of bytes written.</returns>
    public static int Format(DateTimeOffset value, Span<byte> text)
    {
        var length = IsoDates.Write(value.Ticks, text);
        return length + IsoDates.WriteOffset(value.TotalOffsetMinutes, text.Slice(length));
    }

    /// <summary>Whether all bytes except the numbers equal the form.</summary>
    private static bool HasLayout(ReadOnlySpan<byte> form, ReadOnlySpan<byte> bytes, bool isArray) => isArray
        ? Matches(form, bytes, 0, ArrayTicks) &&
            Matches(form, bytes, ArrayTicks + sizeof(long), ArrayOffset) &&
            Matches(form, bytes, ArrayOffset + sizeof(int), form.Length)
        : Matches(form, bytes, 0, DocumentMoment) &&
            Matches(form, bytes, DocumentMoment + sizeof(long), DocumentTicks) &&
            Matches(form, bytes, DocumentTicks + sizeof(long), DocumentOffset) &&
            Matches(form, bytes, DocumentOffset + sizeof(int), form.Length);

    private static bool Matches(ReadOnlySpan<byte> form, ReadOnlySpan<byte> bytes, int start, int end) =>
        form[start..end].SequenceEqual(bytes[start..end]);

    private static bool IsDate(long ticks, int minutes)
    {
        var utc = ticks - (minutes * TimeSpan.TicksPerMinute);
        return minutes is >= -14 * 60 and <= 14 * 60 &&
            ticks >= DateTime.MinValue.Ticks && ticks <= DateTime.MaxValue.Ticks &&
            utc >= DateTime.MinValue.Ticks && utc <= DateTime.MaxValue.Ticks;
    }
}
