namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a DateTime.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteDateTime(ref int position, ReadOnlySpan<byte> name, DateTime value)
    {
        if (RegisteredSerializer<DateTime>.Representation == BsonType.DateTime)
        {
            this.WriteRawInt64(ref position, BsonType.DateTime, name, DateTimes.ToMilliseconds(value));
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }
}
