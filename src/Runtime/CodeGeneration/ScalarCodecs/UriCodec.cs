namespace BsonGen.CodeGeneration;

/// <summary>A Uri as text. The driver writes values of derived classes.</summary>
internal sealed class UriCodec(Type declaringType, string name) : ScalarCodec<Uri?, UriSerializer>(declaringType, name)
{
    private protected override bool TryReadValue(ref BsonSpanReader reader, out Uri? value)
    {
        // If the text is not a URI, the reader stays before it, so that the exception names the element.
        value = reader.Type == BsonType.String ? new Uri(reader.PeekString(), UriKind.RelativeOrAbsolute) : null;
        return reader.AcceptText(value is not null);
    }

    private protected override bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, Uri? value)
    {
        if (value!.GetType() != typeof(Uri))
        {
            return false;
        }

        writer.WriteText(BsonType.String, name, value.OriginalString);
        return true;
    }
}
