namespace BsonGen.CodeGeneration;

/// <summary>Finds the element that could not be read, for the exception that names its member.</summary>
internal static class FailedElements
{
    // Finds the element that could not be read: the last whose value starts at or before the position. A wrong size may lead to
    // the name of another element, but never out of the document.
    internal static ReadOnlySpan<byte> FindFailedElement(this ref BsonSpanReader reader, BsonFrame document)
    {
        // The position is after the value if a nested document was read but its object could not be created.
        BsonElementWalk.TryFind(
            reader._bytes, document.FirstElement, reader._position, ref reader._search.WalkBudget, out var element);
        return element.Name;
    }
}
