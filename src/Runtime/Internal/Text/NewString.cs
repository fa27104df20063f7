namespace BsonGen.Internal.Text;

/// <summary>Creates a string whose characters are written afterwards.</summary>
/// <remarks>The JIT compiles <c>string.Create</c> for each type of state, also in programs compiled ahead of time.</remarks>
internal static class NewString
{
    /// <param name="length">The number of characters; not zero.</param>
    /// <param name="text">The string. No other code has a reference to it yet.</param>
    [MethodImpl(AggressiveInlining)]
    public static Span<ushort> Create(int length, out string text)
    {
        text = new string('\0', length);
        var chars = MemoryMarshal.CreateSpan(ref Unsafe.AsRef(in text.GetPinnableReference()), length);
        return MemoryMarshal.Cast<char, ushort>(chars);
    }
}
