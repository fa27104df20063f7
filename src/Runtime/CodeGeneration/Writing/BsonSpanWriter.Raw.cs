using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Values;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Whole elements of one type each, whoever is in charge of it.
public ref partial struct BsonSpanWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteRawInt32(ReadOnlySpan<byte> name, int value)
    {
        var element = Reserve(1 + name.Length + sizeof(int));
        element[0] = (byte)BsonType.Int32;
        name.CopyTo(element.Slice(1));
        BinaryPrimitives.WriteInt32LittleEndian(element.Slice(1 + name.Length), value);
        _position += element.Length;
    }

    private void WriteRawBoolean(ReadOnlySpan<byte> name, bool value)
    {
        WriteHeader(BsonType.Boolean, name);
        Reserve(1)[0] = value ? (byte)1 : (byte)0;
        _position++;
    }

    private void WriteRawDecimal128(ReadOnlySpan<byte> name, Decimal128 value)
    {
        WriteHeader(BsonType.Decimal128, name);
        var bits = Reserve(16);
        BinaryPrimitives.WriteUInt64LittleEndian(bits, value.GetIEEELowBits());
        BinaryPrimitives.WriteUInt64LittleEndian(bits.Slice(8), value.GetIEEEHighBits());
        _position += 16;
    }

    private void WriteBinary(ReadOnlySpan<byte> name, BsonBinarySubType subType, ReadOnlySpan<byte> value)
    {
        WriteHeader(BsonType.Binary, name);
        var binary = Reserve(5 + value.Length);
        BinaryPrimitives.WriteInt32LittleEndian(binary, value.Length);
        binary[4] = (byte)subType;
        value.CopyTo(binary.Slice(5));
        _position += binary.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void WriteRawInt64(BsonType type, ReadOnlySpan<byte> name, long value)
    {
        var element = Reserve(1 + name.Length + sizeof(long));
        element[0] = (byte)type;
        name.CopyTo(element.Slice(1));
        BinaryPrimitives.WriteInt64LittleEndian(element.Slice(1 + name.Length), value);
        _position += element.Length;
    }

    private void WriteFormatted(decimal value)
    {
        Span<byte> text = stackalloc byte[32];
        Decimals.TryFormat(value, text, out var length);
        WriteTextBytes(text.Slice(0, length));
    }
}
