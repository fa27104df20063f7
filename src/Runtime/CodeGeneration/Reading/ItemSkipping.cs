namespace BsonGen.CodeGeneration;

/// <summary>Skips items of arrays while they are counted.</summary>
internal static class ItemSkipping
{
    // Skips an array element of a common type with a name of one or two digits. Most items have the type and the length of name
    // of the item before, so the processor predicts these branches. The position of the next item then depends only on the size
    // of this one.
    [MethodImpl(AggressiveInlining)]
    internal static bool TrySkipItem(this in BsonSpanReader reader, ref int position)
    {
        if (!reader.Holds(position, sizeof(ulong)))
        {
            return false;
        }

        // The type, the name with its NUL, and the start of the size.
        var header = reader.WordAt(position);
        if ((header & 0xFF00) == 0)
        {
            return false;
        }

        int value;
        int size;
        if ((header & 0xFF_0000) == 0)
        {
            value = position + 3;
            size = (int)(header >> 24);
        }
        else if ((header & 0xFF00_0000) == 0)
        {
            value = position + 4;
            size = (int)(header >> 32);
        }
        else
        {
            return false;
        }

        switch ((BsonType)(byte)header)
        {
            case BsonType.Document or BsonType.Array:
                break;

            case BsonType.String:
                value += sizeof(int);
                break;

            case BsonType.Int32:
                size = sizeof(int);
                break;

            default:
                if (!BsonValueSize.IsFixed((BsonType)(byte)header, out size))
                {
                    return false;
                }

                break;
        }

        if ((uint)size > (uint)(reader._bytes.Length - value))
        {
            return false;
        }

        position = value + size;
        return true;
    }
}
