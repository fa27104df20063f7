using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using MongoDB.Bson;

namespace BsonGen.CodeGeneration;

/// <summary>Versions in the two forms that the driver writes: text, and a document of two to four numbers. The driver reads all other forms.</summary>
internal static class Versions
{
    /// <summary>The bytes that <see cref="Format"/> changes at most: three numbers of ten digits, the points behind them, and a number.</summary>
    public const int Room = 33 + DecimalDigits.ShortRoom;

    /// <summary>The size of a document with all four numbers.</summary>
    public const int LargestDocument = 52;

    private const int LongestNumber = 9;

    // Each element has the type, a name, a NUL and four bytes.
    private static ReadOnlySpan<byte> Names => "Major\0Minor\0Build\0Revision\0"u8;

    /// <summary>Parses two to four numbers without signs.</summary>
    /// <param name="text">The text.</param>
    /// <param name="bytes">The text and the bytes that follow it in the document.</param>
    /// <param name="value">The version.</param>
    public static bool TryParse(ReadOnlySpan<byte> text, ReadOnlySpan<byte> bytes, [NotNullWhen(true)] out Version? value) =>
        (text.Length <= Vector128<byte>.Count && bytes.Length >= Vector128<byte>.Count + EightDigits.Count && TryParseShort(text.Length, bytes, out value)) ||
        TryParse(text, out value);

    /// <summary>Parses the text in one vector: finds the points, and reads the number between two of them as one word.</summary>
    private static bool TryParseShort(int length, ReadOnlySpan<byte> bytes, [NotNullWhen(true)] out Version? value)
    {
        var characters = Vector128.Create(bytes);
        var end = 1u << length;
        var points = Vector128.Equals(characters, Vector128.Create((byte)'.')).ExtractMostSignificantBits() & (end - 1);
        var digits = Vector128.LessThanOrEqual(characters - Vector128.Create((byte)'0'), Vector128.Create((byte)9)).ExtractMostSignificantBits() & (end - 1);
        value = null;
        if ((points | digits) != end - 1)
        {
            return false;
        }

        // The end of the text ends a number like a point.
        points |= end;
        var start = 0;
        if (!TryTake(ref points, ref start, bytes, out var major) || !TryTake(ref points, ref start, bytes, out var minor))
        {
            return false;
        }

        if (points == 0)
        {
            value = new Version(major, minor);
            return true;
        }

        if (!TryTake(ref points, ref start, bytes, out var build))
        {
            return false;
        }

        if (points == 0)
        {
            value = new Version(major, minor, build);
            return true;
        }

        if (!TryTake(ref points, ref start, bytes, out var revision) || points != 0)
        {
            return false;
        }

        value = new Version(major, minor, build, revision);
        return true;
    }

    /// <summary>Reads a number of up to eight digits.</summary>
    /// <param name="points">A bit for the end of each remaining number; afterwards without the first.</param>
    /// <param name="start">Where the number starts; afterwards where the next one starts.</param>
    /// <param name="bytes">The text and at least eight bytes.</param>
    /// <param name="number">The number.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryTake(ref uint points, ref int start, ReadOnlySpan<byte> bytes, out int number)
    {
        var length = BitOperations.TrailingZeroCount(points) - start;
        number = 0;
        if (points == 0 || length is 0 or > EightDigits.Count)
        {
            return false;
        }

        // The bytes behind the number are shifted out, and zeros come before it.
        number = (int)EightDigits.Parse(BinaryPrimitives.ReadUInt64LittleEndian(bytes.Slice(start)) << (8 * (EightDigits.Count - length)));
        start += length + 1;
        points &= points - 1;
        return true;
    }

    private static bool TryParse(ReadOnlySpan<byte> text, [NotNullWhen(true)] out Version? value)
    {
        Span<int> parts = stackalloc int[4];
        var count = 0;
        var part = 0;
        var length = 0;
        value = null;
        foreach (var character in text)
        {
            if (character is >= (byte)'0' and <= (byte)'9' && length < LongestNumber)
            {
                part = (part * 10) + (character - '0');
                length++;
            }
            else if (character == '.' && length > 0 && count + 1 < parts.Length)
            {
                parts[count++] = part;
                part = 0;
                length = 0;
            }
            else
            {
                return false;
            }
        }

        if (length > 0)
        {
            parts[count++] = part;
            value = Create(parts.Slice(0, count));
        }

        return value is not null;
    }

    /// <summary>Formats the numbers of a version, with points between them.</summary>
    /// <param name="value">The version.</param>
    /// <param name="text">Room for <see cref="Room"/> bytes.</param>
    /// <returns>The number of bytes that belong to the text.</returns>
    public static int Format(Version value, Span<byte> text)
    {
        var length = FormatNumber(value.Major, text);
        length = FormatNext(value.Minor, text, length);
        if (value.Build >= 0)
        {
            length = FormatNext(value.Build, text, length);
            if (value.Revision >= 0)
            {
                length = FormatNext(value.Revision, text, length);
            }
        }

        return length;
    }

    private static int FormatNext(int number, Span<byte> text, int length)
    {
        text[length++] = (byte)'.';
        return length + FormatNumber(number, text.Slice(length));
    }

    private static int FormatNumber(int number, Span<byte> text) => (uint)number < EightDigits.Limit
        ? DecimalDigits.FormatWhole((uint)number, text)
        : DecimalDigits.Format(isNegative: false, (uint)number, places: 0, text);

    /// <summary>Reads a document whose elements are Int32s in the order in which the driver writes them.</summary>
    public static bool TryReadDocument(ReadOnlySpan<byte> bytes, [NotNullWhen(true)] out Version? value, out int size)
    {
        Span<int> parts = stackalloc int[4];
        var count = 0;
        value = null;
        if (!BinaryPrimitives.TryReadInt32LittleEndian(bytes, out size) || size <= sizeof(int) || size > bytes.Length)
        {
            return false;
        }

        var rest = bytes[sizeof(int)..size];
        var names = Names;
        while (count < parts.Length && rest.Length > 1)
        {
            var name = names.Slice(0, names.IndexOf((byte)0) + 1);
            var element = 1 + name.Length + sizeof(int);
            if (rest.Length < element || rest[0] != (byte)BsonType.Int32 || !rest.Slice(1).StartsWith(name))
            {
                return false;
            }

            parts[count++] = BinaryPrimitives.ReadInt32LittleEndian(rest.Slice(1 + name.Length));
            rest = rest.Slice(element);
            names = names.Slice(name.Length);
        }

        value = rest is [0] ? Create(parts.Slice(0, count)) : null;
        return value is not null;
    }

    /// <param name="value">The version.</param>
    /// <param name="bytes">Room for <see cref="LargestDocument"/> bytes.</param>
    /// <returns>The size of the document.</returns>
    public static int WriteDocument(Version value, Span<byte> bytes)
    {
        ReadOnlySpan<int> parts = [value.Major, value.Minor, value.Build, value.Revision];
        var size = sizeof(int);
        var names = Names;
        foreach (var part in parts)
        {
            if (part < 0)
            {
                break;
            }

            var name = names.Slice(0, names.IndexOf((byte)0) + 1);
            bytes[size] = (byte)BsonType.Int32;
            name.CopyTo(bytes.Slice(size + 1));
            BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(size + 1 + name.Length), part);
            size += 1 + name.Length + sizeof(int);
            names = names.Slice(name.Length);
        }

        bytes[size++] = 0;
        BinaryPrimitives.WriteInt32LittleEndian(bytes, size);
        return size;
    }

    /// <summary>Returns null if .NET has no such version.</summary>
    private static Version? Create(ReadOnlySpan<int> parts) => parts switch
    {
        [>= 0 and var major, >= 0 and var minor] => new Version(major, minor),
        [>= 0 and var major, >= 0 and var minor, >= 0 and var build] => new Version(major, minor, build),
        [>= 0 and var major, >= 0 and var minor, >= 0 and var build, >= 0 and var revision] => new Version(major, minor, build, revision),
        _ => null,
    };
}
