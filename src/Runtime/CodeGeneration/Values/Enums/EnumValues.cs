using System.Runtime.CompilerServices;
using System.Text;
using BsonGen.Internal.Memory;

namespace BsonGen.CodeGeneration;

/// <summary>The names of an enum's members as UTF-8, so that reading and writing them allocates no strings.</summary>
/// <typeparam name="TEnum">An enum; the type does not say this, so that type arguments can be used that turn out to be one.</typeparam>
internal static class EnumValues<TEnum>
{
    private static readonly TypeCode Underlying = Type.GetTypeCode(typeof(TEnum));
    private static readonly (byte[] Name, TEnum Value)[] Names = ListNames();

    /// <summary>Finds the member with exactly this name.</summary>
    public static bool TryFind(ReadOnlySpan<byte> name, out TEnum value)
    {
        foreach (var (candidate, candidateValue) in Names)
        {
            if (name.SequenceEqual(candidate))
            {
                value = candidateValue;
                return true;
            }
        }

        value = default!;
        return false;
    }

    /// <summary>The name that <see cref="Enum.ToString()"/> gives, or empty if the value is not a single member.</summary>
    public static ReadOnlySpan<byte> NameOf(TEnum value)
    {
        foreach (var (name, candidate) in Names)
        {
            if (EqualityComparer<TEnum>.Default.Equals(candidate, value))
            {
                return name;
            }
        }

        return default;
    }

    /// <summary>Converts a number when the underlying type holds it.</summary>
    public static bool TryConvert(long number, out TEnum value)
    {
        value = default!;
        switch (Underlying)
        {
            case TypeCode.Byte when number == (byte)number:
            case TypeCode.SByte when number == (sbyte)number:
                value = Unchecked.Reinterpret<byte, TEnum>((byte)number);
                return true;

            case TypeCode.Int16 when number == (short)number:
            case TypeCode.UInt16 when number == (ushort)number:
                value = Unchecked.Reinterpret<short, TEnum>((short)number);
                return true;

            case TypeCode.Int32 when number == (int)number:
            case TypeCode.UInt32 when number == (uint)number:
                value = Unchecked.Reinterpret<int, TEnum>((int)number);
                return true;

            case TypeCode.Int64:
            case TypeCode.UInt64 when number >= 0:
                value = Unchecked.Reinterpret<long, TEnum>(number);
                return true;

            default:
                return false;
        }
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
    public static long ToNumber(TEnum value)
    {
        switch (Underlying)
        {
            case TypeCode.Byte:
                return Unchecked.Reinterpret<TEnum, byte>(value);
            case TypeCode.SByte:
                return Unchecked.Reinterpret<TEnum, sbyte>(value);
            case TypeCode.Int16:
                return Unchecked.Reinterpret<TEnum, short>(value);
            case TypeCode.UInt16:
                return Unchecked.Reinterpret<TEnum, ushort>(value);
            case TypeCode.Int32:
            case TypeCode.UInt32:
                return Unchecked.Reinterpret<TEnum, int>(value);
            default:
                return Unchecked.Reinterpret<TEnum, long>(value);
        }
    }

    private static (byte[] Name, TEnum Value)[] ListNames()
    {
        // Two members may have the same value. The name that ToString gives comes first, since it is written.
        var byName = Enum.GetNames(typeof(TEnum));
        return [.. byName
            .Select(name => (Name: name, Value: (TEnum)Enum.Parse(typeof(TEnum), name)))
            .OrderBy(member => member.Value!.ToString() == member.Name ? 0 : 1)
            .Select(member => (Encoding.UTF8.GetBytes(member.Name), member.Value))];
    }
}
