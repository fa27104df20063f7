namespace BsonGen.CodeGeneration;

/// <summary>Values in collections and dictionaries that no attribute configures.</summary>
[EditorBrowsable(Never)]
public sealed class AnyCodec<T>(Type declaringType, string name) : BsonCodec<T>(declaringType, name)
{
    internal override bool IsUnconfigured => true;

    internal override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = AnyValue.Read<T>(ref reader);
        return true;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        AnyValue.Write(ref writer, name, value);
        return true;
    }
}
