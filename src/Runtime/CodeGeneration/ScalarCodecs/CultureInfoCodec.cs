namespace BsonGen.CodeGeneration;

/// <summary>
/// A CultureInfo as its name, or as a document if it has no overrides of the user. The driver writes values of derived classes.
/// </summary>
internal sealed class CultureInfoCodec(Type declaringType, string name)
    : ScalarCodec<CultureInfo?, CultureInfoSerializer>(declaringType, name)
{
    // The driver reads and writes longer names.
    private const int LongestName = 84;

    // The document is a size, the element of the name, and the element that says that there are no overrides.
    private static ReadOnlySpan<byte> Start => "\u0002Name\0"u8;

    private static ReadOnlySpan<byte> End => "\0\u0008UseUserOverride\0\0\0"u8;

    private static int NamePosition => sizeof(int) + Start.Length + sizeof(int);

    private static int SizeWithoutName => NamePosition + End.Length;

    private protected override bool TryReadValue(ref BsonSpanReader reader, out CultureInfo? value)
    {
        // If there is no such culture, the reader stays before the value, so that the exception names the element.
        if (reader.Type == BsonType.Document)
        {
            var length = MeasureName(reader.Rest);
            value = length < 0
                ? null
                : new CultureInfo(Encoding.ASCII.GetString(reader.Rest.Slice(NamePosition, length)), useUserOverride: false);
            return reader.Accept(value is not null, SizeWithoutName + length);
        }

        value = reader.Type == BsonType.String ? new CultureInfo(reader.PeekString()) : null;
        return reader.AcceptText(value is not null);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, CultureInfo? value)
    {
        if (value!.GetType() != typeof(CultureInfo))
        {
            return false;
        }

        if (value.UseUserOverride)
        {
            writer.WriteText(BsonType.String, name, value.Name);
            return true;
        }

        if (value.Name.Length > LongestName || !Ascii.IsValid(value.Name))
        {
            return false;
        }

        writer.CheckDepth();
        var size = SizeWithoutName + value.Name.Length;
        var bytes = writer.StartElement(BsonType.Document, name, size)[..size];
        Encoding.ASCII.GetBytes(value.Name, bytes.Slice(NamePosition));
        FormatAroundName(bytes);
        writer.EndElement(name, size);
        return true;
    }

    private static void FormatAroundName(Span<byte> bytes)
    {
        WriteInt32LittleEndian(bytes, bytes.Length);
        Start.CopyTo(bytes.Slice(sizeof(int)));
        WriteInt32LittleEndian(bytes.Slice(sizeof(int) + Start.Length), bytes.Length - SizeWithoutName + 1);
        End.CopyTo(bytes[^End.Length..]);
    }

    // The number of characters of the name; -1 unless the driver writes this document for a culture with such a name.
    private static int MeasureName(ReadOnlySpan<byte> bytes)
    {
        var size = bytes.Length < SizeWithoutName ? 0 : ReadInt32LittleEndian(bytes);
        var length = size - SizeWithoutName;
        if (length is < 0 or > LongestName || size > bytes.Length)
        {
            return -1;
        }

        var name = bytes.Slice(NamePosition, length);
        Span<byte> expected = stackalloc byte[size];
        name.CopyTo(expected.Slice(NamePosition));
        FormatAroundName(expected);
        return Ascii.IsValid(name) && bytes.StartsWith(expected) ? length : -1;
    }
}
