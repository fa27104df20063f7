using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Values;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Values of the types that the driver has a scalar serializer for. Each method takes the type that the class map writes in line;
// what else the class map accepts is in BsonSpanReader.Conversions.cs, and errors come from the driver itself.
public ref partial struct BsonSpanReader
{
    /// <summary>Whether the value of a nullable type needs no more reading: it was null, or a registered serializer has read it.</summary>
    /// <param name="value">The value read.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryReadNullable<T>(out T? value)
        where T : struct
    {
        DriverReflection.KeepNullable<T>();
        if (RegisteredSerializer<T?>.IsDefault)
        {
            value = null;
            return _type == BsonType.Null;
        }

        value = ReadWithRegistered<T?>();
        return true;
    }

    /// <summary>Reads a <see cref="bool"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool ReadBoolean()
    {
        if (_type == BsonType.Boolean && RegisteredSerializer<bool>.IsDefault &&
            (uint)_position < (uint)_bytes.Length && _bytes[_position] is var value and <= 1)
        {
            _position++;
            return value != 0;
        }

        return ReadWithRegistered<bool>();
    }

    /// <summary>Reads an <see cref="int"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int ReadInt32() =>
        _type == BsonType.Int32 && RegisteredSerializer<int>.IsDefault ? ReadInt32LittleEndian() : ConvertToInt32();

    /// <summary>Reads a <see cref="long"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public long ReadInt64() =>
        _type == BsonType.Int64 && RegisteredSerializer<long>.IsDefault ? ReadInt64LittleEndian() : ConvertToInt64();

    /// <summary>Reads a <see cref="double"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public double ReadDouble() =>
        _type == BsonType.Double && RegisteredSerializer<double>.IsDefault
            ? BitConverter.Int64BitsToDouble(ReadInt64LittleEndian())
            : ConvertToDouble();

    /// <summary>Reads a <see cref="float"/>.</summary>
    public float ReadSingle()
    {
        if (_type == BsonType.Double && RegisteredSerializer<float>.IsDefault)
        {
            var value = BitConverter.Int64BitsToDouble(PeekInt64());
            var single = (float)value;

            // The largest float stands for the largest double, in both directions; anything inexact is an error.
            if (single == value && Math.Abs(single) < float.MaxValue)
            {
                _position += sizeof(double);
                return single;
            }
        }

        return ReadWithRegistered<float>();
    }

    /// <summary>Reads a <see cref="byte"/>.</summary>
    public byte ReadByte() =>
        TryReadNarrow(RegisteredSerializer<byte>.IsDefault, byte.MinValue, byte.MaxValue, out var value) ? (byte)value : ReadWithRegistered<byte>();

    /// <summary>Reads an <see cref="sbyte"/>.</summary>
    public sbyte ReadSByte() =>
        TryReadNarrow(RegisteredSerializer<sbyte>.IsDefault, sbyte.MinValue, sbyte.MaxValue, out var value) ? (sbyte)value : ReadWithRegistered<sbyte>();

    /// <summary>Reads a <see cref="short"/>.</summary>
    public short ReadInt16() =>
        TryReadNarrow(RegisteredSerializer<short>.IsDefault, short.MinValue, short.MaxValue, out var value) ? (short)value : ReadWithRegistered<short>();

    /// <summary>Reads a <see cref="ushort"/>.</summary>
    public ushort ReadUInt16() =>
        TryReadNarrow(RegisteredSerializer<ushort>.IsDefault, ushort.MinValue, ushort.MaxValue, out var value) ? (ushort)value : ReadWithRegistered<ushort>();

    /// <summary>Reads a <see cref="uint"/>.</summary>
    public uint ReadUInt32() =>
        TryReadNarrow(RegisteredSerializer<uint>.IsDefault, 0, int.MaxValue, out var value) ? (uint)value : ReadWithRegistered<uint>();

    /// <summary>Reads a <see cref="ulong"/>.</summary>
    public ulong ReadUInt64()
    {
        if (_type == BsonType.Int64 && RegisteredSerializer<ulong>.IsDefault && PeekInt64() is var value and >= 0)
        {
            _position += sizeof(long);
            return (ulong)value;
        }

        return ReadWithRegistered<ulong>();
    }

    /// <summary>Reads a <see cref="char"/>.</summary>
    public char ReadChar() =>
        TryReadNarrow(RegisteredSerializer<char>.IsDefault, char.MinValue, char.MaxValue, out var value) ? (char)value : ReadWithRegistered<char>();

    /// <summary>Reads a <see cref="Decimal128"/>.</summary>
    public Decimal128 ReadDecimal128() =>
        _type == BsonType.Decimal128 && RegisteredSerializer<Decimal128>.IsDefault ? ReadDecimal128Bits() : ReadWithRegistered<Decimal128>();

    /// <summary>Reads a <see cref="decimal"/>.</summary>
    public decimal ReadDecimal() =>
        RegisteredSerializer<decimal>.IsDefault && TryReadDecimal(out var value) ? value : ReadWithRegistered<decimal>();

    /// <summary>Reads a decimal that needs no rounding, in the types that the driver writes decimals in.</summary>
    internal bool TryReadDecimal(out decimal value)
    {
        if (_type == BsonType.Decimal128 && Rest is { Length: >= 16 } bits && Decimals.TryFromBits(bits, out value))
        {
            _position += 16;
            return true;
        }

        if (_type == BsonType.String && PeekText() is var text && Decimals.TryParse(text, out value))
        {
            _position += TextSize(text);
            return true;
        }

        value = 0;
        return false;
    }

    /// <summary>Reads bytes, or null.</summary>
    public byte[] ReadBytes()
    {
        if (_type == BsonType.Binary && RegisteredSerializer<byte[]>.IsDefault &&
            Rest is { Length: >= 5 } value && value[4] == (byte)BsonBinarySubType.Binary)
        {
            var size = ReadSize();
            _position++;
            return ReadBlock(size).ToArray();
        }

        return ReadWithRegistered<byte[]>();
    }

    /// <summary>Reads an enum.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public TEnum ReadEnum<TEnum>()
        where TEnum : struct, Enum
    {
        if (RegisteredSerializer<TEnum>.IsDefault)
        {
            if (_type == BsonType.Int32 && Unsafe.SizeOf<TEnum>() == sizeof(int))
            {
                var value = ReadInt32LittleEndian();
                return Unsafe.As<int, TEnum>(ref value);
            }

            if (_type == BsonType.Int64 && Unsafe.SizeOf<TEnum>() == sizeof(long))
            {
                var value = ReadInt64LittleEndian();
                return Unsafe.As<long, TEnum>(ref value);
            }
        }

        return ConvertToEnum<TEnum>();
    }

    private Decimal128 ReadDecimal128Bits()
    {
        var low = ReadInt64LittleEndian();
        var high = ReadInt64LittleEndian();
        return Decimal128.FromIEEEBits((ulong)high, (ulong)low);
    }

    private readonly long PeekInt64()
    {
        if (Rest.Length < sizeof(long))
        {
            ReadExceptions.ThrowEndOfStream();
        }

        return BinaryPrimitives.ReadInt64LittleEndian(Rest);
    }

    private bool TryReadNarrow(bool isStock, int min, int max, out int value)
    {
        if (_type == BsonType.Int32 && isStock &&
            BinaryPrimitives.TryReadInt32LittleEndian(Rest, out value) && value >= min && value <= max)
        {
            _position += sizeof(int);
            return true;
        }

        value = 0;
        return false;
    }

    private T Advance<T>(int size, T value)
    {
        _position += size;
        return value;
    }
}
