namespace BsonGen.CodeGeneration;

/// <summary>A member whose type is a type parameter.</summary>
[EditorBrowsable(Never)]
public sealed class TypeParameterCodec<T>(Type declaringType, string name) : BsonCodec<T>(declaringType, name)
{
    internal override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = IsByDriver ? default! : AnyValue.Read<T>(ref reader);
        return !IsByDriver;
    }

    internal override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (IsByDriver)
        {
            return false;
        }

        AnyValue.Write(ref writer, name, value);
        return true;
    }

    // Class maps distinguish the null of BSON values from BSON's null.
    private static bool IsByDriver => typeof(BsonValue).IsAssignableFrom(typeof(T));
}
