namespace BsonGen.CodeGeneration;

/// <summary>Reads the elements of one BSON document from memory.</summary>
/// <remarks>
/// The position is that of an element, or of a value whose type was read. Each access is checked, by the runtime or by one
/// comparison per element (BsonSpanReader.Access.cs), so wrong sizes end in an exception. Names of elements are passed with the
/// NUL after them.
/// </remarks>
[EditorBrowsable(Never)]
public ref partial struct BsonSpanReader
{
    internal readonly ReadOnlySpan<byte> _bytes;
    internal ReaderSettings _settings;
    internal int _position;

    // The type of the next value.
    internal BsonType _type;
    internal Nesting _nesting;
    internal DiscriminatorSearch _search;
    internal ElementBudget _budget;

    // The position of the last guess. A second call of GuessOrFindMember at this position means that the guess was wrong.
    internal int _guessedAt;

    /// <summary>
    /// Whether an exception now belongs to the document itself or to user code. A class map adds no name of a member to these.
    /// </summary>
    internal bool _isDocumentScope;

    /// <summary>Whether this reader threw for bytes that end too soon. Code of the user may throw the same exception.</summary>
    internal bool _isCutShort;

    // The document is not followed by other bytes. Fewer bytes than it declares mean that it is truncated. Without a context, the
    // caller is the direct API, where isLenient says whether invalid UTF-8 is replaced.
    internal BsonSpanReader(
        ReadOnlySpan<byte> bytes,
        BsonDeserializationContext? context = null,
        int maxDepth = int.MaxValue,
        bool isLenient = false)
    {
        _bytes = bytes;
        _settings.Context = context;
        _settings.MaxDocumentSize = int.MaxValue;
        _budget.Elements = BsonDocumentSize.Clamp(bytes).Length;
        _search.WalkBudget = DiscriminatorSearch.WalksOf(bytes);
        _search.To = DiscriminatorSearch.None;
        _search.From = DiscriminatorSearch.None;
        _nesting.MaxDepth = maxDepth;
        _settings.IsLenient = isLenient;
        _nesting.StackLimit = ExecutionStack.LimitOfCaller;
        _type = BsonType.Document;
        if (context?.Reader is BsonBinaryReader { Settings: var settings } reader)
        {
            _settings.MaxDocumentSize = settings.MaxDocumentSize;
            _settings.IsLenient = DriverSettings.IsLenient(settings);
            if (reader.GetType() != typeof(BsonBinaryReader) && reader is GuardedReader guarded)
            {
                _nesting.Depth = guarded.Depth;
                _nesting.MaxDepth = guarded.MaxDepth;
                if (guarded is NestedDriverReader value)
                {
                    _budget.Elements = Math.Min(_budget.Elements, value.ElementBudget);
                    _search.To = value.IsSearching ? DiscriminatorSearch.All : DiscriminatorSearch.None;
                    _search.From = _search.To;
                }
            }
        }
    }

    /// <summary>The offset of the next byte in the outermost document.</summary>
    public readonly int Position => _position;

    // The depth of the outermost document of these bytes.
    internal readonly int OuterDepth => _settings.Context?.Reader is GuardedReader outer ? outer.Depth : 0;

    /// <summary>Whether the document at the position was searched.</summary>
    internal readonly bool IsSearched => _search.IsActive && _position <= _search.To;

    internal readonly BsonType Type => _type;

    internal readonly ReadOnlySpan<byte> Rest => _bytes.Slice(_position);

    // Peeks at the name of the next element, without its NUL.
    internal ReadOnlySpan<byte> PeekName()
    {
        if (!TryPeekName(out var name, out var exception))
        {
            ThrowDocumentException(exception);
        }

        return name;
    }

    internal bool TryPeekName(out ReadOnlySpan<byte> name, [NotNullWhen(false)] out Exception? exception)
    {
        var header = Rest;
        var length = CString.FindEnd(header.Slice(1));
        if (length >= 0 && BsonValueSize.IsKnown((BsonType)header[0]))
        {
            name = header.Slice(1, length);
            exception = null;
            return true;
        }

        name = default;
        exception = BsonValueSize.IsKnown((BsonType)header[0])
            ? EndOfStream()
            : UnknownType((BsonType)header[0], _position + length + 2);
        return false;
    }

    [DoesNotReturn]
    internal void ThrowEndOfStream() => throw EndOfStream();

    // For exception filters, always false: tells whether the bytes ended too soon, also to the reader of the enclosing value.
    internal readonly bool ReportEnd(ref bool isCutShort)
    {
        isCutShort |= _isCutShort;
        if (_isCutShort && _settings.Context?.Reader is GuardedReader outer)
        {
            outer.Stream.IsCutShort = true;
        }

        return false;
    }

    internal readonly Exception UnknownType(BsonType type, int valueStart) =>
        ReadExceptions.UnknownType(type, BsonElementWalk.FindPath(_bytes, valueStart));

    [MethodImpl(AggressiveInlining)]
    internal int TakeInt32()
    {
        var position = _position;
        if (!Holds(position, sizeof(int)))
        {
            ThrowEndOfStream();
        }

        _position = position + sizeof(int);
        return ReadInt32LittleEndian(Bytes(position, sizeof(int)));
    }

    [MethodImpl(AggressiveInlining)]
    internal long TakeInt64()
    {
        var position = _position;
        if (!Holds(position, sizeof(long)))
        {
            ThrowEndOfStream();
        }

        _position = position + sizeof(long);
        return ReadInt64LittleEndian(Bytes(position, sizeof(long)));
    }

    [DoesNotReturn]
    internal void ThrowDocumentException(Exception exception)
    {
        EnterDocumentScope();
        throw exception;
    }

    // Exceptions now belong to the document itself or to user code.
    internal void EnterDocumentScope() => _isDocumentScope = true;

    // Exceptions now belong to the value of a member.
    internal void LeaveDocumentScope() => _isDocumentScope = false;

    internal T Advance<T>(int size, T value)
    {
        _position += size;
        return value;
    }

    private Exception EndOfStream()
    {
        _isCutShort = true;
        return ReadExceptions.EndOfStream();
    }
}
