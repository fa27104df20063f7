namespace BsonGen.Internal.Elements;

/// <summary>Finds the end of an element name. Most names end within the first vector.</summary>
internal static class CString
{
    /// <param name="bytes">The bytes after the type of the element.</param>
    /// <returns>The length of the name, without its NUL; negative if there is no NUL.</returns>
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
