namespace BsonGen.CodeGeneration;

/// <summary>Reads the items of lists and arrays of strings.</summary>
internal static class StringItems
{
    internal const uint ShortString = 0x00_30_02;

    // The header and the value of most items are read after one check.
    internal static void ReadStringItems(this ref BsonSpanReader reader, Span<string> items, BsonFrame array)
    {
        var position = reader._position;
        foreach (ref var item in items)
        {
            if (reader.Holds(position, sizeof(ulong)))
            {
                var header = reader.WordAt(position);
                var start = position + 3 + sizeof(int);
                var length = (int)(header >> 24) - 1;
                if (((uint)header & Int32Items.ShortNameMask) == ShortString && RegisteredSerializer<string>.IsDefault &&
                    (ulong)(uint)start + (uint)length < (uint)reader._bytes.Length && reader.ByteAt(start + length) == 0)
                {
                    reader._position = start - sizeof(int);
                    item = Utf8Decoder.Decode(reader.Bytes(start, length), reader._settings.IsLenient);
                    reader._position = position = start + length + 1;
                    continue;
                }
            }

            reader.ReadItemHeader();
            item = reader.ReadString();
            position = reader._position;
        }

        reader.ReadEndArray(array);
    }
}
