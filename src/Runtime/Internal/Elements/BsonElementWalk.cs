using MongoDB.Bson;

namespace BsonGen.Internal.Elements;

/// <summary>An element met on a walk over a document.</summary>
internal readonly ref struct BsonElementWalk
{
    // A path so long helps nobody, and hostile bytes could make it longer than the document.
    private const int LongestPath = 256;

    private BsonElementWalk(ReadOnlySpan<byte> name, BsonType type, int valueStart)
    {
        Name = name;
        Type = type;
        ValueStart = valueStart;
    }

    /// <summary>Without its NUL.</summary>
    public ReadOnlySpan<byte> Name { get; }

    public BsonType Type { get; }

    public int ValueStart { get; }

    /// <summary>Finds the element that a position lies in, among the elements of one document.</summary>
    /// <param name="bytes">All bytes; what is malformed in them ends the walk.</param>
    /// <param name="start">Where the first element starts.</param>
    /// <param name="position">A position in a value, or where an element starts that could not be read at all.</param>
    /// <param name="element">The last element whose value starts at the position or before it.</param>
    public static bool TryFind(ReadOnlySpan<byte> bytes, int start, int position, out BsonElementWalk element)
    {
        element = default;
        while (start < bytes.Length && bytes[start] != 0)
        {
            var nameLength = bytes.Slice(start + 1).IndexOf((byte)0);
            var valueStart = start + nameLength + 2;
            if (nameLength < 0 || valueStart > position)
            {
                return false;
            }

            element = new BsonElementWalk(bytes.Slice(start + 1, nameLength), (BsonType)bytes[start], valueStart);
            if (!BsonValueSize.TryMeasure(element.Type, bytes.Slice(valueStart), out var size) ||
                valueStart + size > position ||
                (element.Type is BsonType.Document or BsonType.Array or BsonType.JavaScriptWithScope && size < sizeof(int)) ||
                (size == 0 && valueStart == position))
            {
                return true;
            }

            start = valueStart + size;
        }

        return false;
    }

    /// <summary>The names of the elements that the position lies in, outermost first, with dots between them.</summary>
    public static string FindPath(ReadOnlySpan<byte> document, int position)
    {
        var path = new System.Text.StringBuilder();
        var start = 0;
        while (path.Length < LongestPath && TryFind(document, start + sizeof(int), position, out var element))
        {
            path.Append(path.Length == 0 ? "" : ".").Append(System.Text.Encoding.UTF8.GetString(element.Name));
            if (element.Type is not (BsonType.Document or BsonType.Array))
            {
                break;
            }

            start = element.ValueStart;
        }

        return path.ToString();
    }
}
