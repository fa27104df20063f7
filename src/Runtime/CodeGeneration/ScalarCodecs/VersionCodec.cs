namespace BsonGen.CodeGeneration;

/// <summary>A Version as text, or as a document of its two to four numbers.</summary>
[EditorBrowsable(Never)]
public sealed class VersionCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<Version?, VersionSerializer>(declaringType, name)
{
    // Four numbers of ten digits, and the points between them.
    private const int LongestText = 43;

    // The positions of the numbers in the document.
    private const int Major = 11;
    private const int Minor = 22;
    private const int Build = 33;
    private const int Revision = 47;

    // The sizes of documents that end with one of the numbers.
    private const int SizeToMinor = 27;
    private const int SizeToBuild = 38;
    private const int SizeToRevision = 52;

    // The longest document, with zeros for its size and its numbers.
    private static ReadOnlySpan<byte> Form =>
        "\0\0\0\0\u0010Major\0\0\0\0\0\u0010Minor\0\0\0\0\0\u0010Build\0\0\0\0\0\u0010Revision\0\0\0\0\0\0"u8;

    private protected override bool TryReadValue(ref BsonSpanReader reader, out Version? value)
    {
        if (reader.Type == BsonType.Document)
        {
            value = Parse(reader.Rest);
            return value is not null && reader.Accept(true, SizeOf(value));
        }

        Span<char> chars = stackalloc char[ShortText.Longest];
        return reader.AcceptText(Version.TryParse(reader.PeekText(chars), out value));
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Version? value)
    {
        switch (representation)
        {
            case BsonType.String:
                writer.WriteFormatted(name, value!, LongestText, "");
                return true;

            case BsonType.Document:
                writer.CheckDepth();
                var size = SizeOf(value!);
                Format(value!, writer.StartElement(BsonType.Document, name, size)[..size]);
                writer.EndElement(name, size);
                return true;

            default:
                return false;
        }
    }

    private static int SizeOf(Version value) =>
        value.Build < 0 ? SizeToMinor : value.Revision < 0 ? SizeToBuild : SizeToRevision;

    private static void Format(Version value, Span<byte> bytes)
    {
        Form[..bytes.Length].CopyTo(bytes);
        bytes[^1] = 0;
        WriteInt32LittleEndian(bytes, bytes.Length);
        WriteInt32LittleEndian(bytes.Slice(Major), value.Major);
        WriteInt32LittleEndian(bytes.Slice(Minor), value.Minor);
        if (bytes.Length > SizeToMinor)
        {
            WriteInt32LittleEndian(bytes.Slice(Build), value.Build);
        }

        if (bytes.Length > SizeToBuild)
        {
            WriteInt32LittleEndian(bytes.Slice(Revision), value.Revision);
        }
    }

    // The result is null unless the driver writes this document for a version.
    private static Version? Parse(ReadOnlySpan<byte> bytes)
    {
        var size = bytes.Length < sizeof(int) ? 0 : ReadInt32LittleEndian(bytes);
        if (size > bytes.Length || size is not (SizeToMinor or SizeToBuild or SizeToRevision))
        {
            return null;
        }

        var (major, minor) = (ReadInt32LittleEndian(bytes.Slice(Major)), ReadInt32LittleEndian(bytes.Slice(Minor)));
        var build = size > SizeToMinor ? ReadInt32LittleEndian(bytes.Slice(Build)) : 0;
        var revision = size > SizeToBuild ? ReadInt32LittleEndian(bytes.Slice(Revision)) : 0;
        if ((major | minor | build | revision) < 0)
        {
            return null;
        }

        var value = size switch
        {
            SizeToMinor => new Version(major, minor),
            SizeToBuild => new Version(major, minor, build),
            _ => new Version(major, minor, build, revision),
        };
        Span<byte> expected = stackalloc byte[SizeToRevision];
        Format(value, expected[..size]);
        return bytes.StartsWith(expected[..size]) ? value : null;
    }
}
