using System.Diagnostics.CodeAnalysis;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Versions, as text or as a document.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a <see cref="Version"/>, or null.</summary>
    public Version ReadVersion() =>
        RegisteredSerializer<Version>.IsDefault && TryReadVersion(out var value) ? value : ReadWithRegistered<Version>();

    /// <summary>Reads a version in any of the forms that the driver writes.</summary>
    internal bool TryReadVersion([NotNullWhen(true)] out Version? value)
    {
        if (_type == BsonType.String && PeekText() is { IsEmpty: false } text && Versions.TryParse(text, Rest.Slice(sizeof(int)), out value))
        {
            _position += TextSize(text);
            return true;
        }

        if (_type == BsonType.Document && Versions.TryReadDocument(Rest, out value, out var size))
        {
            _position += size;
            return true;
        }

        value = null;
        return false;
    }
}
