namespace BsonGen.Internal.Documents;

/// <summary>The exceptions of the direct API: those about the bytes get path and offset, and others are wrapped.</summary>
internal static class DirectApiExceptions
{
    public static bool AreLocated(Exception error) => IsAboutBytes(error) || AreWrapped(error);

    // The others are documented as they are, or not about the bytes.
    public static bool AreWrapped(Exception error) => error is not
        (FormatException or EndOfStreamException or BsonSerializationException or DecoderFallbackException or
        InsufficientExecutionStackException or OutOfMemoryException or Fallbacks.FallbackException);

    /// <param name="offset">The offset of the document in the input of the user.</param>
    public static Exception Locate(Exception error, ReadOnlySpan<byte> document, int position, long offset)
    {
        var path = BsonElementWalk.FindPath(document, position);
        var place = path.Length == 0 ? "" : $"element '{path}', ";
        var message = $"{error.Message} ({place}offset {offset + position})";
        return error switch
        {
            _ when !IsAboutBytes(error) => new BsonSerializationException(message, error),
            FormatException => new FormatException(message, error.InnerException),
            EndOfStreamException => new EndOfStreamException(message, error.InnerException),
            _ => new BsonSerializationException(message, error.InnerException),
        };
    }

    private static bool IsAboutBytes(Exception error)
    {
        var type = error.GetType();
        return type == typeof(FormatException) ||
            type == typeof(EndOfStreamException) ||
            type == typeof(BsonSerializationException);
    }
}
