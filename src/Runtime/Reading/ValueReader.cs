using MongoDB.Bson.IO;

namespace BsonGen.Reading;

/// <summary>The driver's reader, over one value of a document that is read here.</summary>
internal sealed class ValueReader(Stream stream, BsonBinaryReaderSettings settings) : BsonBinaryReader(stream, settings)
{
    /// <summary>Whether the document around the value is being read for the second time; see <see cref="BsonSpanReader.ReadOutermost"/>.</summary>
    public bool IsSearching { get; set; }
}
