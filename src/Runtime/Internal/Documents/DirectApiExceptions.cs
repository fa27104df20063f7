using System.Globalization;
using BsonGen.Internal.Elements;
using MongoDB.Bson;

namespace BsonGen.Internal.Documents;

/// <summary>Adds the element path and the offset to the message of an exception of the direct API. The type and the inner exception stay.</summary>
internal static class DirectApiExceptions
{
    /// <summary>Whether the exception is about the bytes. Other exceptions come from the user's code and stay unchanged.</summary>
    public static bool AreLocated(Exception error) =>
        error.GetType() == typeof(FormatException) ||
        error.GetType() == typeof(EndOfStreamException) ||
        error.GetType() == typeof(BsonSerializationException);

    /// <param name="error">The exception.</param>
    /// <param name="document">The document.</param>
    /// <param name="position">The offset in the document at which reading stopped.</param>
    /// <param name="offset">The offset of the document in the input of the user.</param>
    public static Exception Locate(Exception error, ReadOnlySpan<byte> document, int position, long offset)
    {
        var path = BsonElementWalk.FindPath(document, position);
        var place = path.Length == 0 ? "" : $"element '{path}', ";
        var message = $"{error.Message} ({place}offset {(offset + position).ToString(CultureInfo.InvariantCulture)})";
        return error switch
        {
            FormatException => new FormatException(message, error.InnerException),
            EndOfStreamException => new EndOfStreamException(message, error.InnerException),
            _ => new BsonSerializationException(message, error.InnerException),
        };
    }
}
