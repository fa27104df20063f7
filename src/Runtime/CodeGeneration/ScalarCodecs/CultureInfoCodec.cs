namespace BsonGen.CodeGeneration;

/// <summary>
/// A CultureInfo as its name. The driver reads and writes the document of a culture without overrides of the user, and values of
/// derived classes.
/// </summary>
internal sealed class CultureInfoCodec(Type declaringType, string name)
    : ScalarCodec<CultureInfo?, CultureInfoSerializer>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out CultureInfo? value)
    {
        // If there is no such culture, the reader stays before the value, so that the exception names the element.
        value = reader.Type == BsonType.String ? new CultureInfo(reader.PeekString()) : null;
        return reader.AcceptText(value is not null);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, CultureInfo? value)
    {
        if (value!.GetType() != typeof(CultureInfo) || !value.UseUserOverride)
        {
            return false;
        }

        writer.WriteText(BsonType.String, name, value.Name);
        return true;
    }
}
