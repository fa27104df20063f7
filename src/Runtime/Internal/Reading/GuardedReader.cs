namespace BsonGen.Internal.Reading;

/// <summary>
/// The driver's reader with more checks. Sizes are compared with the available bytes before the driver allocates, and names of
/// types are checked before it resolves them (<see cref="NamedTypes"/>). The stack is checked at each level, since the driver
/// reads nested values, and computes their hash codes, by recursion.
/// </summary>
internal class GuardedReader(BoundedStream stream, BsonBinaryReaderSettings settings)
    : BsonBinaryReader(stream, settings)
{
    private const int BinaryHeaderSize = sizeof(int) + 1;

    private const BsonBinarySubType OldBinary = (BsonBinarySubType)2;

    // Hashing, comparing or printing a level takes at most as much stack as reading this number of levels.
    private const int StackFactor = 3;

    // The stack may grow by this number of bytes before the next check.
    private const int StackStep = 8 * 1024;

    private nuint _stackStart = ExecutionStack.Position;
    private nuint _stackLimit = ExecutionStack.Position - StackStep;

    /// <summary>
    /// Whether the driver searches for a discriminator, after which it returns to a bookmark, and whether it has found one.
    /// </summary>
    private bool _isLookingAhead;
    private bool _isAtDiscriminator;

    // The dimensions of the array that the last discriminator names, and whether its value follows.
    private int _rank;
    private bool _isRanked;

    // The type that discriminators are resolved for; null if code of the user may read them.
    public virtual Type? NominalType { get; init; }

    public BoundedStream Stream => stream;

    // The number of documents and arrays around the next value.
    public int Depth { get; set; }

    public int MaxDepth { get; set; } = int.MaxValue;

    public override void ReadStartDocument()
    {
        EnterLevel();
        base.ReadStartDocument();
    }

    public override void ReadStartArray()
    {
        EnterLevel();
        if (_isRanked)
        {
            RankedArrays.CheckSize(_rank, Rest);
            _isRanked = false;
        }

        base.ReadStartArray();
    }

    public override void ReadEndDocument()
    {
        base.ReadEndDocument();
        Depth--;
    }

    public override void ReadEndArray()
    {
        base.ReadEndArray();
        Depth--;
    }

    public override BsonReaderBookmark GetBookmark()
    {
        _isLookingAhead = true;
        return new Bookmark(base.GetBookmark(), Depth);
    }

    public override void ReturnToBookmark(BsonReaderBookmark bookmark)
    {
        _isLookingAhead = _isAtDiscriminator = false;
        var returned = (Bookmark)bookmark;
        base.ReturnToBookmark(returned.Inner);
        Depth = returned.Depth;
    }

    public override string ReadString()
    {
        VerifyBsonType(nameof(ReadString), BsonType.String);
        CheckText(Rest);
        var text = base.ReadString();
        if (_isAtDiscriminator && NominalType is { } nominalType)
        {
            _rank = NamedTypes.Check(text, nominalType);
        }

        return text;
    }

    public override string ReadName(INameDecoder nameDecoder)
    {
        var name = base.ReadName(nameDecoder);
        _isRanked = _rank > 1 && !_isLookingAhead && name == "_v";
        _isAtDiscriminator = _isLookingAhead && name == ClassMapRules.DiscriminatorElementName;
        return name;
    }

    public override string ReadSymbol()
    {
        VerifyBsonType(nameof(ReadSymbol), BsonType.Symbol);
        CheckText(Rest);
        return base.ReadSymbol();
    }

    public override string ReadJavaScript()
    {
        VerifyBsonType(nameof(ReadJavaScript), BsonType.JavaScript);
        CheckText(Rest);
        return base.ReadJavaScript();
    }

    public override string ReadJavaScriptWithScope()
    {
        VerifyBsonType(nameof(ReadJavaScriptWithScope), BsonType.JavaScriptWithScope);
        if (TryPeekSize(Rest, out _))
        {
            CheckText(Rest.Slice(sizeof(int)));
        }

        return base.ReadJavaScriptWithScope();
    }

    public override BsonBinaryData ReadBinaryData()
    {
        VerifyBsonType(nameof(ReadBinaryData), BsonType.Binary);

        // The old subtype declares its size twice. The base class compares the sizes before it allocates.
        if (IsLongerThanRest(out var kind, out var size) &&
            (kind != OldBinary ||
                (TryPeekSize(Rest.Slice(BinaryHeaderSize), out var inner) && inner == size - sizeof(int))))
        {
            ThrowEndOfStream();
        }

        return base.ReadBinaryData();
    }

    public override byte[] ReadBytes()
    {
        VerifyBsonType(nameof(ReadBytes), BsonType.Binary);
        if (IsLongerThanRest(out var kind, out _) && kind is BsonBinarySubType.Binary or OldBinary)
        {
            ThrowEndOfStream();
        }

        return base.ReadBytes();
    }

    // A reader that is reused calls it.
    protected void StartRecursion()
    {
        _stackStart = ExecutionStack.Position;
        _stackLimit = _stackStart - StackStep;
    }

    private ReadOnlySpan<byte> Rest =>
        stream.Position < stream.Length
            ? stream.Buffer.AccessBackingBytes((int)stream.Position)
            : default(ReadOnlySpan<byte>);

    private void EnterLevel()
    {
        if (++Depth > MaxDepth)
        {
            ReadExceptions.ThrowTooDeep(MaxDepth);
        }

        ExecutionStack.EnsureSufficientInside();
        var position = ExecutionStack.Position;
        if (position < _stackLimit)
        {
            ExecutionStack.EnsureSufficient(StackFactor * (long)(_stackStart - position));
            _stackLimit = position - StackStep;
        }
    }

    [DoesNotReturn]
    private void ThrowEndOfStream()
    {
        stream.IsCutShort = true;
        ReadExceptions.ThrowEndOfStream();
    }

    private void CheckText(ReadOnlySpan<byte> text)
    {
        if (TryReadInt32LittleEndian(text, out var size) && size > text.Length - sizeof(int))
        {
            ThrowEndOfStream();
        }
    }

    private bool IsLongerThanRest(out BsonBinarySubType kind, out int size)
    {
        var rest = Rest;
        var isLonger = TryPeekSize(rest, out size) &&
            rest.Length >= BinaryHeaderSize &&
            size > rest.Length - BinaryHeaderSize;
        kind = isLonger ? (BsonBinarySubType)rest[sizeof(int)] : default;
        return isLonger;
    }

    // False if the size is missing, or if the reader rejects it.
    private bool TryPeekSize(ReadOnlySpan<byte> bytes, out int size) =>
        TryReadInt32LittleEndian(bytes, out size) && (uint)size <= (uint)Settings.MaxDocumentSize;

    private sealed class Bookmark(BsonReaderBookmark inner, int depth)
        : BsonReaderBookmark(inner.State, inner.CurrentBsonType, inner.CurrentName)
    {
        public BsonReaderBookmark Inner => inner;

        public int Depth => depth;
    }
}
