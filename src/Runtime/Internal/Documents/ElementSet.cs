namespace BsonGen.Internal.Documents;

/// <summary>The names of the elements that a document must have, in any order.</summary>
internal sealed class ElementSet(IReadOnlyCollection<string> names)
{
    private const int MostOnStack = 256;

    private readonly MemberLookup _names = new(names);

    /// <summary>
    /// Whether a document, which other bytes may follow, has all elements of the set. A malformed element ends the search.
    /// </summary>
    public bool IsIn(ReadOnlySpan<byte> document, ref int budget)
    {
        var missing = names.Count;
        Span<bool> isFound = missing <= MostOnStack ? stackalloc bool[MostOnStack] : new bool[missing];
        var start = sizeof(int);
        while (missing > 0 && --budget >= 0 && BsonElementWalk.TryRead(document, start, out var element, out start))
        {
            var index = _names.Find(element.Name);
            if (index >= 0 && !isFound[index])
            {
                isFound[index] = true;
                missing--;
            }
        }

        return missing == 0;
    }

    /// <summary>Whether a document, which other bytes may follow, has no other element, and no malformed one.</summary>
    public bool HasAllOf(ReadOnlySpan<byte> document, ref int budget)
    {
        var start = sizeof(int);
        while (--budget >= 0 && BsonElementWalk.TryRead(document, start, out var element, out var end))
        {
            if (_names.Find(element.Name) < 0)
            {
                return false;
            }

            start = end;
        }

        return budget >= 0 && (uint)start < (uint)document.Length && document[start] == 0;
    }
}
