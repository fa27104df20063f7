using MongoDB.Bson;

namespace BsonGen.Reading;

/// <summary>An element met on a walk over a document.</summary>
internal readonly ref struct BsonElementWalk
{
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
                (size == 0 && valueStart == position))
            {
                return true;
            }

            start = valueStart + size;
        }

        return false;
    }
}
