using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Values;
using BsonGen.Internal.Writing;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// Values of the types that the driver has a scalar serializer for, in the representation that its stock serializer writes.
// Another representation, a registered serializer, and values that the driver refuses go to the driver itself.
public ref partial struct BsonSpanWriter
{
    /// <summary>Whether a nullable needs no more writing: it was null, or a registered serializer has written it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryWriteNullable<T>(ReadOnlySpan<byte> name, T? value)
        where T : struct
    {
        if (!RegisteredSerializer<T?>.IsDefault)
        {
            WriteWithRegistered(name, value);
            return true;
        }

        if (value.HasValue)
        {
            return false;
        }

        WriteNull(name);
        return true;
    }

    /// <summary>Writes a <see cref="bool"/>.</summary>
    public void WriteBoolean(ReadOnlySpan<byte> name, bool value)
    {
        if (RegisteredSerializer<bool>.Representation == BsonType.Boolean)
        {
            WriteRawBoolean(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes an <see cref="int"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(ReadOnlySpan<byte> name, int value)
    {
        if (RegisteredSerializer<int>.Representation == BsonType.Int32)
        {
            WriteRawInt32(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="long"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(ReadOnlySpan<byte> name, long value)
    {
        if (RegisteredSerializer<long>.Representation == BsonType.Int64)
        {
            WriteRawInt64(BsonType.Int64, name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="double"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(ReadOnlySpan<byte> name, double value)
    {
        if (RegisteredSerializer<double>.Representation == BsonType.Double)
        {
            WriteRawInt64(BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="float"/>.</summary>
    public void WriteSingle(ReadOnlySpan<byte> name, float value)
    {
        // The driver widens the largest floats to the largest doubles, and makes one NaN of all.
        if (RegisteredSerializer<float>.Representation == BsonType.Double && Math.Abs(value) < float.MaxValue)
        {
            WriteRawInt64(BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="byte"/>.</summary>
    public void WriteByte(ReadOnlySpan<byte> name, byte value) => WriteNarrow(name, value, value);

    /// <summary>Writes an <see cref="sbyte"/>.</summary>
    public void WriteSByte(ReadOnlySpan<byte> name, sbyte value) => WriteNarrow(name, value, value);

    /// <summary>Writes a <see cref="short"/>.</summary>
    public void WriteInt16(ReadOnlySpan<byte> name, short value) => WriteNarrow(name, value, value);

    /// <summary>Writes a <see cref="ushort"/>.</summary>
    public void WriteUInt16(ReadOnlySpan<byte> name, ushort value) => WriteNarrow(name, value, value);

    /// <summary>Writes a <see cref="char"/>.</summary>
    public void WriteChar(ReadOnlySpan<byte> name, char value) => WriteNarrow(name, value, value);

    /// <summary>Writes a <see cref="uint"/>.</summary>
    public void WriteUInt32(ReadOnlySpan<byte> name, uint value)
    {
        if (RegisteredSerializer<uint>.Representation == BsonType.Int32 && value <= int.MaxValue)
        {
            WriteRawInt32(name, (int)value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="ulong"/>.</summary>
    public void WriteUInt64(ReadOnlySpan<byte> name, ulong value)
    {
        if (RegisteredSerializer<ulong>.Representation == BsonType.Int64 && value <= long.MaxValue)
        {
            WriteRawInt64(BsonType.Int64, name, (long)value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="decimal"/>.</summary>
    public void WriteDecimal(ReadOnlySpan<byte> name, decimal value)
    {
        if (!TryWriteDecimal(name, value, RegisteredSerializer<decimal>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a decimal in a representation that needs no conversion.</summary>
    internal bool TryWriteDecimal(ReadOnlySpan<byte> name, decimal value, BsonType representation)
    {
        switch (representation)
        {
            // The driver maps the largest decimals to the largest IEEE decimals.
            case BsonType.Decimal128 when value is > decimal.MinValue and < decimal.MaxValue:
                WriteHeader(BsonType.Decimal128, name);
                Decimals.WriteBits(value, Reserve(16));
                _position += 16;
                return true;

            case BsonType.String:
                WriteHeader(BsonType.String, name);
                WriteFormatted(value);
                return true;

            default:
                return false;
        }
    }

    /// <summary>Writes a <see cref="Decimal128"/>.</summary>
    public void WriteDecimal128(ReadOnlySpan<byte> name, Decimal128 value)
    {
        if (RegisteredSerializer<Decimal128>.Representation == BsonType.Decimal128)
        {
            WriteRawDecimal128(name, value);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes bytes, or null.</summary>
    public void WriteBytes(ReadOnlySpan<byte> name, byte[]? value)
    {
        if (value is not null && RegisteredSerializer<byte[]>.Representation == BsonType.Binary)
        {
            WriteBinary(name, BsonBinarySubType.Binary, value);
        }
        else
        {
            WriteWithRegistered(name, value!);
        }
    }

    /// <summary>Writes an enum.</summary>
    public void WriteEnum<TEnum>(ReadOnlySpan<byte> name, TEnum value)
        where TEnum : struct, Enum
    {
        if (!TryWriteEnum(name, value, RegisteredSerializer<TEnum>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes an enum in a representation that needs no conversion.</summary>
    internal bool TryWriteEnum<TEnum>(ReadOnlySpan<byte> name, TEnum value, BsonType representation)
        where TEnum : struct, Enum
    {
        switch (representation)
        {
            case BsonType.Int32 when Unsafe.SizeOf<TEnum>() <= sizeof(int) && Type.GetTypeCode(typeof(TEnum)) != TypeCode.UInt32:
                WriteRawInt32(name, (int)EnumValues<TEnum>.ToNumber(value));
                return true;

            case BsonType.Int64 when Type.GetTypeCode(typeof(TEnum)) == TypeCode.Int64:
                WriteRawInt64(BsonType.Int64, name, EnumValues<TEnum>.ToNumber(value));
                return true;

            case BsonType.String when EnumValues<TEnum>.NameOf(value) is { IsEmpty: false } text:
                WriteHeader(BsonType.String, name);
                WriteTextBytes(text);
                return true;

            case BsonType.String:
                WriteText(BsonType.String, name, value.ToString());
                return true;

            default:
                return false;
        }
    }

    /// <summary>Writes the value with the serializer that the driver's registry holds for <typeparamref name="T"/>.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public void WriteWithRegistered<T>(ReadOnlySpan<byte> name, T value)
    {
        if (value is null && RegisteredSerializer<T>.IsDefault)
        {
            WriteNull(name);
        }
        else if (RegisteredBsonValue<T>.IsDefault && value is BsonValue bson)
        {
            WriteBsonValue(name, bson);
        }
        else
        {
            WriteByDriver(name, RegisteredSerializer<T>.Current, value);
        }
    }

    /// <summary>Writes the value with a serializer of the driver's or the user's.</summary>
    internal void WriteByDriver<T>(ReadOnlySpan<byte> name, IBsonSerializer<T> serializer, T value)
    {
        var start = _position;
        WriteHeader(BsonType.Undefined, name);
        var element = DriverValueWriter.Write(serializer, value, _context, _depth, _maxDepth);
        _buffer[start] = element[0];
        var bytes = element.Slice(DriverValueWriter.HeaderSize);
        bytes.CopyTo(Reserve(bytes.Length));
        _position += bytes.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteNarrow<T>(ReadOnlySpan<byte> name, int number, T value)
    {
        if (RegisteredSerializer<T>.Representation == BsonType.Int32)
        {
            WriteRawInt32(name, number);
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }
}
