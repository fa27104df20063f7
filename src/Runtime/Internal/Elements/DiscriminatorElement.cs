namespace BsonGen.Internal.Elements;

/// <summary>The element <c>_t</c> of a document, which holds its discriminator.</summary>
internal static class DiscriminatorElement
{
    public static ReadOnlySpan<byte> Name => "_t\0"u8;

    /// <summary>Whether eight bytes start with the name and its NUL.</summary>
    public static bool IsName(ulong start) => (start & 0xFF_FFFF) == ('_' | ('t' << 8));

    /// <summary>Finds the first element <c>_t</c> of a document that other bytes may follow.</summary>
    /// <param name="budget">The number of elements that may still be skipped; each skipped element reduces it.</param>
    /// <param name="start">The offset of the element, of the document's end, or of the element that can't be skipped.</param>
    /// <param name="size">The size of the element, in bytes; zero if there is none.</param>
    /// <returns>False if an element can't be skipped.</returns>
    public static bool TryFind(
        ReadOnlySpan<byte> document, bool isLenient, ref int budget, out int start, out int size)
    {
        start = sizeof(int);
        size = 0;
        while (start >= document.Length || document[start] != 0)
        {
            if (!BsonElementWalk.TryRead(document, start, out var element, out var end))
            {
                return false;
            }

            if (element.Name.SequenceEqual("_t"u8))
            {
                size = end - start;
                return true;
            }

            // The driver decodes each name that it skips.
            if (!isLenient && !Utf8.IsValid(element.Name))
            {
                return false;
            }

            if (--budget < 0)
            {
                return true;
            }

            start = end;
        }

        return true;
    }
}
