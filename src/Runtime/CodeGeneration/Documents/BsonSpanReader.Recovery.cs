namespace BsonGen.CodeGeneration;

// A document is searched for its discriminator before it is read, like with a class map: by the generated code of a hierarchy, or
// if the driver knows derived types. DiscriminatedTypes.Number does not show each derived type that becomes known later. The
// first document of such a type is read as the declared type, and again when its discriminator follows other elements. In nested
// documents, each level would double the work, so the reader then searches each one before it reads it.
//
// With wrong declared sizes, the searches of nested documents overlap. A budget limits all searches together; see WalksOf.
public ref partial struct BsonSpanReader
{
    // Whether the exception asks to read the outermost document again.
    internal readonly bool IsRestartRequested => _isRestartRequested;

    // Goes back to the start, and searches each document before it is read.
    internal void StartOver()
    {
        _position = 0;
        _depth = OuterDepth;
        _guessedAt = 0;
        _spareMemory = 0;
        _type = BsonType.Document;
        LeaveDocumentScope();
        _isRestartRequested = false;
        _isCutShort = false;
        _searchedTo = SearchingAll;
        _searchedFrom = SearchingAll;
        _walkBudget = WalksOf(_bytes);
        _elementBudget = _leavesArraysToDriver ? -1 : BsonDocumentSize.Clamp(_bytes).Length;
    }

    [DoesNotReturn]
    private void RequestRestart(Exception error)
    {
        _isRestartRequested = true;
        throw error;
    }

    internal void Rewind(BsonFrame document)
    {
        LeaveDocumentScope();
        _isCutShort = false;
        _position = document.Start;
        _depth = document.Start == 0 ? OuterDepth : _depth - 1;
        _type = BsonType.Document;
    }

    // Nested documents are searched for their discriminators before they are read.
    private void RewindToSearch(BsonFrame document)
    {
        Rewind(document);
        _searchedTo = document.Start;
        _searchedFrom = Math.Min(_searchedFrom, document.Start);
    }

    // The driver checks the size before it searches for a discriminator.
    private readonly bool HasGoodSize =>
        TryReadInt32LittleEndian(Rest, out var size) && (uint)size <= (uint)_maxDocumentSize;

    // Throws an exception of the document itself, or of user code, again.
    internal void RethrowOfDocument(BsonFrame document, Exception error)
    {
        if (_isDocumentScope)
        {
            LeaveDocumentScope();
            if (!IsOfItem(document))
            {
                ExceptionDispatchInfo.Throw(error);
            }
        }
    }

    // Whether the unknown type is that of an item of a pair or tuple, not of an element of the document.
    private bool IsOfItem(BsonFrame document) =>
        !BsonValueSize.IsKnown(_type) &&
        BsonElementWalk.TryFind(_bytes, document.FirstElement, _position, ref _walkBudget, out var element) &&
        element.ValueStart < _position;

    // Each enclosing member adds an exception, whose handler keeps the stack in use. Deeper ones pass without a member name.
    internal const int DepthOfMessages = 256;
}
