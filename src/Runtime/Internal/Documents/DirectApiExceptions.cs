using System.Globalization;
using BsonGen.Internal.Elements;
using MongoDB.Bson;

namespace BsonGen.Internal.Documents;

/// <summary>Adds to an error of the direct API where in the bytes it happened; the exception keeps its type, and what caused it.</summary>
internal static class DirectApiExceptions
{
    /// <summary>Whether the error is about the bytes; the others come from code of the user's and stay as they are.</summary>
    public static bool AreLocated(Exception error) =>
        error.GetType() == typeof(FormatException) ||
        error.GetType() == typeof(EndOfStreamException) ||
        error.GetType() == typeof(BsonSerializationException);

    /// <param name="error">What went wrong.</param>
    /// <param name="document">The document.</param>
    /// <param name="position">Where in it reading stopped.</param>
    /// <param name="offset">Where the document starts.</param>
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
