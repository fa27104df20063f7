using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// URIs, as text.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a <see cref="Uri"/>, or null. The driver writes values of derived classes.</summary>
    public void WriteUri(ReadOnlySpan<byte> name, Uri? value)
    {
        if (value is not null && RegisteredSerializer<Uri>.IsDefault && value.GetType() == typeof(Uri))
        {
            WriteText(BsonType.String, name, value.OriginalString);
        }
        else
        {
            WriteWithRegistered(name, value!);
        }
    }
}
