namespace BsonGen.Internal.Reading;

/// <summary>The driver's reader for one value of a document that <see cref="BsonSpanReader"/> reads.</summary>
internal sealed class NestedDriverReader(ValueBuffer buffer, BsonBinaryReaderSettings settings) : GuardedReader(new ByteBufferStream(buffer), settings)
{
    // Reading a document again includes its nested documents, so each level doubles the work.
    private const int MostReadAgain = 8;

    private NestedDriverReader? _outermost;
    private int _readAgain;

    public ValueBuffer Buffer => buffer;

    public IBsonSerializer? Serializer { get; set; }

    /// <summary>Any type, unless a serializer of the user reads the value.</summary>
    public override Type? NominalType => Serializer?.GetType().Assembly == typeof(BsonSerializer).Assembly ? typeof(object) : null;

    /// <summary>The number of array elements that may still be counted in the enclosing documents.</summary>
    public int ElementBudget { get; set; }

    /// <summary>Whether nested documents are searched for their discriminators before they are read; see <see cref="BsonSpanReader.StartOver"/>.</summary>
    public bool IsSearching { get; set; }

    /// <summary>Starts reading a value. Only the outermost value counts the documents that are read again.</summary>
    /// <param name="outerReader">The reader of the enclosing value, or null.</param>
    public void Enter(NestedDriverReader? outerReader)
    {
        StartRecursion();
        _outermost = outerReader?._outermost ?? this;
        _readAgain = 0;
    }

    /// <summary>Releases the enclosing value.</summary>
    public void Leave() => _outermost = null;

    /// <summary>Whether a document in the value may be read again together with the bytes that follow it.</summary>
    public bool MayReadAgain => (_outermost ?? this)._readAgain < MostReadAgain;

    /// <summary>Counts a document that is read again.</summary>
    public void CountReadAgain() => (_outermost ?? this)._readAgain++;
}
