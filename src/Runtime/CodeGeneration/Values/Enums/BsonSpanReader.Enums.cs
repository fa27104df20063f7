using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Enums, as numbers and as names.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads an enum.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>()
        where TEnum : struct, Enum
    {
        DriverReflection.KeepEnum<TEnum>();
        return ReadEnumOf<TEnum>();
    }

    /// <summary>Reads an enum whose type is a type argument.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private TEnum ReadEnumOf<TEnum>()
    {
        if (RegisteredSerializer<TEnum>.IsDefault)
        {
            if (_type == BsonType.Int32 && Unsafe.SizeOf<TEnum>() == sizeof(int))
            {
                var value = ReadInt32LittleEndian();
                return Unchecked.Reinterpret<int, TEnum>(value);
            }

            if (_type == BsonType.Int64 && Unsafe.SizeOf<TEnum>() == sizeof(long))
            {
                var value = ReadInt64LittleEndian();
                return Unchecked.Reinterpret<long, TEnum>(value);
            }
        }

        return ConvertToEnum<TEnum>();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private TEnum ConvertToEnum<TEnum>()
    {
        if (RegisteredSerializer<TEnum>.IsDefault)
        {
            if (_type == BsonType.String && PeekText() is var text && EnumValues<TEnum>.TryFind(text, out var value))
            {
                return Advance(TextSize(text), value);
            }

            if (TryPeekWholeNumber(out var number, out var size) && EnumValues<TEnum>.TryConvert(number, out value))
            {
                return Advance(size, value);
            }
        }

        return ReadWithRegistered<TEnum>();
    }
}
