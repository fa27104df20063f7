namespace BsonGen.CodeGeneration;

// Documents, and those of derived types, which their discriminators name.
public ref partial struct BsonSpanReader
{
    // False if the value is no document, or if the generated serializer does not serve the type.
    [MethodImpl(AggressiveInlining)]
    internal bool TryEnterDocument(bool isReading, out BsonFrame document)
    {
        if (isReading && _type == BsonType.Document && _position <= _searchedTo)
        {
            document = ReadFrame();
            return true;
        }

        document = default;
        return false;
    }

    // Whether a generated serializer enters the value.
    internal readonly bool IsReadableBy(GeneratedSerializer? serializer) =>
        _type == BsonType.Document && _position <= _searchedTo && serializer is { CanRead: true };

    internal IBsonSerializer? FindDerived<T>() =>
        HasGoodSize ? DerivedTypes<T>.Find(Rest, _isLenient, ref _walkBudget, ref _isCutShort) : null;

    // Whether there is a serializer of a derived type. It is kept until the document is read.
    internal bool HasDerived(IBsonSerializer? derived)
    {
        _derived = derived;
        return derived is not null;
    }

    internal bool TryTakeDerived([NotNullWhen(true)] out IBsonSerializer? derived)
    {
        derived = _derived;
        _derived = null;
        return derived is not null;
    }

    internal bool HasAll(ElementSet? elements) => elements is null || elements.IsIn(Rest, ref _walkBudget);

    /// <summary>Reads a document of a type whose serializer another assembly generated.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    public T ReadGenerated<T>() =>
        ActiveSerializer<T>.Generated is { } serializer ? serializer.ReadDocument(ref this) : ReadDocumentSlow<T>();

    // Reads a value that is no document or that another serializer serves, or a document that is searched first.
    [UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
    internal T ReadDocumentSlow<T>()
    {
        ThrowIfUnknownType();
        if (ActiveSerializer<T>.Generated is not { } generated || (_type != BsonType.Null && !generated.CanRead))
        {
            return ReadByDriver<T>(RegisteredSerializer<T>.Current);
        }

        if (_type == BsonType.Null)
        {
            return default!;
        }

        if (_type != BsonType.Document)
        {
            throw ReadExceptions.NotADocument(typeof(T), _type);
        }

        // Nested documents follow this position, and are searched when they are read.
        _searchedTo = _position;

        // If the size is wrong, the serializer reports it.
        var derived = FindDerived<T>();
        return derived is null ? generated.ReadDocument(ref this) : ReadAs<T>(derived);
    }

    // Reads a document again after an exception. Returns false if its discriminator names no derived type.
    internal bool TryReadAsDerived<T>(BsonFrame document, Exception error, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        if (!CanHandle(error) || document.Start >= _searchedFrom)
        {
            return false;
        }

        // An exception of the search replaces the first one, since a class map searches before it reads.
        var wasDocumentScope = _isDocumentScope;
        LeaveDocumentScope();
        IBsonSerializer? derived;
        try
        {
            derived = FindDerived<T>(document);
        }
        catch (Exception) when (document.Start > 0)
        {
            // A class map searches the enclosing documents first.
            RequestRestart(error);
            return false;
        }

        if (derived is null)
        {
            if (wasDocumentScope)
            {
                EnterDocumentScope();
            }

            return false;
        }

        if (document.Start > 0)
        {
            RequestRestart(error);
        }

        RewindToSearch(document);
        value = ReadAs<T>(derived);
        return true;
    }

    internal T ReadDerived<T>(BsonFrame document)
    {
        var serializer = FindDerived<T>(document)!;
        if (document.Start > 0 && document.Start < _searchedFrom && _searchedFrom != NotSearching)
        {
            // A nested document was already read again. Otherwise the innermost one would be read once for each level.
            RequestRestart(new InvalidOperationException("The document is read again from its start."));
        }

        RewindToSearch(document);
        try
        {
            return ReadAs<T>(serializer);
        }
        catch (Exception)
        {
            // The exception belongs to the derived type, not to a member of this one. An unknown type is of an element inside.
            _type = BsonType.Document;
            EnterDocumentScope();
            throw;
        }
    }

    internal IBsonSerializer? FindDerived<T>(BsonFrame document) =>
        DerivedTypes<T>.Find(_bytes.Slice(document.Start), _isLenient, ref _walkBudget, ref _isCutShort);

    internal bool TryReadDerived<T>(BsonFrame document, [MaybeNullWhen(false)] out T value)
    {
        value = default;
        var rest = Rest;
        var headerSize = 1 + Discriminators.Name.Length;
        if (rest.Length < headerSize || !rest.Slice(1, Discriminators.Name.Length).SequenceEqual(Discriminators.Name) ||
            !BsonValueSize.TryMeasure((BsonType)rest[0], rest.Slice(headerSize), out var size))
        {
            return TryReadLateDerived(document, out value);
        }

        var bytes = _bytes.Slice(document.Start);
        if (DerivedTypes<T>.Find(bytes, sizeof(int), headerSize + size, _isLenient, ref _isCutShort) is { } serializer)
        {
            Rewind(document);
            value = ReadAs<T>(serializer);
            return true;
        }

        // The discriminator names this type, or is ignored.
        _position += headerSize + size;
        return false;
    }

    // A class map searches the whole document for a discriminator before it creates an object.
    [MethodImpl(NoInlining)]
    private bool TryReadLateDerived<T>(BsonFrame document, [MaybeNullWhen(false)] out T value)
    {
        var wasSearched = IsSearching && document.Start <= _searchedTo;
        if (wasSearched || FindDerived<T>(document) is not { } serializer)
        {
            value = default;
            return false;
        }

        Rewind(document);
        value = ReadAs<T>(serializer);
        return true;
    }

    internal T ReadAs<T>(IBsonSerializer serializer) => serializer is IGeneratedSerializer { FallbackReason: null } generated
        ? (T)generated.ReadObject(ref this)
        : ReadByDriver<T>(serializer);
}
