using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;

namespace BsonGen.Internal.Elements;

/// <summary>Finds the end of an element's name; names are short, so the first vector mostly has it.</summary>
internal static class CString
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
}
