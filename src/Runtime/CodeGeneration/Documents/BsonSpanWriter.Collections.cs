using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Arrays and dictionaries as members and items.
public ref partial struct BsonSpanWriter
{
    /// <summary>Starts the array of a collection. Returns false after writing the whole value, if the driver must write it.</summary>
    /// <typeparam name="TCollection">The declared type.</typeparam>
    /// <typeparam name="TItems">The type that the value must have.</typeparam>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The collection.</param>
    /// <param name="items">The collection whose items are to be written.</param>
    /// <param name="array">The start of the array, for <see cref="WriteEndArray"/>.</param>
    public bool TryWriteStartArray<TCollection, TItems>(
        ReadOnlySpan<byte> name, TCollection? value, [NotNullWhen(true)] out TItems? items, out int array)
        where TItems : class, TCollection =>
        TryWriteStart(BsonType.Array, name, value, out items, out array);

    /// <summary>Ends an array.</summary>
    public void WriteEndArray(int array) => WriteEndDocument(array);

    /// <summary>Starts the document of a dictionary. Returns false after writing the whole value, if the driver must write it.</summary>
    /// <typeparam name="TDictionary">The declared type.</typeparam>
    /// <typeparam name="TItems">The type that the value must have.</typeparam>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">The dictionary.</param>
    /// <param name="items">The dictionary whose entries are to be written.</param>
    /// <param name="document">The start of the document, for <see cref="WriteEndDictionary"/>.</param>
    public bool TryWriteStartDictionary<TDictionary, TItems>(
        ReadOnlySpan<byte> name, TDictionary? value, [NotNullWhen(true)] out TItems? items, out int document)
        where TItems : class, TDictionary =>
        TryWriteStart(BsonType.Document, name, value, out items, out document);

    /// <summary>Ends the document of a dictionary.</summary>
    public void WriteEndDictionary(int document) => WriteEndDocument(document);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryWriteStart<TCollection, TItems>(
        BsonType type, ReadOnlySpan<byte> name, TCollection? value, [NotNullWhen(true)] out TItems? items, out int start)
        where TItems : class, TCollection
    {
        if (RegisteredSerializer<TCollection>.IsDefaultCollection && value is not null && value.GetType() == typeof(TItems))
        {
            items = Unchecked.Cast<TItems>(value)!;
            start = StartFrame(type, name);
            return true;
        }

        WriteWithRegistered(name, value!);
        items = null;
        start = 0;
        return false;
    }
}
