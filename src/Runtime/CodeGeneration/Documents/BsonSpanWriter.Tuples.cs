using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Pairs as documents, tuples as arrays. Generated code writes the items and the end.
public ref partial struct BsonSpanWriter
{
    /// <summary>Starts the document of a pair. If a serializer of the user is registered, it writes the whole pair.</summary>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The pair.</param>
    /// <param name="pair">The start of the document, for <see cref="WriteEndDocument(int)"/>.</param>
    public bool TryWriteStartPair<TKey, TValue>(ReadOnlySpan<byte> name, KeyValuePair<TKey, TValue> value, out int pair)
    {
        if (RegisteredSerializer<KeyValuePair<TKey, TValue>>.IsDefault)
        {
            pair = StartFrame(BsonType.Document, name);
            return true;
        }

        WriteWithRegistered(name, value);
        pair = 0;
        return false;
    }

    /// <summary>Starts the array of a tuple. Writes null, and lets a serializer of the user, if one is registered, write the whole tuple.</summary>
    /// <typeparam name="TTuple">A <see cref="Tuple"/> or <see cref="ValueTuple"/>.</typeparam>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The tuple.</param>
    /// <param name="tuple">The start of the array, for <see cref="WriteEndDocument(int)"/>.</param>
    public bool TryWriteStartTuple<TTuple>(ReadOnlySpan<byte> name, TTuple? value, out int tuple)
    {
        if (value is not null && RegisteredSerializer<TTuple>.IsDefault)
        {
            tuple = StartFrame(BsonType.Array, name);
            return true;
        }

        WriteWithRegistered(name, value!);
        tuple = 0;
        return false;
    }
}
