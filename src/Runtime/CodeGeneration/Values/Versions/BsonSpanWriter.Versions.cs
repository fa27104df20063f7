using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Versions, as text or as a document.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a <see cref="Version"/>, or null.</summary>
    public void WriteVersion(ReadOnlySpan<byte> name, Version? value)
    {
        if (value is null || !TryWriteVersion(name, value, RegisteredSerializer<Version>.Representation))
        {
            WriteWithRegistered(name, value!);
        }
    }

    /// <summary>Writes a version as text or as a document; returns false, and writes nothing, for other representations.</summary>
    internal bool TryWriteVersion(ReadOnlySpan<byte> name, Version value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.String:
                EndText(name, Versions.Format(value, StartText(name, Versions.Room)));
                return true;

            case BsonType.Document:
                CheckDepth();
                WriteHeader(BsonType.Document, name);
                _position += Versions.WriteDocument(value, Reserve(Versions.LargestDocument));
                return true;

            default:
                return false;
        }
    }
}
