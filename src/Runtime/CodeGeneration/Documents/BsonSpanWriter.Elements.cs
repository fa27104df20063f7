using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// The commonest elements.
//
// Generated code hands the position in, from a local of its own. Each method stores it in the writer as it moves: the next element need not wait for what was
// stored to be loaded again, and an exception finds it where it belongs.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes an <see cref="int"/>.</summary>
    /// <param name="position">Where the element starts; moved behind it.</param>
    /// <param name="name">The name and the NUL after it.</param>
    /// <param name="value">The value.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(ref int position, ReadOnlySpan<byte> name, int value)
    {
        if (RegisteredSerializer<int>.Representation == BsonType.Int32)
        {
            WriteRawInt32(ref position, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a <see cref="long"/>.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(ref int position, ReadOnlySpan<byte> name, long value)
    {
        if (RegisteredSerializer<long>.Representation == BsonType.Int64)
        {
            WriteRawInt64(ref position, BsonType.Int64, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a <see cref="double"/>.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(ref int position, ReadOnlySpan<byte> name, double value)
    {
        if (RegisteredSerializer<double>.Representation == BsonType.Double)
        {
            WriteRawInt64(ref position, BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a <see cref="bool"/>.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteBoolean(ref int position, ReadOnlySpan<byte> name, bool value)
    {
        if (RegisteredSerializer<bool>.Representation == BsonType.Boolean)
        {
            WriteRawBoolean(ref position, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }

    /// <summary>Writes a string, or null.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteString(ref int position, ReadOnlySpan<byte> name, string? value)
    {
        if (value is not null && RegisteredSerializer<string>.Representation == BsonType.String)
        {
            WriteText(ref position, BsonType.String, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value!);
        }
    }

    /// <summary>Writes a <see cref="DateTime"/>.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDateTime(ref int position, ReadOnlySpan<byte> name, DateTime value)
    {
        if (RegisteredSerializer<DateTime>.Representation == BsonType.DateTime && value.Kind == DateTimeKind.Utc)
        {
            WriteRawInt64(ref position, BsonType.DateTime, name, DateTimes.ToMilliseconds(value));
        }
        else
        {
            WriteDateTime(name, value);
            position = _position;
        }
    }

    /// <summary>Writes an enum.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteEnum<TEnum>(ref int position, ReadOnlySpan<byte> name, TEnum value)
        where TEnum : struct, Enum
    {
        if (Unsafe.SizeOf<TEnum>() == sizeof(int) && Type.GetTypeCode(typeof(TEnum)) == TypeCode.Int32 &&
            RegisteredSerializer<TEnum>.Representation == BsonType.Int32)
        {
            WriteRawInt32(ref position, name, (int)EnumValues<TEnum>.ToNumber(value));
        }
        else
        {
            WriteEnum(name, value);
            position = _position;
        }
    }

    /// <summary>Whether a nullable needs no more writing: it was null, or a registered serializer has written it.</summary>
    /// <inheritdoc cref="WriteInt32(ref int, ReadOnlySpan{byte}, int)" />
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryWriteNullable<T>(ref int position, ReadOnlySpan<byte> name, T? value)
        where T : struct
    {
        if (!TryWriteNullable(name, value))
        {
            return false;
        }

        position = _position;
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteWithRegistered<T>(ref int position, ReadOnlySpan<byte> name, T value)
    {
        WriteWithRegistered(name, value);
        position = _position;
    }
}
