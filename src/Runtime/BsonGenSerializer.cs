namespace BsonGen;

/// <summary>
/// Reads and writes BSON bytes with generated serializers, without the driver's readers and writers.
/// </summary>
/// <remarks>
/// <para>
/// The driver's registrations apply here, too: if a class map or another serializer serves the type, it reads and writes the document. A type without a
/// generated serializer causes an <see cref="InvalidOperationException"/>.
/// </para>
/// <para>
/// All methods are thread-safe, if no other thread uses the same stream, pipe, buffer or object at the same time. If the options are null, they are
/// <see cref="BsonGenSerializerOptions.Default"/>.
/// </para>
/// </remarks>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
public static partial class BsonGenSerializer
{
    /// <summary>Reads one document.</summary>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="bytes">The document. Bytes after it are ignored.</param>
    /// <param name="options">The limits and rules of this call; null for the default.</param>
    /// <returns>The object; never null.</returns>
    /// <exception cref="FormatException">
    /// The bytes are not BSON, do not match the type, or are nested deeper than <see cref="BsonGenSerializerOptions.MaxDepth"/>. The message names the path of
    /// elements and the offset in bytes.
    /// </exception>
    /// <exception cref="EndOfStreamException">The bytes end before the document does.</exception>
    /// <exception cref="BsonSerializationException">
    /// The discriminator is unknown, no constructor fits the elements, or a setter, constructor or serializer of the type, or the driver, threw the inner
    /// exception.
    /// </exception>
    /// <exception cref="System.Text.DecoderFallbackException">The name of an element that matches no member is not UTF-8.</exception>
    /// <exception cref="InsufficientExecutionStackException">The document is nested too deeply for the stack of the thread.</exception>
    /// <exception cref="InvalidOperationException">The type has no generated serializer.</exception>
    public static T Deserialize<T>(ReadOnlySpan<byte> bytes, BsonGenSerializerOptions? options = null) =>
        Read<T>(bytes, options ?? BsonGenSerializerOptions.Default);

    /// <summary>Reads the first of consecutive documents, and reuses an existing object of a class with <see cref="BsonReusableAttribute"/>.</summary>
    /// <remarks>
    /// <para>
    /// The object equals the object that <see cref="Deserialize{T}(ReadOnlySpan{byte}, BsonGenSerializerOptions)"/> returns. It is a new object if there is no
    /// existing object, if the document has another type than the existing object, if the class can't be reused, or if a class map or another serializer
    /// serves the type. The same holds for the objects in its members and lists.
    /// </para>
    /// <para>
    /// The object, its lists and the objects in them change: they must not be used elsewhere, and none of them may be in the graph twice. After an exception,
    /// <paramref name="value"/> is the same object, and can be read into again. Its members have values of the existing object or of the new document, and
    /// its lists may hold nulls or zeros.
    /// </para>
    /// <para>
    /// Lists keep unused capacity for later documents: all lists of the object together at most 64 KiB plus the size of the document.
    /// </para>
    /// </remarks>
    /// <typeparam name="T">A type with a generated serializer. Objects of types without the attribute are always new.</typeparam>
    /// <param name="bytes">The document, and any bytes after it, such as the next document.</param>
    /// <param name="value">The object to read into, or null for a new object. After the call it is the object that was read; never null.</param>
    /// <param name="options">The limits and rules of this call; null for the default.</param>
    /// <returns>The size of the document, in bytes. The next document starts there.</returns>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, BsonGenSerializerOptions)" path="/exception" />
    public static int Deserialize<T>(ReadOnlySpan<byte> bytes, [NotNull] ref T? value, BsonGenSerializerOptions? options = null)
    {
        value = Read(bytes, options ?? BsonGenSerializerOptions.Default, offset: 0, value)!;
        return BsonDocumentSize.Clamp(bytes).Length;
    }

    /// <param name="type">A type with a generated serializer.</param>
    /// <param name="bytes">The document. Bytes after it are ignored.</param>
    /// <param name="options">The limits and rules of this call; null for the default.</param>
    /// <exception cref="ArgumentNullException"><paramref name="type"/> is null.</exception>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, BsonGenSerializerOptions)" />
    public static object Deserialize(Type type, ReadOnlySpan<byte> bytes, BsonGenSerializerOptions? options = null) =>
        ReadObject(type, bytes, options ?? BsonGenSerializerOptions.Default, offset: 0, reused: null);

    /// <param name="type">A type with a generated serializer.</param>
    /// <param name="bytes">The document, and any bytes after it, such as the next document.</param>
    /// <param name="value">
    /// The object to read into, or null for a new object. An object that is not of the type is replaced. After the call it is the object that was read;
    /// never null.
    /// </param>
    /// <param name="options">The limits and rules of this call; null for the default.</param>
    /// <exception cref="ArgumentNullException"><paramref name="type"/> is null.</exception>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, ref T, BsonGenSerializerOptions)" />
    public static int Deserialize(Type type, ReadOnlySpan<byte> bytes, [NotNull] ref object? value, BsonGenSerializerOptions? options = null)
    {
        value = ReadObject(type, bytes, options ?? BsonGenSerializerOptions.Default, offset: 0, value);
        return BsonDocumentSize.Clamp(bytes).Length;
    }

    private static T Read<T>(ReadOnlySpan<byte> document, BsonGenSerializerOptions options, long offset = 0, T? reused = default) =>
        ActiveSerializer<T>.Generated is { CanRead: true } serializer
            ? serializer.ReadDirectly(document, options.MaxDepth, options.ReplaceInvalidUtf8, offset, reused)
            : ReadByDriver<T>(ActiveSerializer<T>.Current, document, options);

    private static object ReadObject(Type type, ReadOnlySpan<byte> document, BsonGenSerializerOptions options, long offset, object? reused) =>
        FindGenerated(type, out var serializer) is { CanRead: true } generated
            ? generated.ReadDirectly(document, options.MaxDepth, options.ReplaceInvalidUtf8, offset, reused)
            : ReadByDriver<object>(serializer, document, options);

    /// <summary>Reads a document as a type, or as <typeparamref name="T"/> without one. Exceptions name its offset in the input of the user.</summary>
    private static T ReadAs<T>(Type? type, ReadOnlySpan<byte> document, BsonGenSerializerOptions options, long offset = 0, T? reused = default) =>
        type is null ? Read(document, options, offset, reused) : (T)ReadObject(type, document, options, offset, reused);

    /// <summary>Finds the serializer of a type, and the generated one if it is active.</summary>
    private static IGeneratedSerializer? FindGenerated(Type type, out IBsonSerializer serializer)
    {
        ArgumentNullException.ThrowIfNull(type);
        serializer = GeneratedSerializers.Get(type);
        return serializer is IGeneratedSerializer { FallbackReason: null } generated && serializer.ValueType == type ? generated : null;
    }

    /// <summary>Reads a document of a type that fell back, with the serializer that serves it.</summary>
    private static T ReadByDriver<T>(IBsonSerializer serializer, ReadOnlySpan<byte> document, BsonGenSerializerOptions options)
    {
        var bytes = BsonDocumentSize.Clamp(document).ToArray();
        using var stream = new ByteBufferStream(new ByteArrayBuffer(bytes, isReadOnly: true), ownsBuffer: true);
        using var reader = new GuardedReader(stream, DriverSettings.ForReading(reader: null, options.ReplaceInvalidUtf8)) { MaxDepth = options.MaxDepth };
        var context = BsonDeserializationContext.CreateRoot(reader);
        try
        {
            return serializer is IBsonSerializer<T> typed ? typed.Deserialize(context) : (T)serializer.Deserialize(context);
        }
        catch (Exception error) when (DirectApiExceptions.AreWrapped(error))
        {
            throw DirectApiExceptions.Locate(error, document, (int)stream.Position, offset: 0);
        }
    }
}
