namespace BsonGen.Internal.Reading;

/// <summary>The driver's reader for one value inside a document that <see cref="BsonSpanReader"/> reads.</summary>
internal sealed class NestedDriverReader(ValueBuffer buffer, BsonBinaryReaderSettings settings)
    : GuardedReader(new BoundedStream(buffer), settings)
{
    // Reading a document again includes its nested documents, so each level doubles the work.
    private const int MostReadAgain = 8;

    private NestedDriverReader? _outermost;
    private int _readAgain;

    public ValueBuffer Buffer => buffer;

    public IBsonSerializer? Serializer { get; set; }

    // Any type, unless a serializer of the user reads the value.
    public override Type? NominalType => DriverReflection.IsOfDriver(Serializer?.GetType()) ? typeof(object) : null;

    public int ElementBudget { get; set; }

    /// <summary>
    /// Whether documents in the value are searched for discriminators before they are read; see ReadingAgain.StartOver.
    /// </summary>
    public bool IsSearching { get; set; }

    // Starts reading a value. Only the outermost value counts the documents that are read again.
    public void Enter(NestedDriverReader? outerReader)
    {
        StartRecursion();
        Stream.IsCutShort = false;
        _outermost = outerReader?._outermost ?? this;
        _readAgain = 0;
    }

    public void Leave() => _outermost = null;

    /// <summary>Whether a document in the value may be read again together with the bytes that follow it.</summary>
    public bool MayReadAgain => (_outermost ?? this)._readAgain < MostReadAgain;

    public void CountReadAgain() => (_outermost ?? this)._readAgain++;
}
