namespace BsonGen.CodeGeneration;

/// <summary>Goes back to the start of a document, to read it in another way.</summary>
internal static class ReadingAgain
{
    // Goes back to the start, and searches each document before it is read.
    internal static void StartOver(this ref BsonSpanReader reader)
    {
        reader._position = 0;
        reader._nesting.Depth = reader.OuterDepth;
        reader._guessedAt = 0;
        reader._budget.SpareMemory = 0;
        reader._type = BsonType.Document;
        reader.LeaveDocumentScope();
        reader._search.IsRestartRequested = false;
        reader._isCutShort = false;
        reader._search.To = DiscriminatorSearch.All;
        reader._search.From = DiscriminatorSearch.All;
        reader._search.WalkBudget = DiscriminatorSearch.WalksOf(reader._bytes);
        reader._budget.Elements = reader._budget.LeavesArraysToDriver ? -1 : BsonDocumentSize.Clamp(reader._bytes).Length;
    }

    [DoesNotReturn]
    internal static void RequestRestart(this ref BsonSpanReader reader, Exception error)
    {
        reader._search.IsRestartRequested = true;
        throw error;
    }

    internal static void Rewind(this ref BsonSpanReader reader, BsonFrame document)
    {
        reader.LeaveDocumentScope();
        reader._isCutShort = false;
        reader._position = document.Start;
        reader._nesting.Depth = document.Start == 0 ? reader.OuterDepth : reader._nesting.Depth - 1;
        reader._type = BsonType.Document;
    }

    // Nested documents are searched for their discriminators before they are read.
    internal static void RewindToSearch(this ref BsonSpanReader reader, BsonFrame document)
    {
        reader.Rewind(document);
        reader._search.To = document.Start;
        reader._search.From = Math.Min(reader._search.From, document.Start);
    }

    // Throws an exception of the document itself, or of user code, again.
    internal static void RethrowOfDocument(this ref BsonSpanReader reader, BsonFrame document, Exception error)
    {
        if (reader._isDocumentScope)
        {
            reader.LeaveDocumentScope();
            if (!reader.IsOfItem(document))
            {
                ExceptionDispatchInfo.Throw(error);
            }
        }
    }

    /// <summary>Whether the unknown type is that of an item of a pair or tuple, not of an element of the document.</summary>
    internal static bool IsOfItem(this ref BsonSpanReader reader, BsonFrame document) =>
        !BsonValueSize.IsKnown(reader._type) &&
        BsonElementWalk.TryFind(
            reader._bytes, document.FirstElement, reader._position, ref reader._search.WalkBudget, out var element) &&
        element.ValueStart < reader._position;
}
