namespace BsonGen.CodeGeneration;

/// <summary>Reads and writes a member with the serializer of its class map. Derived classes handle common values.</summary>
[EditorBrowsable(Never)]
public class BsonCodec<T>(Type declaringType, string name)
{
    private IBsonSerializer? _serializer;
    private Func<IBsonSerializer>? _findSerializer;

    internal Type DeclaringType => declaringType;

    internal string Name => name;

    /// <summary>Whether the driver's registry alone decides how the values are read and written.</summary>
    internal virtual bool IsUnconfigured => false;

    private protected IBsonSerializer Serializer =>
        _serializer ??= _findSerializer?.Invoke() ?? MemberMaps.Get(DeclaringType, Name).GetSerializer();

    // Takes the serializer from that of the enclosing collection or dictionary.
    internal void SetContainer(Func<IBsonSerializer> findSerializer) => _findSerializer = findSerializer;

    /// <summary>Takes the serializer from the driver's registry, for a value in a pair or tuple.</summary>
    public BsonCodec<T> WithRegisteredSerializer()
    {
        _findSerializer = static () => RegisteredSerializer<T>.Current;
        return this;
    }

    /// <summary>Reads the member.</summary>
    public T Read(ref BsonSpanReader reader) =>
        TryRead(ref reader, out var value) ? value : reader.ReadByDriver<T>(Serializer);

    /// <summary>Writes the member.</summary>
    public void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (!TryWrite(ref writer, name, value))
        {
            writer.FetchMember(name);
            writer.WriteByDriver(name, Serializer, value);
        }
    }

    // False, without a change of the position, if the driver must read the value.
    internal virtual bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = default!;
        return false;
    }

    // False, and writes nothing, if the driver must write the value.
    internal virtual bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value) => false;
}
