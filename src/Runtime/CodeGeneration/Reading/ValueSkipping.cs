namespace BsonGen.CodeGeneration;

/// <summary>Skips a value, or throws what the driver throws for a malformed one.</summary>
internal static class ValueSkipping
{
    internal static void SkipValue(this ref BsonSpanReader reader)
    {
        var rest = reader.Rest;
        if (!BsonValueSize.TryMeasure(reader._type, rest, out var size))
        {
            if (!BsonValueSize.IsKnown(reader._type))
            {
                throw reader.UnknownType(reader._type, reader._position);
            }

            reader._isCutShort = true;
            BsonValueSize.ThrowMeasureException(reader._type, rest);
        }

        reader._position += size;
    }
}
