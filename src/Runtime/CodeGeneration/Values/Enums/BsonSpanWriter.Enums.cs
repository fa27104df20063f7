using System.Runtime.CompilerServices;
using BsonGen.Internal.Driver;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

// Enums, as numbers and as names.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes an enum.</summary>
    public void WriteEnum<TEnum>(ReadOnlySpan<byte> name, TEnum value)
        where TEnum : struct, Enum
    {
        if (!TryWriteEnum(name, value, RegisteredSerializer<TEnum>.Representation))
        {
            WriteWithRegistered(name, value);
        }
    }

    /// <summary>Writes an enum if the representation needs no conversion.</summary>
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
}
