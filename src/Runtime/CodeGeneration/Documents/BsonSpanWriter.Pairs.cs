using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Dictionaries as arrays of pairs.
public ref partial struct BsonSpanWriter
{
    /// <summary>Starts a document or an array as an element.</summary>
    internal int WriteStartFrame(BsonType type, ReadOnlySpan<byte> name) => StartFrame(type, name);
}
