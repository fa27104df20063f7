namespace BsonGen.CodeGeneration;

/// <summary>A type of the framework that the driver stores in members of type object as a document with the name of the type and the value.</summary>
internal abstract class WrappedObject(Type type, byte[] discriminator)
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>The element that names the type.</summary>
    public byte[] Discriminator { get; } = discriminator;

    /// <summary>Whether the registry holds the driver's own serializer for the type.</summary>
    public abstract bool IsDefault { get; }

    /// <summary>Reads a value, or null.</summary>
    public abstract object Read(ref BsonSpanReader reader);

    /// <summary>Writes a value.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="name">The element's name and the NUL after it.</param>
    /// <param name="value">A value of the type.</param>
    public abstract void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value);
}

/// <inheritdoc />
internal sealed class WrappedObject<T>(byte[] discriminator) : WrappedObject(typeof(T), discriminator)
    where T : notnull
{
    public override bool IsDefault => RegisteredSerializer<T>.IsDefault;

    public override object Read(ref BsonSpanReader reader) => reader.ReadAny<T>();

    public override void Write(ref BsonSpanWriter writer, ReadOnlySpan<byte> name, object value) => writer.WriteAny(name, (T)value);
}
