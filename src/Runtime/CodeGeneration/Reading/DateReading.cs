namespace BsonGen.CodeGeneration;

/// <summary>Reads dates.</summary>
internal static class DateReading
{
    // False for dates with special rules in the driver.
    internal static bool TryPeekDateTime(this in BsonSpanReader reader, out DateTime value)
    {
        value = default;
        return reader._type == BsonType.DateTime && TryReadInt64LittleEndian(reader.Rest, out var milliseconds) &&
            DateTimes.TryFromMilliseconds(milliseconds, out value);
    }
}
