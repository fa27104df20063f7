namespace BsonGen.CodeGeneration;

/// <summary>
/// Values of a scalar type in all representations, if no conversion loses anything. The driver makes other conversions, reports
/// errors, and serves types with another registered serializer.
/// </summary>
[EditorBrowsable(Never)]
public abstract class ScalarCodec<T> : BsonCodec<T>
{
    private protected ScalarCodec(Type declaringType, string name)
        : base(declaringType, name)
    {
    }

    internal sealed override bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = default!;
        return RegisteredSerializer<T>.IsDefault &&
            ((default(T) is null && reader.Type == BsonType.Null) || TryReadValue(ref reader, out value));
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

    // As TryRead and TryWrite, for values that are not null.
    private protected abstract bool TryReadValue(ref BsonSpanReader reader, out T value);

    private protected abstract bool TryWriteValue(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value);
}

/// <summary>Values of a type that this codec alone reads and writes.</summary>
/// <typeparam name="TSerializer">
/// The driver's serializer of the type. The driver creates it by reflection, so trimmed programs keep it with the codec.
/// </typeparam>
[EditorBrowsable(Never)]
public abstract class ScalarCodec<T, [DynamicallyAccessedMembers(PublicConstructors)] TSerializer> : ScalarCodec<T>
    where TSerializer : IBsonSerializer<T>
{
    private protected ScalarCodec(Type declaringType, string name)
        : base(declaringType, name)
    {
    }
}
