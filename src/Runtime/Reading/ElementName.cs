using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace BsonGen.Reading;

/// <summary>Finds the end of an element's name; names are short, so the first vector mostly has it.</summary>
internal static class ElementName
{
    /// <summary>The longest name that a vector holds, with the NUL after it.</summary>
    public const int LongestShort = 15;

    /// <param name="bytes">What stands behind the type byte.</param>
    /// <returns>How long the name is, without its NUL; negative when there is no NUL.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int FindEnd(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length > LongestShort && FindEndOfShort(bytes) is var length and <= LongestShort)
        {
            return length;
        }

        return bytes.IndexOf((byte)0);
    }

    /// <summary>Finds the end of a short name.</summary>
    /// <param name="bytes">What stands behind the type byte, more than the longest short name.</param>
    /// <returns>How long the name is, without its NUL; more than <see cref="LongestShort"/> when it is not short.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int FindEndOfShort(ReadOnlySpan<byte> bytes) =>
        BitOperations.TrailingZeroCount(Vector128.Equals(Vector128.Create(bytes), Vector128<byte>.Zero).ExtractMostSignificantBits());
}
