namespace BsonGen.CodeGeneration;

/// <summary>Converts from and to numbers. Without a constraint: code finds out at run time that a type is an enum.</summary>
internal static class EnumValues<TEnum>
{
    public static readonly BsonEnum Enum = new(typeof(TEnum));

    public static TEnum FromNumber(long number) => Unsafe.SizeOf<TEnum>() switch
    {
        sizeof(byte) => Unchecked.Reinterpret<byte, TEnum>((byte)number),
        sizeof(short) => Unchecked.Reinterpret<short, TEnum>((short)number),
        sizeof(int) => Unchecked.Reinterpret<int, TEnum>((int)number),
        _ => Unchecked.Reinterpret<long, TEnum>(number),
    };

    public static long ToNumber(TEnum value) => Type.GetTypeCode(typeof(TEnum)) switch
    {
        TypeCode.Byte => Unchecked.Reinterpret<TEnum, byte>(value),
        TypeCode.SByte => Unchecked.Reinterpret<TEnum, sbyte>(value),
        TypeCode.Int16 => Unchecked.Reinterpret<TEnum, short>(value),
        TypeCode.UInt16 => Unchecked.Reinterpret<TEnum, ushort>(value),
        TypeCode.Int32 => Unchecked.Reinterpret<TEnum, int>(value),
        TypeCode.UInt32 => Unchecked.Reinterpret<TEnum, uint>(value),
        _ => Unchecked.Reinterpret<TEnum, long>(value),
    };
}
