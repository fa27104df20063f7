using BsonGen.CodeGeneration;
using BsonGen.Internal.Driver;
using MongoDB.Bson.IO;

namespace BsonGen.Internal.Reading;

/// <summary>The driver's reader, over one value of a document that is read here.</summary>
internal sealed class NestedDriverReader(ValueBuffer buffer, BsonBinaryReaderSettings settings) : GuardedReader(new ByteBufferStream(buffer), settings)
{
    // Reading a document again includes those inside it, so each level would double the work.
    private const int MostReadAgain = 8;

    private NestedDriverReader? _outermost;
    private int _readAgain;

    /// <summary>Where the value lies.</summary>
    public ValueBuffer Buffer => buffer;

    /// <summary>How many documents and arrays the value lies in, as far as they were read here.</summary>
    public int Depth { get; set; }

    /// <summary>How many documents and arrays a value may lie in.</summary>
    public int MaxDepth { get; set; }

    /// <summary>How many elements of arrays may still be counted in the documents around the value.</summary>
    public int ElementBudget { get; set; }

    /// <summary>Whether documents in the value are searched for discriminators before they are read; see <see cref="BsonSpanReader.ReadOutermost"/>.</summary>
    public bool IsSearching { get; set; }

    /// <summary>Starts to count anew when the value is not inside another one.</summary>
    /// <param name="around">The reader of the value around this one, or null.</param>
    public void Enter(NestedDriverReader? around)
    {
        StartRecursion();
        _outermost = around?._outermost ?? this;
        if (around is null)
        {
            _readAgain = 0;
        }
    }

    /// <summary>Keeps nothing of the value around this one.</summary>
    public void Leave() => _outermost = null;

    /// <summary>Whether a document in the value may be read once again, with the bytes that follow it.</summary>
    public bool MayReadAgain => (_outermost ?? this)._readAgain < MostReadAgain;

    /// <summary>Counts a document that is read once again.</summary>
    public void CountReadAgain() => (_outermost ?? this)._readAgain++;
}
