namespace BsonGen.Internal.Elements;

/// <summary>Finds the end of an element name, mostly within the first vector.</summary>
internal static class CString
{
    // The length of the name at the start of the bytes, without its NUL; negative if there is no NUL.
    [MethodImpl(AggressiveInlining)]
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
