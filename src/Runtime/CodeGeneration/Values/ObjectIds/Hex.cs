using System.Buffers.Binary;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using BsonGen.Internal.Text;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>Bytes as hexadecimal digits. Writes lower-case digits; reads both cases.</summary>
internal static class Hex
{
    /// <summary>The digits of an ObjectId.</summary>
    public const int Length = 2 * ObjectIdBytes.Size;

    private const byte NoDigit = 0xff;
    private const ulong EachByte = 0x0101_0101_0101_0101;

    // The bits of four characters that no ASCII character has.
    private const ulong NoAscii = 0xff80_ff80_ff80_ff80;

    private static readonly byte[] Values = CreateValues();

    private static ReadOnlySpan<byte> Digits => "0123456789abcdef"u8;

    /// <param name="id">The bytes of an ObjectId.</param>
    public static string ToString(ReadOnlySpan<byte> id)
    {
        var characters = NewString.Create(Length, out var text);
        WriteEight(BinaryPrimitives.ReadUInt32LittleEndian(id), characters);
        WriteEight(BinaryPrimitives.ReadUInt32LittleEndian(id.Slice(4)), characters.Slice(8));
        WriteEight(BinaryPrimitives.ReadUInt32LittleEndian(id.Slice(8)), characters.Slice(16));
        return text;

        static void WriteEight(uint bytes, Span<ushort> characters) =>
            Vector128.WidenLower(Vector128.CreateScalar(ToDigits(bytes)).AsByte()).CopyTo(characters);
    }

    public static void Write(ObjectId value, Span<byte> digits)
    {
        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        ObjectIdBytes.Write(value, bytes);
        Write(bytes, digits);
    }

    /// <param name="bytes">The bytes.</param>
    /// <param name="digits">Room for twice as many digits.</param>
    public static void Write(ReadOnlySpan<byte> bytes, Span<byte> digits)
    {
        for (; bytes.Length >= sizeof(uint); bytes = bytes.Slice(sizeof(uint)))
        {
            BinaryPrimitives.WriteUInt64LittleEndian(digits, ToDigits(BinaryPrimitives.ReadUInt32LittleEndian(bytes)));
            digits = digits.Slice(sizeof(ulong));
        }

        var all = Digits;
        for (var i = 0; i < bytes.Length; i++)
        {
            digits[(2 * i) + 1] = all[bytes[i] & 15];
            digits[2 * i] = all[bytes[i] >> 4];
        }
    }

    /// <param name="digits">The digits of an ObjectId, or any other text.</param>
    /// <param name="id">Room for the bytes of an ObjectId.</param>
    public static bool TryParse(string digits, Span<byte> id)
    {
        if (digits.Length != Length)
        {
            return false;
        }

        var isValid = true;
        var characters = MemoryMarshal.AsBytes(digits.AsSpan());
        for (var i = 0; i < ObjectIdBytes.Size; i += sizeof(uint))
        {
            var first = BinaryPrimitives.ReadUInt64LittleEndian(characters.Slice(4 * i));
            var last = BinaryPrimitives.ReadUInt64LittleEndian(characters.Slice((4 * i) + sizeof(ulong)));
            isValid &= ((first | last) & NoAscii) == 0 & TryParseEight(Narrow(first) | (Narrow(last) << 32), out var four);
            BinaryPrimitives.WriteUInt32LittleEndian(id.Slice(i), four);
        }

        return isValid;
    }

    public static bool TryParse(ReadOnlySpan<byte> digits, out ObjectId value)
    {
        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        if (digits.Length == Length && TryParse(digits, bytes))
        {
            value = ObjectIdBytes.Read(bytes);
            return true;
        }

        value = default;
        return false;
    }

    /// <param name="digits">Twice as many digits as there are bytes.</param>
    /// <param name="bytes">Room for the bytes.</param>
    /// <returns>False if a character is not a hexadecimal digit.</returns>
    public static bool TryParse(ReadOnlySpan<byte> digits, Span<byte> bytes)
    {
        var isValid = true;
        for (; bytes.Length >= sizeof(uint); bytes = bytes.Slice(sizeof(uint)))
        {
            isValid &= TryParseEight(BinaryPrimitives.ReadUInt64LittleEndian(digits), out var four);
            BinaryPrimitives.WriteUInt32LittleEndian(bytes, four);
            digits = digits.Slice(sizeof(ulong));
        }

        var values = Values;
        var wrong = 0;
        for (var i = 0; i < bytes.Length; i++)
        {
            int low = values[digits[(2 * i) + 1]];
            int high = values[digits[2 * i]];
            wrong |= high | low;
            bytes[i] = (byte)((high << 4) | low);
        }

        return isValid && (wrong & 0xf0) == 0;
    }

    /// <summary>Parses 32 digits at once.</summary>
    /// <param name="first">The first half of the digits.</param>
    /// <param name="last">The second half of the digits.</param>
    /// <param name="bytes">The sixteen bytes.</param>
    /// <returns>False if a character is not a hexadecimal digit.</returns>
    public static bool TryParse(Vector128<byte> first, Vector128<byte> last, out Vector128<byte> bytes)
    {
        var areDigits = GetValues(ref first) & GetValues(ref last);
        bytes = Vector128.Narrow(Join(first), Join(last));
        return areDigits == Vector128<byte>.AllBitsSet;

        static Vector128<byte> GetValues(ref Vector128<byte> characters)
        {
            var decimals = characters - Vector128.Create((byte)'0');
            var letters = (characters | Vector128.Create((byte)0x20)) - Vector128.Create((byte)'a');
            var areDecimals = Vector128.LessThanOrEqual(decimals, Vector128.Create((byte)9));
            var areLetters = Vector128.LessThanOrEqual(letters, Vector128.Create((byte)5));
            characters = Vector128.ConditionalSelect(areDecimals, decimals, letters + Vector128.Create((byte)10));
            return areDecimals | areLetters;
        }

        // The first of two digits is the upper half of the byte.
        static Vector128<ushort> Join(Vector128<byte> values)
        {
            var pairs = values.AsUInt16();
            return ((pairs << 4) | (pairs >> 8)) & Vector128.Create((ushort)0xff);
        }
    }

    /// <summary>Parses eight digits at once, the first of them in the lowest byte.</summary>
    /// <param name="digits">The digits.</param>
    /// <param name="bytes">The four bytes, the first of them the lowest.</param>
    /// <returns>False if a character is not a hexadecimal digit.</returns>
    private static bool TryParseEight(ulong digits, out uint bytes)
    {
        // Letters have this bit, decimal digits do not.
        var letters = (digits >> 6) & EachByte;
        var values = (digits & (0x0f * EachByte)) + (9 * letters);

        // Two digits are put together in the even bytes, and these are moved together.
        var pairs = ((values << 4) | (values >> 8)) & 0x00ff_00ff_00ff_00ff;
        pairs = (pairs | (pairs >> 8)) & 0x0000_ffff_0000_ffff;
        bytes = (uint)(pairs | (pairs >> 16));

        // A character is a digit if its value has that digit. No sum overflows into the next byte.
        return (values & (0xf0 * EachByte)) == 0 && ToDigits(values) == (digits | (0x20 * letters));
    }

    /// <summary>Moves the four characters of a word into its lower half, a byte each.</summary>
    private static ulong Narrow(ulong characters)
    {
        characters = (characters | (characters >> 8)) & 0x0000_ffff_0000_ffff;
        return (characters | (characters >> 16)) & uint.MaxValue;
    }

    private static ulong ToDigits(uint bytes)
    {
        ulong spread = bytes;
        spread = (spread | (spread << 16)) & 0x0000_ffff_0000_ffff;
        spread = (spread | (spread << 8)) & 0x00ff_00ff_00ff_00ff;
        return ToDigits(((spread >> 4) & 0x000f_000f_000f_000f) | ((spread & 0x000f_000f_000f_000f) << 8));
    }

    // Letters begin 39 characters after the digit nine. Values from ten on have a bit more when six is added.
    private static ulong ToDigits(ulong values) => values + ('0' * EachByte) + (39 * (((values + (6 * EachByte)) >> 4) & EachByte));

    private static byte[] CreateValues()
    {
        var values = new byte[byte.MaxValue + 1];
        Array.Fill(values, NoDigit);
        for (var i = 0; i < Digits.Length; i++)
        {
            values[Digits[i]] = (byte)i;
            values[char.ToUpperInvariant((char)Digits[i])] = (byte)i;
        }

        return values;
    }
}
