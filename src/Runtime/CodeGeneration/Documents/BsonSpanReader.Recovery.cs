namespace BsonGen.CodeGeneration;

// Nearly all discriminators come first. Therefore a document is read as the declared type, and read again if a discriminator of a derived type follows
// other elements. In nested documents, each level would double the work, and each exception would take more of the stack. After the first such
// document, the reader therefore works like a class map: it searches each document for its discriminator before it reads it.
//
// If declared sizes are wrong, the searches of nested documents overlap. A budget limits all searches together. In a well-formed document, each
// element is skipped at most three times: to find the type of an object, to find a late discriminator, and to find the member for an exception.
public ref partial struct BsonSpanReader
{
    /// <summary>Whether the metrics count the outermost document.</summary>
    internal readonly bool IsCounted => DocumentInstruments.AreReadsCounted && _context?.Reader is not NestedDriverReader;

    /// <summary>Whether the exception that is thrown asks to read the outermost document again.</summary>
    internal readonly bool IsRestartRequested => _isRestartRequested;

    /// <summary>Counts the outermost document, which was read as this type.</summary>
    internal readonly void CountRead(Type type) => DocumentInstruments.CountRead(type, isDirect: _context is null, _position);

    /// <summary>Goes back to the start, and searches each document before it is read.</summary>
    internal void StartOver()
    {
        _position = 0;
        _depth = OuterDepth;
        _guessedAt = 0;
        _spareMemory = 0;
        _type = BsonType.Document;
        LeaveDocumentScope();
        _isRestartRequested = false;
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

    /// <summary>Searches a document for its discriminator, and reads it as that type or as <typeparamref name="T"/>.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    private T ReadSearched<T>()
    {
        // Nested documents follow this position, and are searched when they are read.
        _searchedTo = _position;

        // If the size is wrong, the serializer reports it.
        var derived = HasGoodSize ? DerivedTypes<T>.Find(Rest, _isLenient, ref _walkBudget) : null;
        return derived is null ? ActiveSerializer<T>.Generated!.ReadDocument(ref this) : ReadAs<T>(derived);
    }

    /// <summary>Goes back to the start of a document.</summary>
    private void Rewind(BsonFrame document)
    {
        LeaveDocumentScope();
        _position = document.Start;
        _depth = document.Start == 0 ? OuterDepth : _depth - 1;
        _type = BsonType.Document;
    }

    /// <summary>Goes back to the start of a document. Its nested documents are searched for their discriminators before they are read.</summary>
    private void RewindToSearch(BsonFrame document)
    {
        Rewind(document);
        _searchedTo = document.Start;
        _searchedFrom = Math.Min(_searchedFrom, document.Start);
    }

    // Values of members whose type is an interface, or a class without a generated serializer.

    /// <summary>Reads a null, or a value whose discriminator names its type. The generated serializer of that type reads it, or otherwise the driver.</summary>
    /// <typeparam name="T">An interface, or a class that has no generated serializer.</typeparam>
    public T ReadDiscriminated<T>()
    {
        if (RegisteredBaseType<T>.IsKnown)
        {
            if (_type == BsonType.Null)
            {
                return default!;
            }

            if (_type == BsonType.Document && HasGoodSize &&
                DerivedTypes<T>.Find(Rest, _isLenient, ref _walkBudget) is IGeneratedSerializer { FallbackReason: null } generated)
            {
                return (T)ReadNamed(generated);
            }
        }

        return ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    /// <summary>Whether the driver accepts the declared size of a document, which it checks before it searches for a discriminator.</summary>
    private readonly bool HasGoodSize =>
        BinaryPrimitives.TryReadInt32LittleEndian(Rest, out var size) && (uint)size <= (uint)_maxDocumentSize;

    /// <summary>Reads a document that was searched for its discriminator.</summary>
    private object ReadNamed(IGeneratedSerializer serializer)
    {
        if (IsSearching)
        {
            _searchedTo = _position;
        }

        return serializer.ReadObject(ref this);
    }

    // Handles exceptions of the generated Read method: reads the document as a derived type, or adds the name of the member.

    /// <summary>Reads a document without members as the derived type that its discriminator names. If it names none, throws the exception again.</summary>
    internal T ReadDerivedOrRethrow<T>(BsonFrame document, Exception error)
    {
        if (TryReadAsDerived<T>(document, error, out var value))
        {
            return value;
        }

        // For an enclosing document, this is an exception in the value of a member.
        LeaveDocumentScope();
        ExceptionDispatchInfo.Throw(error);
        return default;
    }

    /// <summary>Throws an exception of the document itself, or of the user's code, again.</summary>
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

    /// <summary>Whether the unknown type is that of an item of a pair or tuple, and not that of an element of the document.</summary>
    private bool IsOfItem(BsonFrame document) =>
        !BsonValueSize.IsKnown(_type) &&
        BsonElementWalk.TryFind(_bytes, document.FirstElement, _position, ref _walkBudget, out var element) && element.ValueStart < _position;

    // Each enclosing member adds an exception. Deeper ones pass without a member name.
    private const int DepthOfMessages = 256;

    /// <summary>For exception filters: whether the exception may be caught and replaced.</summary>
    /// <remarks>Each handler that throws keeps the stack of the caught exception in use.</remarks>
    public readonly bool CanHandle(Exception error) =>
        !_isRestartRequested && _depth <= DepthOfMessages && error is not InsufficientExecutionStackException &&
        RuntimeHelpers.TryEnsureSufficientExecutionStack();

    /// <summary>Finds the name of the element whose value could not be read.</summary>
    /// <remarks>
    /// The position moves beyond a value only after it was read. Therefore it is the last element whose value starts at or before the position. A wrong
    /// size may lead to the name of another element, but never out of the document.
    /// </remarks>
    internal ReadOnlySpan<byte> FindFailedElement(BsonFrame document)
    {
        // The position is after the value if a nested document was read but its object could not be created.
        BsonElementWalk.TryFind(_bytes, document.Start + sizeof(int), _position, ref _walkBudget, out var element);
        return element.Name;
    }

    /// <summary>Creates the exception for a setter of a struct that threw. Class maps wrap it, since they call such setters by reflection.</summary>
    public Exception SetterException(Exception error)
    {
        EnterDocumentScope();
        return new TargetInvocationException(error);
    }

    /// <summary>Marks the start of code of the user. Its exceptions don't name the member.</summary>
    public void EnterUserCode() => EnterDocumentScope();

    /// <summary>Marks the end of code of the user.</summary>
    public void LeaveUserCode() => LeaveDocumentScope();
}
