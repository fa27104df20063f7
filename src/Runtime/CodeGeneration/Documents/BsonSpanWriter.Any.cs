using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Values whose type is a type argument. The JIT compiles the method once for each value type, and keeps one branch; all reference types share one method.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a value whose type is a type parameter. The JIT keeps one branch.</summary>
    public void WriteAny<T>(ReadOnlySpan<byte> name, T value)
    {
        if (default(T) is null)
        {
            if (typeof(T).IsValueType)
            {
                WriteAnyNullable(name, value);
            }
            else
            {
                WriteAnyReference(name, value);
            }
        }
        else if (typeof(T) == typeof(int))
        {
            WriteInt32(name, From<T, int>(value));
        }
        else if (typeof(T) == typeof(long))
        {
            WriteInt64(name, From<T, long>(value));
        }
        else if (typeof(T) == typeof(double))
        {
            WriteDouble(name, From<T, double>(value));
        }
        else if (typeof(T) == typeof(bool))
        {
            WriteBoolean(name, From<T, bool>(value));
        }
        else if (typeof(T) == typeof(decimal))
        {
            WriteDecimal(name, From<T, decimal>(value));
        }
        else if (typeof(T) == typeof(DateTime))
        {
            WriteDateTime(name, From<T, DateTime>(value));
        }
        else if (typeof(T) == typeof(ObjectId))
        {
            WriteObjectId(name, From<T, ObjectId>(value));
        }
        else if (typeof(T) == typeof(Guid))
        {
            WriteGuid(name, From<T, Guid>(value));
        }
        else if (typeof(T) == typeof(DateTimeOffset))
        {
            WriteDateTimeOffset(name, From<T, DateTimeOffset>(value));
        }
        else if (typeof(T) == typeof(DateOnly))
        {
            WriteDateOnly(name, From<T, DateOnly>(value));
        }
        else if (typeof(T) == typeof(TimeOnly))
        {
            WriteTimeOnly(name, From<T, TimeOnly>(value));
        }
        else if (typeof(T) == typeof(TimeSpan))
        {
            WriteTimeSpan(name, From<T, TimeSpan>(value));
        }
        else if (typeof(T) == typeof(Half))
        {
            WriteHalf(name, From<T, Half>(value));
        }
        else if (typeof(T) == typeof(Decimal128))
        {
            WriteDecimal128(name, From<T, Decimal128>(value));
        }
        else if (typeof(T).IsEnum)
        {
            WriteEnumOf(name, value);
        }
        else if (typeof(T).IsPrimitive)
        {
            WriteAnyNarrow(name, value);
        }
        else
        {
            WriteAnyOther(name, value);
        }
    }

    private void WriteAnyNarrow<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(char))
        {
            WriteChar(name, From<T, char>(value));
        }
        else if (typeof(T) == typeof(byte))
        {
            WriteByte(name, From<T, byte>(value));
        }
        else if (typeof(T) == typeof(sbyte))
        {
            WriteSByte(name, From<T, sbyte>(value));
        }
        else if (typeof(T) == typeof(short))
        {
            WriteInt16(name, From<T, short>(value));
        }
        else if (typeof(T) == typeof(ushort))
        {
            WriteUInt16(name, From<T, ushort>(value));
        }
        else if (typeof(T) == typeof(uint))
        {
            WriteUInt32(name, From<T, uint>(value));
        }
        else if (typeof(T) == typeof(ulong))
        {
            WriteUInt64(name, From<T, ulong>(value));
        }
        else if (typeof(T) == typeof(float))
        {
            WriteSingle(name, From<T, float>(value));
        }
        else
        {
            WriteAnyOther(name, value);
        }
    }

    private void WriteAnyNullable<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(int?))
        {
            WriteNullableOf(name, From<T, int?>(value));
        }
        else if (typeof(T) == typeof(long?))
        {
            WriteNullableOf(name, From<T, long?>(value));
        }
        else if (typeof(T) == typeof(double?))
        {
            WriteNullableOf(name, From<T, double?>(value));
        }
        else if (typeof(T) == typeof(bool?))
        {
            WriteNullableOf(name, From<T, bool?>(value));
        }
        else if (typeof(T) == typeof(decimal?))
        {
            WriteNullableOf(name, From<T, decimal?>(value));
        }
        else if (typeof(T) == typeof(DateTime?))
        {
            WriteNullableOf(name, From<T, DateTime?>(value));
        }
        else if (typeof(T) == typeof(ObjectId?))
        {
            WriteNullableOf(name, From<T, ObjectId?>(value));
        }
        else if (typeof(T) == typeof(Guid?))
        {
            WriteNullableOf(name, From<T, Guid?>(value));
        }
        else
        {
            WriteAnyOther(name, value);
        }
    }

    private void WriteNullableOf<TValue>(ReadOnlySpan<byte> name, TValue? value)
        where TValue : struct
    {
        if (!TryWriteNullable(name, value))
        {
            WriteAny(name, value.GetValueOrDefault());
        }
    }

    private void WriteAnyReference<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(string))
        {
            WriteString(name, From<T, string>(value));
        }
        else if (typeof(T) == typeof(object))
        {
            WriteObject(name, value);
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            WriteGenerated(name, value);
        }
        else if (typeof(T) == typeof(byte[]))
        {
            WriteBytes(name, From<T, byte[]>(value));
        }
        else if (typeof(T) == typeof(Uri))
        {
            WriteUri(name, From<T, Uri>(value));
        }
        else if (typeof(T) == typeof(Version))
        {
            WriteVersion(name, From<T, Version>(value));
        }
        else if (RegisteredBaseType<T>.IsKnown)
        {
            WriteDiscriminated(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    private void WriteAnyOther<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T) == typeof(Memory<byte>))
        {
            WriteMemory(name, From<T, Memory<byte>>(value));
        }
        else if (typeof(T) == typeof(ReadOnlyMemory<byte>))
        {
            WriteReadOnlyMemory(name, From<T, ReadOnlyMemory<byte>>(value));
        }
        else if (ActiveSerializer<T>.IsGenerated)
        {
            WriteGenerated(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static TValue From<T, TValue>(T value) => Unchecked.Reinterpret<T, TValue>(value);
}
