using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace BsonGen.Reading;

/// <summary>Finds the end of an element's name; names are short, so the first vector mostly has it.</summary>
internal static class ElementName
{
    /// <param name="bytes">What stands behind the type byte.</param>
    /// <returns>How long the name is, without its NUL; negative when there is no NUL.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int FindEnd(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length >= Vector128<byte>.Count)
        {
            var zeros = Vector128.Equals(Vector128.Create(bytes), Vector128<byte>.Zero).ExtractMostSignificantBits();
            if (zeros != 0)
            {
                return BitOperations.TrailingZeroCount(zeros);
            }
        }

        return bytes.IndexOf((byte)0);
    }

    /// <summary>Finds the end of a short name that is all ASCII.</summary>
    /// <inheritdoc cref="FindEnd" />
    /// <returns>Negative when the name is another, or the bytes are about to end.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int FindEndOfAscii(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length < Vector128<byte>.Count)
        {
            return -1;
        }

        var start = Vector128.Create(bytes);
        var zeros = Vector128.Equals(start, Vector128<byte>.Zero).ExtractMostSignificantBits();
        var length = BitOperations.TrailingZeroCount(zeros | (1u << Vector128<byte>.Count));
        return length < Vector128<byte>.Count && (start.ExtractMostSignificantBits() & ((1u << length) - 1)) == 0 ? length : -1;
    }
}
