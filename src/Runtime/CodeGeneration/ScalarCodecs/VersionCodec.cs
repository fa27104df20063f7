namespace BsonGen.CodeGeneration;

/// <summary>A Version as text. The driver reads and writes the rare document.</summary>
[EditorBrowsable(Never)]
public sealed class VersionCodec(Type declaringType, string name, BsonType representation)
    : ScalarCodec<Version?, VersionSerializer>(declaringType, name)
{
    // Four numbers of ten digits, and the points between them.
    private const int LongestText = 43;

    private protected override bool TryReadValue(ref BsonSpanReader reader, out Version? value)
    {
        Span<char> chars = stackalloc char[ShortText.Longest];
        return reader.AcceptText(Version.TryParse(reader.PeekText(chars), out value));
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Version? value)
    {
        if (representation != BsonType.String)
        {
            return false;
        }

        writer.WriteFormatted(name, value!, LongestText, "");
        return true;
    }
}
