namespace BsonGen.CodeGeneration;

/// <summary>The names of an enum's members as UTF-8, so that reading and writing them allocates no strings.</summary>
/// <typeparam name="TEnum">An enum; the type does not say this, so that type arguments can be used that turn out to be one.</typeparam>
internal static class EnumValues<TEnum>
{
    private static readonly TypeCode Underlying = Type.GetTypeCode(typeof(TEnum));
    private static readonly (byte[] Name, long Number)[] Names = EnumNames.List(typeof(TEnum));

    /// <summary>Finds the member with exactly this name.</summary>
    public static bool TryFind(ReadOnlySpan<byte> name, out TEnum value)
    {
        foreach (var (candidate, number) in Names)
        {
            if (name.SequenceEqual(candidate))
            {
                return TryConvert(number, out value);
            }
        }

        value = default!;
        return false;
    }

    /// <summary>The name that <see cref="Enum.ToString()"/> gives, or empty if the value is not a single member.</summary>
    public static ReadOnlySpan<byte> NameOf(TEnum value)
    {
        var number = ToInt64(value);
        foreach (var (name, candidate) in Names)
        {
            if (candidate == number)
            {
                return name;
            }
        }

        return default;
    }

    /// <summary>Converts a number when the underlying type holds it.</summary>
    public static bool TryConvert(long number, out TEnum value)
    {
        value = Unsafe.SizeOf<TEnum>() switch
        {
            sizeof(byte) => Unchecked.Reinterpret<byte, TEnum>((byte)number),
            sizeof(short) => Unchecked.Reinterpret<short, TEnum>((short)number),
            sizeof(int) => Unchecked.Reinterpret<int, TEnum>((int)number),
            _ => Unchecked.Reinterpret<long, TEnum>(number),
        };
        return ToInt64(value) == number && (number >= 0 || Underlying != TypeCode.UInt64);
    }

    /// <summary>Converts the value to the Int32 that the driver writes. The driver refuses larger numbers.</summary>
    public static bool TryToInt32(TEnum value, out int number)
    {
        var wide = ToNumber(value);
        number = (int)wide;
        return number == wide && (Underlying != TypeCode.UInt64 || wide >= 0);
    }

    /// <summary>The value as an Int64. Values above its range wrap around.</summary>
    public static long ToInt64(TEnum value) => Underlying == TypeCode.UInt32 ? (uint)ToNumber(value) : ToNumber(value);

    /// <summary>Gets the number that the class map writes: an Int64 for 64-bit enums, otherwise an Int32.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long ToNumber(TEnum value) => Underlying switch
    {
        TypeCode.Byte => Unchecked.Reinterpret<TEnum, byte>(value),
        TypeCode.SByte => Unchecked.Reinterpret<TEnum, sbyte>(value),
        TypeCode.Int16 => Unchecked.Reinterpret<TEnum, short>(value),
        TypeCode.UInt16 => Unchecked.Reinterpret<TEnum, ushort>(value),
        TypeCode.Int32 or TypeCode.UInt32 => Unchecked.Reinterpret<TEnum, int>(value),
        _ => Unchecked.Reinterpret<TEnum, long>(value),
    };
}
