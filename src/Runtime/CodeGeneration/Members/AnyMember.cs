using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>Reads and writes values inside a collection or dictionary that no attribute configures.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class AnyMember<T>(Type declaringType, string name) : DriverMember<T>(declaringType, name)
{
    /// <inheritdoc />
    protected internal override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = reader.ReadAny<T>();
        return true;
    }

    /// <inheritdoc />
    protected internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        writer.WriteAny(name, value);
        return true;
    }
}
