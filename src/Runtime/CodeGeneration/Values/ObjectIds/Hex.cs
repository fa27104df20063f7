namespace BsonGen.CodeGeneration;

/// <summary>Bytes as hexadecimal digits. Writes lower-case digits; reads both cases.</summary>
internal static class Hex
{
    // The digits of an ObjectId.
    public const int Length = 2 * ObjectIdBytes.Size;

    public static string ToString(ReadOnlySpan<byte> id)
    {
        Span<byte> digits = stackalloc byte[Length];
        Write(id, digits);
        return AsciiVectors.Widen(digits);
    }

    public static void Write(ObjectId value, Span<byte> digits)
    {
        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        ObjectIdBytes.Write(value, bytes);
        Write(bytes, digits);
    }

    public static void Write(ReadOnlySpan<byte> bytes, Span<byte> digits)
    {
        for (var i = 0; i < bytes.Length; i++)
        {
            digits[(2 * i) + 1] = Digits[bytes[i] & 15];
            digits[2 * i] = Digits[bytes[i] >> 4];
        }
    }

    public static bool TryParse(string digits, Span<byte> id)
    {
        Span<byte> bytes = stackalloc byte[Length];
        return digits.Length == Length && Utf8Encoder.TryEncodeAscii(digits, bytes) && TryParse(bytes, id);
    }

    public static bool TryParse(ReadOnlySpan<byte> digits, out ObjectId value)
    {
        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        var isId = digits.Length == Length && TryParse(digits, bytes);
        value = isId ? ObjectIdBytes.Read(bytes) : default;
        return isId;
    }

    public static bool TryParse(ReadOnlySpan<byte> digits, Span<byte> bytes)
    {
        var differences = 0;
        for (var i = 0; i < bytes.Length; i++)
        {
            var high = ValueOf(digits[2 * i], ref differences);
            var low = ValueOf(digits[(2 * i) + 1], ref differences);
            bytes[i] = (byte)((high << 4) | low);
        }

        return differences == 0;
    }

    private static ReadOnlySpan<byte> Digits => "0123456789abcdef"u8;

    // Without a branch, which the processor could not predict.
    private static int ValueOf(byte digit, ref int differences)
    {
        var letter = digit >> 6;
        var value = (digit & 15) + (9 * letter);
        differences |= (value & ~15) | (Digits[value & 15] ^ (digit | (letter << 5)));
        return value;
    }
}
