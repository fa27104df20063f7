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
        if (RegisteredSerializer<int>.IsDefault && TryPeekInteger(isTextAllowed: false, out var value, out var size) && value == (int)value)
        {
            return Advance(size, (int)value);
        }

        return ReadWithRegistered<int>();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private long ConvertToInt64()
    {
        if (RegisteredSerializer<long>.IsDefault && TryPeekInteger(isTextAllowed: false, out var value, out var size))
        {
            return Advance(size, value);
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
}
