using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Reading;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// Values that the driver's serializers, or those of the user, read.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads the value with the serializer that the driver's registry holds for <typeparamref name="T"/>.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public T ReadWithRegistered<T>()
    {
        if (_type == BsonType.Null && default(T) is null && RegisteredSerializer<T>.IsDefault)
        {
            return default!;
        }

        return RegisteredBsonValue<T>.IsDefault && TryReadBsonValue(RegisteredBsonValue<T>.Type, out var value)
            ? (T)(object)value
            : ReadByDriver<T>(RegisteredSerializer<T>.Current);
    }

    /// <summary>Reads the value with a serializer of the driver's or the user's.</summary>
    internal T ReadByDriver<T>(IBsonSerializer serializer)
    {
        ThrowIfUnknownType();
        var rest = Rest;
        var isWhole = BsonValueSize.TryMeasure(_type, rest, out var size);
        T value;
        try
        {
            value = DriverValueReader.Read<T>(serializer, _type, isWhole ? rest.Slice(0, size) : rest, _context, _depth, _elementBudget, IsSearching);
        }
        catch (Exception error) when (isWhole && size < rest.Length && TruncatedBytes.MayReadAgain(error, _context?.Reader))
        {
            TruncatedBytes.CountReadAgain(_context?.Reader);

            // A document that declares too small a size is read on into what follows it, which decides what the error is.
            DriverValueReader.Read<T>(serializer, _type, rest, _context, _depth, _elementBudget, IsSearching);
            throw;
        }

        _position += size;
        return value;
    }

    /// <summary>Refuses a type that the driver does not know. It does so on the way to the value: no member is to blame.</summary>
    private void ThrowIfUnknownType()
    {
        if (!BsonValueSize.IsKnown(_type))
        {
            ThrowDocumentException(UnknownType(_type, _position));
        }
    }
}
