namespace BsonGen.CodeGeneration;

/// <summary>A pair or tuple in a collection or dictionary, which generated methods read and write.</summary>
[EditorBrowsable(Never)]
public sealed class GeneratedCodec<T>(Type declaringType, string name, ReadingMethod<T> read, WritingMethod<T> write)
    : BsonCodec<T>(declaringType, name)
{
    internal override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = read(ref reader);
        return true;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        write(ref writer, name, value);
        return true;
    }
}

/// <summary>Reads a value.</summary>
[EditorBrowsable(Never)]
public delegate T ReadingMethod<out T>(ref BsonSpanReader reader);

/// <summary>Writes an element.</summary>
[EditorBrowsable(Never)]
public delegate void WritingMethod<in T>(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value);
