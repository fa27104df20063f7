using MongoDB.Bson.IO;

namespace BsonGen.Reading;

/// <summary>The driver's reader, over one value of a document that is read here.</summary>
internal sealed class ValueReader(ValueBuffer buffer, BsonBinaryReaderSettings settings) : GuardedReader(new ByteBufferStream(buffer), settings)
{
    /// <summary>Where the value lies.</summary>
    public ValueBuffer Buffer => buffer;

    /// <summary>How many documents and arrays the value lies in, as far as they were read here.</summary>
    public int Depth { get; set; }

    /// <summary>How many elements of arrays may still be counted in the documents around the value.</summary>
    public int Countable { get; set; }

    /// <summary>Whether documents in the value are searched for discriminators before they are read; see <see cref="BsonSpanReader.ReadOutermost"/>.</summary>
    public bool IsSearching { get; set; }
}
