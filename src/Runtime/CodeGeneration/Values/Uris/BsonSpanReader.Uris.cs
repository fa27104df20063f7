using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Addresses, as text.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a <see cref="Uri"/>, or null.</summary>
    public Uri ReadUri()
    {
        if (_type != BsonType.String || !RegisteredSerializer<Uri>.IsDefault)
        {
            return ReadWithRegistered<Uri>();
        }

        // Where the text is no address, the reader stands before it, so that the exception names its element.
        var start = _position;
        var text = ReadText();
        var size = _position - start;
        _position = start;
        return Advance(size, new Uri(text, UriKind.RelativeOrAbsolute));
    }
}
