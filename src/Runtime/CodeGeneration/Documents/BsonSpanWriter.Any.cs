namespace BsonGen.CodeGeneration;

// Values whose type is a type argument; see AnyReading.cs.
public ref partial struct BsonSpanWriter
{
    /// <summary>Writes a value whose type is a type parameter.</summary>
    public void WriteAny<T>(ReadOnlySpan<byte> name, T value)
    {
        if (typeof(T).IsValueType)
        {
            var position = _position;
            this.WriteValue(ref position, name, value);
        }
        else
        {
            this.WriteAnyReference(name, value);
        }
    }
}
