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
    public T ReadAny<T>() =>
        default(T) is null ? (typeof(T).IsValueType ? ReadAnyNullable<T>() : ReadAnyReference<T>()) :
        typeof(T) == typeof(int) ? As<int, T>(ReadInt32()) :
        typeof(T) == typeof(long) ? As<long, T>(ReadInt64()) :
        typeof(T) == typeof(double) ? As<double, T>(ReadDouble()) :
        typeof(T) == typeof(bool) ? As<bool, T>(ReadBoolean()) :
        typeof(T) == typeof(decimal) ? As<decimal, T>(ReadDecimal()) :
        typeof(T) == typeof(DateTime) ? As<DateTime, T>(ReadDateTime()) :
        typeof(T) == typeof(ObjectId) ? As<ObjectId, T>(ReadObjectId()) :
        typeof(T) == typeof(Guid) ? As<Guid, T>(ReadGuid()) :
        typeof(T) == typeof(DateTimeOffset) ? As<DateTimeOffset, T>(ReadDateTimeOffset()) :
        typeof(T) == typeof(DateOnly) ? As<DateOnly, T>(ReadDateOnly()) :
        typeof(T) == typeof(TimeOnly) ? As<TimeOnly, T>(ReadTimeOnly()) :
        typeof(T) == typeof(TimeSpan) ? As<TimeSpan, T>(ReadTimeSpan()) :
        typeof(T) == typeof(Half) ? As<Half, T>(ReadHalf()) :
        typeof(T) == typeof(Decimal128) ? As<Decimal128, T>(ReadDecimal128()) :
        typeof(T).IsEnum ? ReadEnumOf<T>() :
        typeof(T).IsPrimitive ? ReadAnyNarrow<T>() :
        ReadAnyOther<T>();

    private T ReadAnyNarrow<T>() =>
        typeof(T) == typeof(char) ? As<char, T>(ReadChar()) :
        typeof(T) == typeof(byte) ? As<byte, T>(ReadByte()) :
        typeof(T) == typeof(sbyte) ? As<sbyte, T>(ReadSByte()) :
        typeof(T) == typeof(short) ? As<short, T>(ReadInt16()) :
        typeof(T) == typeof(ushort) ? As<ushort, T>(ReadUInt16()) :
        typeof(T) == typeof(uint) ? As<uint, T>(ReadUInt32()) :
        typeof(T) == typeof(ulong) ? As<ulong, T>(ReadUInt64()) :
        typeof(T) == typeof(float) ? As<float, T>(ReadSingle()) :
        ReadAnyOther<T>();

    private T ReadAnyNullable<T>() =>
        typeof(T) == typeof(int?) ? ReadNullableOf<int, T>() :
        typeof(T) == typeof(long?) ? ReadNullableOf<long, T>() :
        typeof(T) == typeof(double?) ? ReadNullableOf<double, T>() :
        typeof(T) == typeof(bool?) ? ReadNullableOf<bool, T>() :
        typeof(T) == typeof(decimal?) ? ReadNullableOf<decimal, T>() :
        typeof(T) == typeof(DateTime?) ? ReadNullableOf<DateTime, T>() :
        typeof(T) == typeof(ObjectId?) ? ReadNullableOf<ObjectId, T>() :
        typeof(T) == typeof(Guid?) ? ReadNullableOf<Guid, T>() :
        ReadAnyOther<T>();

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

    private T ReadAnyOther<T>() =>
        typeof(T) == typeof(Memory<byte>) ? As<Memory<byte>, T>(ReadMemory()) :
        typeof(T) == typeof(ReadOnlyMemory<byte>) ? As<ReadOnlyMemory<byte>, T>(ReadReadOnlyMemory()) :
        ActiveSerializer<T>.IsGenerated ? ReadGenerated<T>() :
        ReadWithRegistered<T>();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T As<TValue, T>(TValue value) => Unchecked.Reinterpret<TValue, T>(value);
}
