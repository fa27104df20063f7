using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Values whose type is a type argument. The JIT compiles the method once for each value type, and keeps one branch; all reference types share one method.
public ref partial struct BsonSpanReader
{
    /// <summary>Reads a value whose type is a type parameter. The JIT keeps one branch.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public T ReadAny<T>()
    {
        if (default(T) is null)
        {
            return typeof(T).IsValueType ? ReadAnyNullable<T>() : ReadAnyReference<T>();
        }

        if (typeof(T) == typeof(int))
        {
            return As<int, T>(ReadInt32());
        }

        if (typeof(T) == typeof(long))
        {
            return As<long, T>(ReadInt64());
        }

        if (typeof(T) == typeof(double))
        {
            return As<double, T>(ReadDouble());
        }

        if (typeof(T) == typeof(bool))
        {
            return As<bool, T>(ReadBoolean());
        }

        if (typeof(T) == typeof(decimal))
        {
            return As<decimal, T>(ReadDecimal());
        }

        if (typeof(T) == typeof(DateTime))
        {
            return As<DateTime, T>(ReadDateTime());
        }

        if (typeof(T) == typeof(ObjectId))
        {
            return As<ObjectId, T>(ReadObjectId());
        }

        if (typeof(T) == typeof(Guid))
        {
            return As<Guid, T>(ReadGuid());
        }

        if (typeof(T) == typeof(DateTimeOffset))
        {
            return As<DateTimeOffset, T>(ReadDateTimeOffset());
        }

        if (typeof(T) == typeof(DateOnly))
        {
            return As<DateOnly, T>(ReadDateOnly());
        }

        if (typeof(T) == typeof(TimeSpan))
        {
            return As<TimeSpan, T>(ReadTimeSpan());
        }

        if (typeof(T) == typeof(Decimal128))
        {
            return As<Decimal128, T>(ReadDecimal128());
        }

        if (typeof(T).IsEnum)
        {
            return ReadEnumOf<T>();
        }

        return typeof(T).IsPrimitive ? ReadAnyNarrow<T>() : ReadAnyOther<T>();
    }

    private T ReadAnyNarrow<T>()
    {
        if (typeof(T) == typeof(char))
        {
            return As<char, T>(ReadChar());
        }

        if (typeof(T) == typeof(byte))
        {
            return As<byte, T>(ReadByte());
        }

        if (typeof(T) == typeof(sbyte))
        {
            return As<sbyte, T>(ReadSByte());
        }

        if (typeof(T) == typeof(short))
        {
            return As<short, T>(ReadInt16());
        }

        if (typeof(T) == typeof(ushort))
        {
            return As<ushort, T>(ReadUInt16());
        }

        if (typeof(T) == typeof(uint))
        {
            return As<uint, T>(ReadUInt32());
        }

        if (typeof(T) == typeof(ulong))
        {
            return As<ulong, T>(ReadUInt64());
        }

        return typeof(T) == typeof(float) ? As<float, T>(ReadSingle()) : ReadAnyOther<T>();
    }

    private T ReadAnyNullable<T>()
    {
        if (typeof(T) == typeof(int?))
        {
            return ReadNullableOf<int, T>();
        }

        if (typeof(T) == typeof(long?))
        {
            return ReadNullableOf<long, T>();
        }

        if (typeof(T) == typeof(double?))
        {
            return ReadNullableOf<double, T>();
        }

        if (typeof(T) == typeof(bool?))
        {
            return ReadNullableOf<bool, T>();
        }

        if (typeof(T) == typeof(decimal?))
        {
            return ReadNullableOf<decimal, T>();
        }

        if (typeof(T) == typeof(DateTime?))
        {
            return ReadNullableOf<DateTime, T>();
        }

        if (typeof(T) == typeof(ObjectId?))
        {
            return ReadNullableOf<ObjectId, T>();
        }

        return typeof(T) == typeof(Guid?) ? ReadNullableOf<Guid, T>() : ReadAnyOther<T>();
    }

    private T ReadNullableOf<TValue, T>()
        where TValue : struct =>
        As<TValue?, T>(TryReadNullable(out TValue? value) ? value : ReadAny<TValue>());

    private T ReadAnyReference<T>()
    {
        if (typeof(T) == typeof(string))
        {
            return As<string, T>(ReadString());
        }

        if (typeof(T) == typeof(object))
        {
            return (T)ReadObject();
        }

        if (ActiveSerializer<T>.IsGenerated)
        {
            return ReadGenerated<T>();
        }

        return typeof(T) == typeof(byte[]) ? As<byte[], T>(ReadBytes())
            : typeof(T) == typeof(Uri) ? As<Uri, T>(ReadUri())
            : typeof(T) == typeof(Version) ? As<Version, T>(ReadVersion())
            : RegisteredBaseType<T>.IsKnown ? ReadDiscriminated<T>()
            : ReadWithRegistered<T>();
    }

    private T ReadAnyOther<T>() => ActiveSerializer<T>.IsGenerated ? ReadGenerated<T>() : ReadWithRegistered<T>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T As<TValue, T>(TValue value) => Unchecked.Reinterpret<TValue, T>(value);
}
