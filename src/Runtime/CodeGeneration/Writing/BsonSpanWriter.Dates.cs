namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a DateTime.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteDateTime(ref int position, ReadOnlySpan<byte> name, DateTime value, MemberSettings[]? settings = null, int member = 0)
    {
        if (settings is not null)
        {
            position = settings[member].Write(ref this, position, value, BsonType.DateTime, DateTimes.ToMilliseconds(value));
        }
        else if (RegisteredSerializer<DateTime>.Representation == BsonType.DateTime)
        {
            this.WriteRawInt64(ref position, BsonType.DateTime, name, DateTimes.ToMilliseconds(value));
        }
        else
        {
            WriteWithRegistered(ref position, name, value);
        }
    }
}
