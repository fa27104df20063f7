using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Booleans, numbers and characters, in the BSON type that the class map writes. BsonSpanReader.Conversions.cs reads other types.
public ref partial struct BsonSpanReader
{
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

            // The driver maps the largest float to the largest double and back, and rejects inexact conversions.
            if (single == value && Math.Abs(single) < float.MaxValue)
            {
                _position += sizeof(double);
                return single;
            }
        }

        return ReadWithRegistered<float>();
    }

    /// <summary>Reads a <see cref="Half"/>.</summary>
    public Half ReadHalf()
    {
        if (RegisteredSerializer<Half>.IsDefault && TryPeekDouble(out var value) && (Half)value is var half && (double)half == value && Half.Abs(half) < Half.MaxValue)
        {
            return Advance(sizeof(double), half);
        }

        return ReadWithRegistered<Half>();
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

    private bool TryReadNarrow(bool isDefault, int min, int max, out int value)
    {
        if (_type == BsonType.Int32 && isDefault &&
            BinaryPrimitives.TryReadInt32LittleEndian(Rest, out value) && value >= min && value <= max)
        {
            _position += sizeof(int);
            return true;
        }

        value = 0;
        return false;
    }
}
