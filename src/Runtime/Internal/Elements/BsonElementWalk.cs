namespace BsonGen.Internal.Elements;

/// <summary>An element that is found while walking over a document.</summary>
internal readonly ref struct BsonElementWalk(ReadOnlySpan<byte> name, BsonType type, int valueStart)
{
    // Hostile bytes could otherwise make the path longer than the document.
    private const int LongestPath = 256;

    // The name, without its NUL.
    public ReadOnlySpan<byte> Name { get; } = name;

    public BsonType Type { get; } = type;

    public int ValueStart { get; } = valueStart;

    // Reads the type and the name of an element; false at the end of the document or the bytes, and if the name has no NUL.
    [MethodImpl(AggressiveInlining)]
    public static bool TryRead(ReadOnlySpan<byte> bytes, int start, out BsonElementWalk element)
    {
        if ((uint)start < (uint)bytes.Length && bytes[start] != 0)
        {
            var type = (BsonType)bytes[start];
            var length = CString.FindEnd(bytes.Slice(start + 1));
            if (length >= 0)
            {
                element = new BsonElementWalk(bytes.Slice(start + 1, length), type, start + 1 + length + 1);
                return true;
            }
        }

        element = default;
        return false;
    }

    // Reads an element, and measures its value, which must be whole.
    [MethodImpl(AggressiveInlining)]
    public static bool TryRead(ReadOnlySpan<byte> bytes, int start, out BsonElementWalk element, out int end)
    {
        var size = 0;
        var isWhole = TryRead(bytes, start, out element) &&
            BsonValueSize.TryMeasure(element.Type, bytes.Slice(element.ValueStart), out size);
        end = element.ValueStart + size;
        return isWhole;
    }

    public static bool TryFind(ReadOnlySpan<byte> bytes, int start, int position, out BsonElementWalk element)
    {
        var budget = int.MaxValue;
        return TryFind(bytes, start, position, ref budget, out element);
    }

    /// <summary>Finds the element of a document that contains a position. A malformed element ends the walk.</summary>
    /// <param name="position">A position in a value, or the offset of an element that could not be read.</param>
    /// <param name="budget">The number of elements that may still be skipped; each skipped element reduces it.</param>
    /// <param name="element">The last element whose value starts at or before the position.</param>
    public static bool TryFind(
        ReadOnlySpan<byte> bytes, int start, int position, scoped ref int budget, out BsonElementWalk element)
    {
        element = default;
        while (--budget >= 0 && TryRead(bytes, start, out var next) && next.ValueStart <= position)
        {
            element = next;
            if (!BsonValueSize.TryMeasure(next.Type, bytes.Slice(next.ValueStart), out var size) ||
                next.ValueStart + size > position ||
                (next.Type is BsonType.Document or BsonType.Array or BsonType.JavaScriptWithScope && size < sizeof(int)) ||
                (size == 0 && next.ValueStart == position))
            {
                return true;
            }

            start = next.ValueStart + size;
        }

        return false;
    }

    // The names of the elements that contain the position, outermost first, separated by dots.
    public static string FindPath(ReadOnlySpan<byte> document, int position)
    {
        var path = new StringBuilder();
        var start = 0;
        while (path.Length < LongestPath && TryFind(document, start + sizeof(int), position, out var element))
        {
            // A copy: decoding bytes that another thread changes meanwhile would throw.
            var name = element.Name[..Math.Min(element.Name.Length, LongestPath)].ToArray();
            path.Append(path.Length == 0 ? "" : ".").Append(Encoding.UTF8.GetString(name));
            if (element.Type is not (BsonType.Document or BsonType.Array))
            {
                break;
            }

            start = element.ValueStart;
        }

        return path.ToString();
    }
}
