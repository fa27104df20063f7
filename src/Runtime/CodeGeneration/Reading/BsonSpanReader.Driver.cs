using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Reading;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// Values that serializers of the driver or of the user read.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads the value with the serializer that the driver's registry holds for <typeparamref name="T"/>.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public T ReadWithRegistered<T>()
    {
        // Looking up the serializer may fail, and the driver reads the BSON type before.
        ThrowIfUnknownType();
        if (_type == BsonType.Null && default(T) is null && RegisteredSerializer<T>.IsDefault)
        {
            return default!;
        }

        return RegisteredBsonValue<T>.IsDefault && TryReadBsonValue(RegisteredBsonValue<T>.Type, out var value)
            ? (T)(object)value
            : ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    /// <summary>Reads the value with a serializer of the driver or of the user.</summary>
    internal T ReadByDriver<T>(IBsonSerializer serializer)
    {
        ThrowIfUnknownType();
        var rest = Rest;
        var isWhole = BsonValueSize.TryMeasure(_type, rest, out var size);
        T value;
        try
        {
            value = ReadByDriver<T>(serializer, isWhole ? rest.Slice(0, size) : RestAhead(0));
        }
        catch (Exception error) when (isWhole && size < rest.Length && TruncatedBytes.MayReadAgain(error, _context?.Reader))
        {
            TruncatedBytes.CountReadAgain(_context?.Reader);

            // If a document declares too small a size, the driver reads beyond it, and the bytes there decide which exception it throws.
            ReadByDriver<T>(serializer, RestAhead(size));
            throw;
        }

        _position += size;
        return value;
    }

    private readonly T ReadByDriver<T>(IBsonSerializer serializer, ReadOnlySpan<byte> value) =>
        DriverValueReader.Read<T>(serializer, _type, value, _context, _depth, _maxDepth, _elementBudget, IsSearching);

    /// <summary>Gets the remaining bytes of the document, and some of those after it for a value that ends beyond its declared size.</summary>
    private readonly ReadOnlySpan<byte> RestAhead(int size) =>
        _bytes.Slice(_position, BsonDocumentSize.ClampAhead(_bytes, _position + size) - _position);

    /// <summary>Throws for a BSON type that the driver does not know. The driver reads the type before the value, so the exception names no member.</summary>
    private void ThrowIfUnknownType()
    {
        if (!BsonValueSize.IsKnown(_type))
        {
            ThrowDocumentException(UnknownType(_type, _position));
        }
    }
}
