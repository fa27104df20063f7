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
    // Values of _searchedTo; see BsonSpanReader.Recovery.cs.
    private const int NotSearching = int.MaxValue;
    private const int SearchingAll = -1;

    private readonly ReadOnlySpan<byte> _bytes;
    private readonly BsonDeserializationContext? _context;
    private readonly int _maxDocumentSize;
    private readonly bool _isLenient;
    private int _position;
    private int _depth;

    // The number of elements that may still be counted; see BsonSpanReader.Collections.cs.
    private int _elementBudget;
    private bool _leavesArraysToDriver;

    // The bytes that reused lists keep for later items.
    private long _spareMemory;

    // The position of the last guess. A second call of GuessOrFindMember at this position means that the guess was wrong.
    private int _guessedAt;

    // Documents up to this position were searched for discriminators.
    private int _searchedTo;

    // The position of the first document that was searched before it was read. All later ones are searched, too.
    private int _searchedFrom;

    // The number of elements that may still be skipped in searches; see WalksOf.
    private int _walkBudget;

    private readonly int _maxDepth;

    // The next check of the stack is due below this address.
    private nuint _stackLimit;

    // The type of the next value.
    private BsonType _type;

    // Whether an exception now belongs to the document itself or to user code. A class map adds no name of a member to these.
    private bool _isDocumentScope;

    private bool _isRestartRequested;

    // Whether this reader threw for bytes that end too soon. Code of the user may throw the same exception.
    private bool _isCutShort;

    // The serializer of the document at the position, if that was found to be of a derived type.
    private IBsonSerializer? _derived;

    private bool? _hasDefaultDynamics;

    // Nothing follows the document. Fewer bytes than it declares mean that it is truncated. Without a context, the caller is the
    // direct API, where isLenient says whether invalid UTF-8 is replaced.
    internal BsonSpanReader(
        ReadOnlySpan<byte> bytes,
        BsonDeserializationContext? context = null,
        int maxDepth = int.MaxValue,
        bool isLenient = false)
    {
        _bytes = bytes;
        _context = context;
        _maxDocumentSize = int.MaxValue;
        _elementBudget = BsonDocumentSize.Clamp(bytes).Length;
        _walkBudget = WalksOf(bytes);
        _searchedTo = NotSearching;
        _searchedFrom = NotSearching;
        _maxDepth = maxDepth;
        _isLenient = isLenient;
        _stackLimit = ExecutionStack.LimitOfCaller;
        _type = BsonType.Document;
        if (context?.Reader is BsonBinaryReader { Settings: var settings } reader)
        {
            _maxDocumentSize = settings.MaxDocumentSize;
            _isLenient = DriverSettings.IsLenient(settings);
            if (reader.GetType() != typeof(BsonBinaryReader) && reader is GuardedReader guarded)
            {
                _depth = guarded.Depth;
                _maxDepth = guarded.MaxDepth;
                if (guarded is NestedDriverReader value)
                {
                    _elementBudget = Math.Min(_elementBudget, value.ElementBudget);
                    _searchedTo = value.IsSearching ? SearchingAll : NotSearching;
                    _searchedFrom = _searchedTo;
                }
            }
        }
    }

    // An element of two bytes may be skipped five times: for the type of an object, a late discriminator, the member for an
    // exception, needed elements, and those once more after a late discriminator.
    private static int WalksOf(ReadOnlySpan<byte> bytes) => (int)Math.Min(3L * bytes.Length, int.MaxValue);

    /// <summary>The offset of the next byte in the outermost document.</summary>
    public readonly int Position => _position;

    // The depth of the outermost document of these bytes.
    private readonly int OuterDepth => _context?.Reader is GuardedReader outer ? outer.Depth : 0;

    // Whether each document is searched before it is read.
    private readonly bool IsSearching => _searchedTo != NotSearching;

    // Whether the document at the position was searched.
    internal readonly bool IsSearched => IsSearching && _position <= _searchedTo;

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

    private bool TryPeekName(out ReadOnlySpan<byte> name, [NotNullWhen(false)] out Exception? exception)
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
    private void ThrowEndOfStream() => throw EndOfStream();

    private Exception EndOfStream()
    {
        _isCutShort = true;
        return ReadExceptions.EndOfStream();
    }

    // For exception filters, always false: tells whether the bytes ended too soon, also to the reader of the enclosing value.
    internal readonly bool ReportEnd(ref bool isCutShort)
    {
        isCutShort |= _isCutShort;
        if (_isCutShort && _context?.Reader is GuardedReader outer)
        {
            outer.Stream.IsCutShort = true;
        }

        return false;
    }

    private readonly Exception UnknownType(BsonType type, int valueStart) =>
        ReadExceptions.UnknownType(type, BsonElementWalk.FindPath(_bytes, valueStart));

    [MethodImpl(AggressiveInlining)]
    private int TakeInt32()
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
    private long TakeInt64()
    {
        var position = _position;
        if (!Holds(position, sizeof(long)))
        {
            ThrowEndOfStream();
        }

        _position = position + sizeof(long);
        return ReadInt64LittleEndian(Bytes(position, sizeof(long)));
    }

    private ReadOnlySpan<byte> ReadBlock(int size)
    {
        var rest = Rest;
        if (rest.Length < size)
        {
            ThrowEndOfStream();
        }

        _position += size;
        return rest[..size];
    }

    internal void SkipValue()
    {
        var rest = Rest;
        if (!BsonValueSize.TryMeasure(_type, rest, out var size))
        {
            if (!BsonValueSize.IsKnown(_type))
            {
                throw UnknownType(_type, _position);
            }

            _isCutShort = true;
            BsonValueSize.ThrowMeasureException(_type, rest);
        }

        _position += size;
    }

    [DoesNotReturn]
    private void ThrowDocumentException(Exception exception)
    {
        EnterDocumentScope();
        throw exception;
    }

    // Exceptions now belong to the document itself or to user code.
    private void EnterDocumentScope() => _isDocumentScope = true;

    // Exceptions now belong to the value of a member.
    internal void LeaveDocumentScope() => _isDocumentScope = false;

    private T Advance<T>(int size, T value)
    {
        _position += size;
        return value;
    }
}
