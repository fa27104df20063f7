using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>Bytes as hexadecimal digits: lower-case where they are written, and of either case where they are read.</summary>
internal static class Hex
{
    /// <summary>The digits of an ObjectId.</summary>
    public const int Length = 2 * ObjectIdBytes.Size;

    private const byte NoDigit = 0xff;

    private static readonly byte[] Values = CreateValues();

    private static ReadOnlySpan<byte> Digits => "0123456789abcdef"u8;

    public static string ToString(ObjectId value) => string.Create(Length, value, static (chars, id) =>
    {
        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        ObjectIdBytes.Write(id, bytes);
        var digits = Digits;
        for (var i = 0; i < bytes.Length; i++)
        {
            chars[(2 * i) + 1] = (char)digits[bytes[i] & 15];
            chars[2 * i] = (char)digits[bytes[i] >> 4];
        }
    });

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
        var all = Digits;
        for (var i = 0; i < bytes.Length; i++)
        {
            digits[(2 * i) + 1] = all[bytes[i] & 15];
            digits[2 * i] = all[bytes[i] >> 4];
        }
    }

    public static bool TryParse(string digits, out ObjectId value)
    {
        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        var values = Values;
        var wrong = digits.Length == Length ? 0 : NoDigit;
        for (var i = 0; i < bytes.Length && wrong == 0; i++)
        {
            var high = digits[2 * i] is var first && first < values.Length ? values[first] : NoDigit;
            var low = digits[(2 * i) + 1] is var second && second < values.Length ? values[second] : NoDigit;
            wrong = (high | low) & 0xf0;
            bytes[i] = (byte)((high << 4) | low);
        }

        value = wrong == 0 ? ObjectIdBytes.Read(bytes) : default;
        return wrong == 0;
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
    /// <returns>False when a character is no digit.</returns>
    public static bool TryParse(ReadOnlySpan<byte> digits, Span<byte> bytes)
    {
        var values = Values;
        var wrong = 0;
        for (var i = 0; i < bytes.Length; i++)
        {
            int low = values[digits[(2 * i) + 1]];
            int high = values[digits[2 * i]];
            wrong |= high | low;
            bytes[i] = (byte)((high << 4) | low);
        }

        return (wrong & 0xf0) == 0;
    }

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
