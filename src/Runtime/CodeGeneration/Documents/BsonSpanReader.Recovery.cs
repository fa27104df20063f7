namespace BsonGen.CodeGeneration;

// A document is searched for its discriminator before it is read, like with a class map: by the generated code of a hierarchy, or
// if the driver knows derived types. DiscriminatedTypes.Number does not show each derived type that becomes known later. The first
// document of such a type is read as the declared type, and again when its discriminator follows other elements. In nested
// documents, each level would double the work, so the reader then searches each one before it reads it.
//
// With wrong declared sizes, the searches of nested documents overlap. A budget limits all searches together; see WalksOf.
public ref partial struct BsonSpanReader
{
    internal readonly bool IsCounted => DocumentInstruments.AreReadsCounted && _context?.Reader is not NestedDriverReader;

    // Whether the exception asks to read the outermost document again.
    internal readonly bool IsRestartRequested => _isRestartRequested;

    internal readonly void CountRead(Type type) =>
        DocumentInstruments.CountRead(type, isDirect: _context is null, _position);

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

    /// <summary>Reads an interface, or a class without a generated serializer: null, or a value with a discriminator.</summary>
    public T ReadDiscriminated<T>()
    {
        if (RegisteredBaseType<T>.IsKnown)
        {
            if (_type == BsonType.Null)
            {
                return default!;
            }

            if (_type == BsonType.Document && HasGoodSize &&
                DerivedTypes<T>.Find(Rest, _isLenient, ref _walkBudget, ref _isCutShort)
                    is IGeneratedSerializer { FallbackReason: null } generated)
            {
                return (T)ReadNamed(generated);
            }
        }

        return ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    // The driver checks the size before it searches for a discriminator.
    private readonly bool HasGoodSize =>
        TryReadInt32LittleEndian(Rest, out var size) && (uint)size <= (uint)_maxDocumentSize;

    private object ReadNamed(IGeneratedSerializer serializer)
    {
        if (IsSearching)
        {
            _searchedTo = _position;
        }

        return serializer.ReadObject(ref this);
    }

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

    /// <summary>For exception filters: whether the exception may be caught and replaced.</summary>
    public readonly bool CanHandle(Exception error) =>
        !_isRestartRequested && _depth <= DepthOfMessages && error is not InsufficientExecutionStackException &&
        RuntimeHelpers.TryEnsureSufficientExecutionStack();

    // Finds the element that could not be read: the last whose value starts at or before the position. A wrong size may lead to
    // the name of another element, but never out of the document.
    internal ReadOnlySpan<byte> FindFailedElement(BsonFrame document)
    {
        // The position is after the value if a nested document was read but its object could not be created.
        BsonElementWalk.TryFind(_bytes, document.FirstElement, _position, ref _walkBudget, out var element);
        return element.Name;
    }

    /// <summary>Creates the exception of a struct's setter, which class maps call by reflection.</summary>
    public Exception SetterException(Exception error)
    {
        EnterDocumentScope();
        return new TargetInvocationException(error);
    }

    /// <summary>Marks the start of user code, whose exceptions don't name the member.</summary>
    public void EnterUserCode() => EnterDocumentScope();

    /// <summary>Marks the end of user code.</summary>
    public void LeaveUserCode() => LeaveDocumentScope();
}
