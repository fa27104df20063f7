using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// URIs, as text.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a <see cref="Uri"/>, or null.</summary>
    public Uri ReadUri()
    {
        if (_type != BsonType.String || !RegisteredSerializer<Uri>.IsDefault)
        {
            return ReadWithRegistered<Uri>();
        }

        // If the text is not a URI, the reader stays before it, so that the exception names the element.
        var start = _position;
        var text = ReadText();
        var size = _position - start;
        _position = start;
        return Advance(size, new Uri(text, UriKind.RelativeOrAbsolute));
    }
}
