using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Numbers in another BSON type than the class map writes, as in documents from other languages. The reader makes exact conversions. The driver's
// serializers make all other conversions, and report errors.
public ref partial struct BsonSpanReader
{
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

    /// <summary>Reads a whole number that fits a long from any numeric type. Otherwise the position is unchanged.</summary>
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

                // A double holds every integer up to 2^53. The driver converts larger ones.
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
