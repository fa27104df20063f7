namespace BsonGen.CodeGeneration;

/// <summary>
/// Reads and writes a member with the serializer of the class map, which attributes configure. Derived classes read and write common values of
/// common configurations in line.
/// </summary>
/// <remarks>The serializer is looked up on first use.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public class BsonCodec<T>(Type declaringType, string name)
{
    private IBsonSerializer? _serializer;
    private Func<IBsonSerializer>? _findSerializer;

    internal Type DeclaringType => declaringType;

    internal string Name => name;

    /// <summary>
    /// Whether the class map has a serializer of its own for a member whose type is a type parameter: that of BSON values distinguishes null from BSON's null.
    /// </summary>
    private protected virtual bool IsSpecial => typeof(BsonValue).IsAssignableFrom(typeof(T));

    private protected IBsonSerializer Serializer => _serializer ??= _findSerializer?.Invoke() ?? MemberMaps.Find(DeclaringType, Name).GetSerializer();

    /// <summary>Makes this the reader and writer of the values inside a collection or dictionary, from whose serializer it gets that of the values.</summary>
    internal void SetContainer(Func<IBsonSerializer> findSerializer) => _findSerializer = findSerializer;

    /// <summary>Takes the serializer from the driver's registry: for a value inside a pair or tuple, which no attribute configures.</summary>
    /// <returns>This object.</returns>
    public BsonCodec<T> WithRegisteredSerializer()
    {
        _findSerializer = static () => RegisteredSerializer<T>.Current;
        return this;
    }

    /// <summary>Reads the member's value.</summary>
    public T Read(ref BsonSpanReader reader) => TryRead(ref reader, out var value) ? value : reader.ReadByDriver<T>(Serializer);

    /// <summary>Reads the value of a member whose type is a type parameter.</summary>
    public T ReadAny(ref BsonSpanReader reader) => IsSpecial ? Read(ref reader) : reader.ReadAny<T>();

    /// <summary>Writes a member whose type is a type parameter.</summary>
    /// <inheritdoc cref="Write" />
    public void WriteAny(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (IsSpecial)
        {
            Write(ref writer, name, value);
        }
        else
        {
            writer.WriteAny(name, value);
        }
    }

    /// <summary>Writes the member.</summary>
    public void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value)
    {
        if (!TryWrite(ref writer, name, value))
        {
            writer.WriteByDriver(name, Serializer, value);
        }
    }

    /// <summary>Reads the value in line. Returns false, without a change of the position, if the driver must read it.</summary>
    internal virtual bool TryRead(ref BsonSpanReader reader, out T value)
    {
        value = default!;
        return false;
    }

    /// <summary>Writes the member in line. Returns false, and writes nothing, if the driver must write it.</summary>
    /// <inheritdoc cref="Write" />
    internal virtual bool TryWrite(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, T value) => false;
}
