namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Reads a DateTime in UTC.</summary>
    public DateTime ReadDateTime() =>
        RegisteredSerializer<DateTime>.IsDefault && TryPeekDateTime(out var value)
            ? Advance(sizeof(long), value)
            : ReadWithRegistered<DateTime>();

    // False for dates with special rules in the driver.
    internal readonly bool TryPeekDateTime(out DateTime value)
    {
        value = default;
        return _type == BsonType.DateTime && TryReadInt64LittleEndian(Rest, out var milliseconds) &&
            DateTimes.TryFromMilliseconds(milliseconds, out value);
    }
}
