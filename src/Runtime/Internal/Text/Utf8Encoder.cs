namespace BsonGen.Internal.Text;

/// <summary>Encodes text as UTF-8. ASCII is narrowed by vectors or words, and the last one may overlap the one before.</summary>
internal static class Utf8Encoder
{
    private const ulong NotAscii = 0xFF80_FF80_FF80_FF80;

    /// <param name="bytes">Room for three times as many bytes as the text has characters.</param>
    /// <returns>The number of bytes; -1 if the text has unpaired surrogates.</returns>
    public static int Encode(string value, Span<byte> bytes) =>
        TryEncodeAscii(value, bytes) ? value.Length : EncodeOther(value, bytes);

    /// <summary>Encodes a text that is not ASCII.</summary>
    /// <inheritdoc cref="Encode" />
    [MethodImpl(NoInlining)]
    public static int EncodeOther(string value, Span<byte> bytes) =>
        Utf8.FromUtf16(value, bytes, out _, out var length, replaceInvalidSequences: false) == OperationStatus.Done ? length : -1;

    /// <param name="bytes">Room for at least as many bytes as the text has characters.</param>
    /// <returns>False if the text is not ASCII. The written bytes are then undefined.</returns>
    [MethodImpl(AggressiveInlining)]
    public static bool TryEncodeAscii(string value, Span<byte> bytes)
    {
        var chars = MemoryMarshal.Cast<char, ushort>(value.AsSpan());
        switch (chars.Length)
        {
            case >= AsciiVectors.ShortestPair and < AsciiVectors.Shortest:
                return AsciiVectors.TryNarrowPair(chars, bytes);

            case >= 4 and < 8:
                var words = MemoryMarshal.AsBytes(chars);
                var firstWord = ReadUInt64LittleEndian(words);
                var lastWord = ReadUInt64LittleEndian(words.Slice(words.Length - sizeof(ulong)));
                if (((firstWord | lastWord) & NotAscii) != 0)
                {
                    return false;
                }

                WriteUInt32LittleEndian(bytes, Narrow(firstWord));
                WriteUInt32LittleEndian(bytes.Slice(chars.Length - 4), Narrow(lastWord));
                return true;

            case > 0 and < 4:
                var (start, middle, end) = (chars[0], chars[chars.Length / 2], chars[^1]);
                bytes[0] = (byte)start;
                bytes[chars.Length / 2] = (byte)middle;
                bytes[chars.Length - 1] = (byte)end;
                return char.IsAscii((char)(start | middle | end));

            case >= AsciiVectors.Shortest and <= AsciiVectors.Longest:
                return AsciiVectors.TryNarrow(chars, bytes);

            default:
                return Ascii.FromUtf16(value, bytes, out _) == OperationStatus.Done;
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static uint Narrow(ulong word)
    {
        var chars = Vector128.CreateScalar(word).AsUInt16();
        return Vector128.Narrow(chars, chars).AsUInt32().ToScalar();
    }
}
