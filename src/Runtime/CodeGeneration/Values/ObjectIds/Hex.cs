using System.Buffers;
using System.Text;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>ObjectIds as the 24 hexadecimal digits that the driver writes, lower-case.</summary>
internal static class Hex
{
    public const int Length = 2 * ObjectIdBytes.Size;

    public static string ToString(ObjectId value) => string.Create(Length, value, static (chars, id) =>
    {
        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        ObjectIdBytes.Write(id, bytes);
        for (var i = 0; i < bytes.Length; i++)
        {
            chars[2 * i] = (char)ToDigit(bytes[i] >> 4);
            chars[(2 * i) + 1] = (char)ToDigit(bytes[i] & 15);
        }
    });

    public static void Write(ObjectId value, Span<byte> digits)
    {
        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        ObjectIdBytes.Write(value, bytes);
        for (var i = 0; i < bytes.Length; i++)
        {
            digits[2 * i] = ToDigit(bytes[i] >> 4);
            digits[(2 * i) + 1] = ToDigit(bytes[i] & 15);
        }
    }

    public static bool TryParse(string digits, out ObjectId value)
    {
        Span<byte> ascii = stackalloc byte[Length];
        value = default;
        return digits.Length == Length &&
            Ascii.FromUtf16(digits, ascii, out _) == OperationStatus.Done &&
            TryParse(ascii, out value);
    }

    public static bool TryParse(ReadOnlySpan<byte> digits, out ObjectId value)
    {
        value = default;
        if (digits.Length != Length)
        {
            return false;
        }

        Span<byte> bytes = stackalloc byte[ObjectIdBytes.Size];
        for (var i = 0; i < bytes.Length; i++)
        {
            var both = (FromDigit(digits[2 * i]) << 4) | FromDigit(digits[(2 * i) + 1]);
            if (both < 0)
            {
                return false;
            }

            bytes[i] = (byte)both;
        }

        value = ObjectIdBytes.Read(bytes);
        return true;
    }

    private static byte ToDigit(int value) => (byte)(value < 10 ? '0' + value : 'a' + value - 10);

    private static int FromDigit(byte digit) => digit switch
    {
        >= (byte)'0' and <= (byte)'9' => digit - '0',
        >= (byte)'a' and <= (byte)'f' => digit - 'a' + 10,
        >= (byte)'A' and <= (byte)'F' => digit - 'A' + 10,
        _ => -1,
    };
}
