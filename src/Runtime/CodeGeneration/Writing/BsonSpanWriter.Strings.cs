namespace BsonGen.CodeGeneration;

// Strings: the length of the text in bytes, UTF-8, a NUL.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a string, or null.</summary>
    [MethodImpl(AggressiveInlining)]
    public void WriteString(ref int position, ReadOnlySpan<byte> name, string? value, MemberSettings[]? settings = null, int member = 0)
    {
        if (settings is not null)
        {
            position = settings[member].WriteString(ref this, position, value);
        }
        else if (value is not null && RegisteredSerializer<string>.Representation == BsonType.String)
        {
            this.WriteText(ref position, BsonType.String, name, value);
        }
        else
        {
            WriteWithRegistered(ref position, name, value!);
        }
    }
}
