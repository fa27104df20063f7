using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Enums, as numbers and as names.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes an enum.</summary>
    public void WriteEnum<TEnum>(ReadOnlySpan<byte> name, TEnum value)
        where TEnum : struct, Enum =>
        WriteEnumOf(name, value);

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

    /// <summary>Writes an enum whose type is a type argument.</summary>
    private void WriteEnumOf<TEnum>(ReadOnlySpan<byte> name, TEnum value)
    {
        if (!TryWriteEnum(name, value, RegisteredSerializer<TEnum>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes an enum if the representation needs no conversion.</summary>
    internal bool TryWriteEnum<TEnum>(ReadOnlySpan<byte> name, TEnum value, BsonType representation)
    {
        switch (representation)
        {
            case BsonType.Int32 when EnumValues<TEnum>.TryToInt32(value, out var number):
                WriteRawInt32(name, number);
                return true;

            case BsonType.Int64:
                WriteRawInt64(BsonType.Int64, name, EnumValues<TEnum>.ToInt64(value));
                return true;

            case BsonType.String when EnumValues<TEnum>.NameOf(value) is { IsEmpty: false } text:
                WriteHeader(BsonType.String, name);
                WriteTextBytes(text);
                return true;

            case BsonType.String:
                WriteText(BsonType.String, name, value!.ToString()!);
                return true;

            default:
                return false;
        }
    }
}
