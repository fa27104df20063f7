namespace BsonGen.Internal.Writing;

/// <summary>
/// The stream of a writer. It notes whether it refused a text, since code of the user may throw the same exceptions.
/// </summary>
/// <remarks>
/// The driver writes names and regular expressions with <see cref="WriteCString"/>, and texts with <see cref="WriteString"/>.
/// </remarks>
internal sealed class RefusingStream(IByteBuffer buffer) : ByteBufferStream(buffer)
{
    /// <summary>Whether bytes can't hold a text that a <see cref="BsonDocument"/> can.</summary>
    public bool HasRefusedText { get; set; }

    public override void WriteCString(string value)
    {
        try
        {
            base.WriteCString(value);
        }
        catch (ArgumentException)
        {
            HasRefusedText = true;
            throw;
        }
    }

    public override void WriteString(string value, UTF8Encoding encoding)
    {
        try
        {
            base.WriteString(value, encoding);
        }
        catch (EncoderFallbackException)
        {
            HasRefusedText = true;
            throw;
        }
    }
}
