using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Booleans, numbers and characters, in the representation of the driver's default serializers. The driver writes other representations.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a <see cref="bool"/>.</summary>
    public void WriteBoolean(ReadOnlySpan<byte> name, bool value)
    {
        var position = _position;
        WriteBoolean(ref position, name, value);
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

    /// <summary>Writes an <see cref="int"/>.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt32(ReadOnlySpan<byte> name, int value)
    {
        var position = _position;
        WriteInt32(ref position, name, value);
    }

    /// <summary>Writes an <see cref="int"/>.</summary>
    /// <param name="position">The position of the element; afterwards the position after it.</param>
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
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteInt64(ReadOnlySpan<byte> name, long value)
    {
        var position = _position;
        WriteInt64(ref position, name, value);
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
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteDouble(ReadOnlySpan<byte> name, double value)
    {
        var position = _position;
        WriteDouble(ref position, name, value);
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

    /// <summary>Writes a <see cref="float"/>.</summary>
    public void WriteSingle(ReadOnlySpan<byte> name, float value)
    {
        // The driver maps the largest floats to the largest doubles, and all NaNs to one.
        if (RegisteredSerializer<float>.Representation == BsonType.Double && Math.Abs(value) < float.MaxValue)
        {
            WriteRawInt64(BsonType.Double, name, BitConverter.DoubleToInt64Bits(value));
        }
        else
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes a <see cref="Half"/>.</summary>
    public void WriteHalf(ReadOnlySpan<byte> name, Half value)
    {
        if (RegisteredSerializer<Half>.Representation == BsonType.Double && Half.Abs(value) < Half.MaxValue)
        {
            WriteRawInt64(BsonType.Double, name, BitConverter.DoubleToInt64Bits((double)value));
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
