using System.Buffers.Binary;
using MongoDB.Bson;

namespace BsonGen.Reading;

/// <summary>
/// Guards the driver against strings and binary data that declare more bytes than there are: its reader allocates first, and finds the end
/// of the bytes then.
/// </summary>
internal static class DeclaredSizes
{
    // The old kind of binary data declares its size twice, and the reader compares them.
    private const byte OldBinary = 2;

    /// <summary>
    /// Lowers such sizes to one byte more than there is, so that reading comes to the same end without the memory. Nothing else changes.
    /// </summary>
    /// <param name="type">The type of the value.</param>
    /// <param name="bytes">The value, at any depth, and what follows it.</param>
    /// <param name="maxDocumentSize">The reader refuses sizes beyond it before it allocates, with an error of its own.</param>
    public static void Lower(BsonType type, Span<byte> bytes, int maxDocumentSize)
    {
        var depth = 0;
        while (Enter(type, ref bytes, ref depth, maxDocumentSize) && depth > 0)
        {
            // To the next element, over the ends of documents.
            while (!bytes.IsEmpty && bytes[0] == 0)
            {
                bytes = bytes.Slice(1);
                depth--;
            }

            var nameLength = bytes.IsEmpty ? -1 : bytes.Slice(1).IndexOf((byte)0);
            if (depth <= 0 || nameLength < 0)
            {
                return;
            }

            type = (BsonType)bytes[0];
            bytes = bytes.Slice(nameLength + 2);
        }
    }

    /// <summary>Steps over a value, or into a document, as the reader does: whatever the document declares.</summary>
    private static bool Enter(BsonType type, ref Span<byte> bytes, ref int depth, int maxDocumentSize)
    {
        int size;
        switch (type)
        {
            case BsonType.Document or BsonType.Array:
                size = sizeof(int);
                depth++;
                break;

            case BsonType.JavaScriptWithScope:
                if (bytes.Length < sizeof(int))
                {
                    return false;
                }

                LowerText(bytes.Slice(sizeof(int)));
                if (!BsonValueSize.TryMeasure(BsonType.String, bytes.Slice(sizeof(int)), out size))
                {
                    return false;
                }

                size += sizeof(int) + sizeof(int);
                depth++;
                break;

            case BsonType.Binary:
                LowerBinary(bytes, maxDocumentSize);
                goto default;

            case BsonType.String or BsonType.JavaScript or BsonType.Symbol:
                LowerText(bytes);
                goto default;

            default:
                if (!BsonValueSize.TryMeasure(type, bytes, out size))
                {
                    return false;
                }

                break;
        }

        if (size > bytes.Length)
        {
            return false;
        }

        bytes = bytes.Slice(size);
        return true;
    }

    private static void LowerText(Span<byte> bytes)
    {
        if (BinaryPrimitives.TryReadInt32LittleEndian(bytes, out var size) && size > bytes.Length - sizeof(int))
        {
            BinaryPrimitives.WriteInt32LittleEndian(bytes, bytes.Length - sizeof(int) + 1);
        }
    }

    private static void LowerBinary(Span<byte> bytes, int maxDocumentSize)
    {
        const int HeaderSize = sizeof(int) + 1;
        if (bytes.Length < HeaderSize)
        {
            return;
        }

        var size = BinaryPrimitives.ReadInt32LittleEndian(bytes);
        var present = bytes.Length - HeaderSize;
        if (size <= present || size > maxDocumentSize)
        {
            return;
        }

        if (bytes[sizeof(int)] == OldBinary)
        {
            if (present < sizeof(int) || BinaryPrimitives.ReadInt32LittleEndian(bytes.Slice(HeaderSize)) != size - sizeof(int))
            {
                return;
            }

            BinaryPrimitives.WriteInt32LittleEndian(bytes.Slice(HeaderSize), present + 1 - sizeof(int));
        }

        BinaryPrimitives.WriteInt32LittleEndian(bytes, present + 1);
    }
}
