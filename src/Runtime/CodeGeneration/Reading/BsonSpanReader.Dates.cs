namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Reads a DateTime in UTC.</summary>
    public DateTime ReadDateTime() =>
        RegisteredSerializer<DateTime>.IsDefault && this.TryPeekDateTime(out var value)
            ? Advance(sizeof(long), value)
            : ReadWithRegistered<DateTime>();
}
