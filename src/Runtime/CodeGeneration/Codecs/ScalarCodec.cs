namespace BsonGen.CodeGeneration;

/// <summary>
/// Reads and writes the values of one scalar type in all representations, if no conversion loses anything. The driver makes other conversions, reports
/// errors, and serves a type for which the user registered another serializer.
/// </summary>
/// <remarks>See <see cref="DefaultCodec{T}"/> for values without attributes.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class ScalarCodec<T> : BsonCodec<T>
{
    private protected ScalarCodec(Type declaringType, string name)
        : base(declaringType, name)
    {
    }

    internal sealed override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = default!;
        return RegisteredSerializer<T>.IsDefault && ((default(T) is null && reader.Type == BsonType.Null) || TryReadValue(ref reader, out value));
    }

    internal sealed override bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (!RegisteredSerializer<T>.IsDefault)
        {
            return false;
        }

        if (value is not null)
        {
            return TryWriteValue(ref writer, name, value);
        }

        writer.WriteNull(name);
        return true;
    }

    /// <summary>Reads a value that is not null. Returns false, without a change of the position, if the driver must read it.</summary>
    private protected abstract bool TryReadValue(ref BsonSpanReader reader, out T value);

    /// <summary>Writes a value that is not null. Returns false, and writes nothing, if the driver must write it.</summary>
    private protected abstract bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value);
}
