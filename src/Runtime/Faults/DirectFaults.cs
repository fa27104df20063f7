using System.Globalization;
using System.Text;
using BsonGen.Reading;
using MongoDB.Bson;

namespace BsonGen.Faults;

/// <summary>Adds to an error of the direct API where in the bytes it happened; the exception keeps its type, and what caused it.</summary>
internal static class DirectFaults
{
    // A path so long helps nobody, and hostile bytes could make it longer than the document.
    private const int LongestPath = 256;

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
        var path = FindPath(document, position);
        var place = path.Length == 0 ? "" : $"element '{path}', ";
        var message = $"{error.Message} ({place}offset {(offset + position).ToString(CultureInfo.InvariantCulture)})";
        return error switch
        {
            FormatException => new FormatException(message, error.InnerException),
            EndOfStreamException => new EndOfStreamException(message, error.InnerException),
            _ => new BsonSerializationException(message, error.InnerException),
        };
    }

    /// <summary>The names of the elements that the position lies in, outermost first, with dots between them.</summary>
    private static string FindPath(ReadOnlySpan<byte> document, int position)
    {
        var path = new StringBuilder();
        var start = 0;
        while (path.Length < LongestPath && BsonElementWalk.TryFind(document, start + sizeof(int), position, out var element))
        {
            path.Append(path.Length == 0 ? "" : ".").Append(Encoding.UTF8.GetString(element.Name));
            if (element.Type is not (BsonType.Document or BsonType.Array))
            {
                break;
            }

            start = element.ValueStart;
        }

        return path.ToString();
    }
}
