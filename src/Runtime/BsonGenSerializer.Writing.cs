namespace BsonGen;

public static partial class BsonGenSerializer
{
    /// <summary>Writes one document.</summary>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="value">
    /// The object; never null. If its type derives from <typeparamref name="T"/>, its discriminator is written.
    /// </param>
    /// <param name="options">The limits of this call; null for the default.</param>
    /// <returns>A new array with the document.</returns>
    /// <exception cref="ArgumentNullException">
    /// An argument other than the options, or an object of an enumeration, is null.
    /// </exception>
    /// <exception cref="BsonSerializationException">A member can't be written, or the object is nested too deeply.</exception>
    /// <exception cref="InsufficientExecutionStackException">The object is nested too deeply for the thread's stack.</exception>
    /// <exception cref="InvalidOperationException">The type has no generated serializer.</exception>
    /// <exception cref="OutOfMemoryException">The document would be larger than 2 GiB.</exception>
    public static byte[] Serialize<T>(T value, BsonGenSerializerOptions? options = null) =>
        Write(output: null, value, options, out _)!;

    /// <param name="output">The buffer, which has not advanced after an exception. Getters must not write to it.</param>
    /// <inheritdoc cref="Serialize{T}(T, BsonGenSerializerOptions)" />
    public static void Serialize<T>(IBufferWriter<byte> output, T value, BsonGenSerializerOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(output);
        Write(output, value, options, out _);
    }

    /// <param name="type">A type with a generated serializer.</param>
    /// <param name="value">
    /// The object; never null. If its type derives from <paramref name="type"/>, its discriminator is written.
    /// </param>
    /// <exception cref="ArgumentException">The object is not of the type.</exception>
    /// <inheritdoc cref="Serialize{T}(T, BsonGenSerializerOptions)" />
    public static byte[] Serialize(Type type, object value, BsonGenSerializerOptions? options = null) =>
        Write(output: null, type, value, options)!;

    /// <param name="output">The buffer, which has not advanced after an exception. Getters must not write to it.</param>
    /// <inheritdoc cref="Serialize(Type, object, BsonGenSerializerOptions)" />
    public static void Serialize(
        IBufferWriter<byte> output, Type type, object value, BsonGenSerializerOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(output);
        Write(output, type, value, options);
    }

    private static byte[]? Write<T>(IBufferWriter<byte>? output, T value, BsonGenSerializerOptions? options, out int size)
    {
        ArgumentNullException.ThrowIfNull(value);
        options ??= BsonGenSerializerOptions.Default;
        if (GeneratedBsonSerializer<T>.ActiveWriter is { } serializer && value.GetType() == typeof(T))
        {
            return serializer.WriteDirectly(output, value, options.MaxDepth, out size);
        }

        var document = value.ToBson(ActiveSerializer<T>.Current, DriverSettings.ForWriting(writer: null, options.MaxDepth));
        output?.Write(document);
        size = document.Length;
        return document;
    }

    private static byte[]? Write(IBufferWriter<byte>? output, Type type, object value, BsonGenSerializerOptions? options)
    {
        ArgumentNullException.ThrowIfNull(value);
        var generated = FindGenerated(type, out _);
        if (!type.IsInstanceOfType(value))
        {
            throw new ArgumentException($"The object is of type {value.GetType()}, not {type}.", nameof(value));
        }

        options ??= BsonGenSerializerOptions.Default;
        if (generated is { WritingReason: null } && value.GetType() == type)
        {
            return generated.WriteDirectly(output, value, options.MaxDepth, out _);
        }

        var document = value.ToBson(type, DriverSettings.ForWriting(writer: null, options.MaxDepth));
        output?.Write(document);
        return document;
    }
}
