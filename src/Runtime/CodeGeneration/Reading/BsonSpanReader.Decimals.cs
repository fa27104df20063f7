namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanReader
{
    /// <summary>Reads a decimal.</summary>
    public decimal ReadDecimal() =>
        RegisteredSerializer<decimal>.IsDefault && this.TryReadDecimal(out var value) ? value : ReadWithRegistered<decimal>();
}
