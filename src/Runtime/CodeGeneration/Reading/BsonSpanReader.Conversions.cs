using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Reading;
using BsonGen.Internal.Values;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// Values held in another BSON type than the class map writes. Exact conversions between numbers are made here, since documents
// written by hand or by other languages are full of them; the rest, and every error, is the driver's own serializer's.
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

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int ConvertToInt32()
    {
        var start = _position;
        if (RegisteredSerializer<int>.IsDefault && TryReadInteger(out var value))
        {
            if (value == (int)value)
            {
                return (int)value;
            }

            _position = start;
        }

        return ReadWithRegistered<int>();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private long ConvertToInt64()
    {
        if (RegisteredSerializer<long>.IsDefault && TryReadInteger(out var value))
        {
            return value;
        }

        return ReadWithRegistered<long>();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private double ConvertToDouble()
    {
        if (RegisteredSerializer<double>.IsDefault && _type == BsonType.Int32)
        {
            return ReadInt32LittleEndian();
        }

        return ReadWithRegistered<double>();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private TEnum ConvertToEnum<TEnum>()
        where TEnum : struct, Enum
    {
        DriverReflection.KeepEnum<TEnum>();
        if (RegisteredSerializer<TEnum>.IsDefault)
        {
            if (_type == BsonType.String && PeekText() is var text && EnumValues<TEnum>.TryFind(text, out var value))
            {
                return Advance(TextSize(text), value);
            }

            if (_type == BsonType.Int32 && Rest.Length >= sizeof(int) &&
                EnumValues<TEnum>.TryConvert(BinaryPrimitives.ReadInt32LittleEndian(Rest), out value))
            {
                return Advance(sizeof(int), value);
            }
        }

        return ReadWithRegistered<TEnum>();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private string ReadStringOrNull()
    {
        if (RegisteredSerializer<string>.IsDefault)
        {
            if (_type == BsonType.Null)
            {
                return null!;
            }

            if (_type == BsonType.Symbol)
            {
                return ReadText();
            }
        }

        return ReadWithRegistered<string>();
    }

    /// <summary>Reads a whole number out of any numeric type, but moves only when the value is one and fits a long.</summary>
    private bool TryReadInteger(out long value)
    {
        value = 0;
        switch (_type)
        {
            case BsonType.Int32 when Rest.Length >= sizeof(int):
                value = ReadInt32LittleEndian();
                return true;

            case BsonType.Int64 when Rest.Length >= sizeof(long):
                value = PeekInt64();
                break;

            case BsonType.Double when Rest.Length >= sizeof(double):
                var number = BitConverter.Int64BitsToDouble(PeekInt64());

                // A double holds every integer up to 2^53; beyond it the driver decides.
                if (Math.Abs(number) > 1L << 53 || number != Math.Truncate(number))
                {
                    return false;
                }

                value = (long)number;
                break;

            default:
                return false;
        }

        _position += sizeof(long);
        return true;
    }
}
