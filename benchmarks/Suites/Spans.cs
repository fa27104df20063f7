using System.Buffers.Binary;
using System.Text;

namespace Benchmarks.Suites;

/// <summary>Reads values, headers and arrays for serializers that are written by hand over bytes.</summary>
public static class Spans
{
    public const byte Document = 3;
    public const byte Null = 10;

    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>Reads the size of a document.</summary>
    /// <returns>Where its last byte is.</returns>
    public static int ReadEnd(ReadOnlySpan<byte> bytes, ref int position)
    {
        var start = position;
        var size = ReadInt32(bytes, ref position);
        return size >= 5 && size <= bytes.Length - start ? start + size - 1 : throw new FormatException("A size is wrong.");
    }

    public static void ReadEndByte(ReadOnlySpan<byte> bytes, int end, ref int position)
    {
        if (position != end || bytes[end] != 0)
        {
            throw new FormatException("A document does not end where it says.");
        }

        position++;
    }

    /// <param name="header">The type byte, the name and its NUL.</param>
    public static bool TryReadHeader(ReadOnlySpan<byte> bytes, ref int position, ReadOnlySpan<byte> header)
    {
        if (!bytes.Slice(position).StartsWith(header))
        {
            return false;
        }

        position += header.Length;
        return true;
    }

    public static void AssertRead(int start, int position)
    {
        if (position == start)
        {
            throw new FormatException("An element is unknown or has another type.");
        }
    }

    public static int ReadInt32(ReadOnlySpan<byte> bytes, ref int position)
    {
        var value = BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(position));
        position += sizeof(int);
        return value;
    }

    public static long ReadInt64(ReadOnlySpan<byte> bytes, ref int position)
    {
        var value = BinaryPrimitives.ReadInt64LittleEndian(bytes.Slice(position));
        position += sizeof(long);
        return value;
    }

    public static double ReadDouble(ReadOnlySpan<byte> bytes, ref int position)
    {
        var value = BinaryPrimitives.ReadDoubleLittleEndian(bytes.Slice(position));
        position += sizeof(double);
        return value;
    }

    public static string ReadString(ReadOnlySpan<byte> bytes, ref int position)
    {
        var size = ReadInt32(bytes, ref position);
        var text = bytes.Slice(position, size);
        if (text[^1] != 0)
        {
            throw new FormatException("A string does not end where it says.");
        }

        position += size;
        return Utf8.GetString(text.Slice(0, size - 1));
    }

    /// <summary>Reads the type and the index of an item, a document or null.</summary>
    public static byte ReadItemHeader(ReadOnlySpan<byte> bytes, ref int position)
    {
        var type = bytes[position];
        position += 2 + bytes.Slice(position + 1).IndexOf((byte)0);
        return type is Document or Null ? type : throw new FormatException("An item is no document.");
    }

    public static int CountDocuments(ReadOnlySpan<byte> bytes, int position, int end)
    {
        var count = 0;
        for (; position < end; count++)
        {
            if (ReadItemHeader(bytes, ref position) == Document)
            {
                position = ReadEnd(bytes, ref position) + 1;
            }
        }

        return count;
    }
}
