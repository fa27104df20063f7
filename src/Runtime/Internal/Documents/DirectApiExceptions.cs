namespace BsonGen.Internal.Documents;

/// <summary>
/// The exceptions of the direct API. Those about the bytes keep their type and get the element path and the offset. All others, of the driver or of the
/// user's code, are wrapped.
/// </summary>
internal static class DirectApiExceptions
{
    /// <summary>For exception filters: whether the exception is replaced.</summary>
    public static bool AreLocated(Exception error) => IsAboutBytes(error) || AreWrapped(error);

    /// <summary>Whether the exception becomes an inner exception. The others are documented as they are, or not about the bytes.</summary>
    public static bool AreWrapped(Exception error) => error is not
        (FormatException or EndOfStreamException or BsonSerializationException or DecoderFallbackException or InsufficientExecutionStackException or
        OutOfMemoryException or Fallbacks.FallbackException);

    /// <summary>Adds the path of the element to the message, and the offset in the input of the user, where the document starts at an offset, too.</summary>
    public static Exception Locate(Exception error, ReadOnlySpan<byte> document, int position, long offset)
    {
        var path = BsonElementWalk.FindPath(document, position);
        var place = path.Length == 0 ? "" : $"element '{path}', ";
        var message = $"{error.Message} ({place}offset {(offset + position).ToString(CultureInfo.InvariantCulture)})";
        return error switch
        {
            _ when !IsAboutBytes(error) => new BsonSerializationException(message, error),
            FormatException => new FormatException(message, error.InnerException),
            EndOfStreamException => new EndOfStreamException(message, error.InnerException),
            _ => new BsonSerializationException(message, error.InnerException),
        };
    }

    private static bool IsAboutBytes(Exception error) =>
        error.GetType() is var type && (type == typeof(FormatException) || type == typeof(EndOfStreamException) || type == typeof(BsonSerializationException));
}
