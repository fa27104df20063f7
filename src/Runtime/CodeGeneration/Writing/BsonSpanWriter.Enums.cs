namespace BsonGen.CodeGeneration;

public ref partial struct BsonSpanWriter
{
    /// <summary>Writes the number of an enum.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteEnum(ref int position, ReadOnlySpan<byte> name, BsonEnum type, long number)
    {
        if (type.IsWrittenAsInt32)
        {
            this.WriteRawInt32(ref position, name, (int)number);
        }
        else
        {
            this.WriteEnum(name, type, number);
            position = _position;
        }
    }
}
