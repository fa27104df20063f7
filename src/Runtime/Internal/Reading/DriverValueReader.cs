using System.Runtime.CompilerServices;
using BsonGen.Internal.Caching;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Reading;

/// <summary>
/// Hands one value's bytes to a serializer of the driver's or the user's: in a small document around them, through a reader that the
/// thread keeps for the next value.
/// </summary>
internal sealed class DriverValueReader
{
    private readonly ValueBuffer _buffer = new();
    private readonly NestedDriverReader _reader;
    private readonly BsonDeserializationContext _context;

    private DriverValueReader(BsonDeserializationContext? outer)
    {
        _reader = new NestedDriverReader(_buffer, DriverSettings.ForReading(outer?.Reader));
        _context = CreateContext(_reader, outer);
        _reader.ReadStartDocument();
    }

    // What failed, or read another end than the value's, has left the reader in a state of its own.
    private bool CanBeKept => _reader.State == BsonReaderState.Type && _reader.BsonStream.Position == _buffer.Length && _buffer.CanBeKept;

    /// <param name="serializer">The serializer in charge of the value; its own type may be derived from <typeparamref name="T"/>.</param>
    /// <param name="type">The value's type.</param>
    /// <param name="value">The value's bytes; fewer than it declares when the document is truncated.</param>
    /// <param name="outer">The context of the whole document, or null.</param>
    /// <param name="depth">How many documents and arrays the value lies in.</param>
    /// <param name="maxDepth">How many there may be.</param>
    /// <param name="elementBudget">How many elements of arrays may still be counted.</param>
    /// <param name="isSearching">Whether documents in the value are searched for discriminators before they are read.</param>
    public static T Read<T>(
        IBsonSerializer serializer,
        BsonType type,
        ReadOnlySpan<byte> value,
        BsonDeserializationContext? outer,
        int depth,
        int maxDepth,
        int elementBudget,
        bool isSearching)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        var around = outer?.Reader as NestedDriverReader;
        var taken = Take(outer);
        var reader = taken._reader;
        reader.Enter(around);
        reader.Depth = depth;
        reader.MaxDepth = maxDepth;
        reader.ElementBudget = elementBudget;

        // No error passes through the driver's serializers to say that all be read again, so each level would do it for itself.
        reader.IsSearching = isSearching || around is not null;
        taken.Prepare(type, value, around?.Buffer);
        var result = serializer is IBsonSerializer<T> typed ? typed.Deserialize(taken._context) : (T)serializer.Deserialize(taken._context);
        taken.Return();
        return result;
    }

    private static DriverValueReader Take(BsonDeserializationContext? outer)
    {
        // A serializer may come back here, for a value inside its own.
        var cache = ThreadCache.Current;
        var kept = cache.Reader;
        cache.Reader = null;
        return kept is not null && kept.Suits(outer) ? kept : new DriverValueReader(outer);
    }

    private void Return()
    {
        if (CanBeKept)
        {
            _buffer.Clear();
            _reader.Leave();
            ThreadCache.Current.Reader = this;
        }
    }

    private bool Suits(BsonDeserializationContext? outer) =>
        DriverSettings.AreSame(_reader.Settings, DriverSettings.ForReading(outer?.Reader)) &&
        _context.AllowDuplicateElementNames == (outer?.AllowDuplicateElementNames ?? false) &&
        _context.DynamicArraySerializer == (outer is null ? BsonDefaults.DynamicArraySerializer : outer.DynamicArraySerializer) &&
        _context.DynamicDocumentSerializer == (outer is null ? BsonDefaults.DynamicDocumentSerializer : outer.DynamicDocumentSerializer);

    private void Prepare(BsonType type, ReadOnlySpan<byte> value, ValueBuffer? lender)
    {
        _buffer.Put(type, value, lender);
        _reader.BsonStream.SetLength(_buffer.Length);
        _reader.BsonStream.Position = ValueBuffer.Element;
        _reader.ReadBsonType();
        _reader.SkipName();
    }

    private static BsonDeserializationContext CreateContext(IBsonReader reader, BsonDeserializationContext? outer) =>
        outer is null
            ? BsonDeserializationContext.CreateRoot(reader)
            : BsonDeserializationContext.CreateRoot(reader, builder =>
            {
                builder.AllowDuplicateElementNames = outer.AllowDuplicateElementNames;
                builder.DynamicArraySerializer = outer.DynamicArraySerializer;
                builder.DynamicDocumentSerializer = outer.DynamicDocumentSerializer;
            });
}
