namespace BsonGen;

/// <summary>Reads and writes BSON bytes with generated serializers, without the driver's readers and writers.</summary>
/// <remarks>
/// <para>
/// A class map or another serializer that is registered for a type serves it here, too. A type without a generated serializer
/// causes an <see cref="InvalidOperationException"/>. If the options are null, they are
/// <see cref="BsonGenSerializerOptions.Default"/>.
/// </para>
/// <para>All methods are thread-safe, if no other thread uses the same stream, pipe, buffer or object at the same time.</para>
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
    /// The bytes are not BSON, don't match the type, or exceed a limit of the options. The message has the path of elements and
    /// the offset in bytes.
    /// </exception>
    /// <exception cref="EndOfStreamException">The bytes end before the document does.</exception>
    /// <exception cref="BsonSerializationException">
    /// The discriminator is unknown, no constructor fits the elements, or your code or the driver threw the inner
    /// exception.
    /// </exception>
    /// <exception cref="DecoderFallbackException">The name of an element that matches no member is not UTF-8.</exception>
    /// <exception cref="InsufficientExecutionStackException">The nesting is too deep for the thread's stack.</exception>
    /// <exception cref="InvalidOperationException">The type has no generated serializer.</exception>
    public static T Deserialize<T>(ReadOnlySpan<byte> bytes, BsonGenSerializerOptions? options = null) =>
        Read<T>(bytes, options ?? BsonGenSerializerOptions.Default);

    /// <summary>Reads the first document into an existing object of a class with <see cref="BsonReusableAttribute"/>.</summary>
    /// <remarks>
    /// <para>
    /// The result equals that of <see cref="Deserialize{T}(ReadOnlySpan{byte}, BsonGenSerializerOptions)"/>. It is a new object
    /// if there is none to read into, if the document has another type, if the class can't be reused, or if generated code does
    /// not serve it. The same holds for the objects inside.
    /// </para>
    /// <para>
    /// The object, its lists and the objects in them change: they must not be used elsewhere, and none may be in the graph twice.
    /// After an exception, <paramref name="value"/> is the same object, and can be read into again. It has values of both
    /// documents, and its lists may hold nulls or zeros.
    /// </para>
    /// <para>Lists keep unused capacity for later documents: together at most 64 KiB plus the size of the document.</para>
    /// </remarks>
    /// <typeparam name="T">A type with a generated serializer. Objects of types without the attribute are always new.</typeparam>
    /// <param name="bytes">The document, and any bytes after it, such as the next document.</param>
    /// <param name="value">The object to read into, or null for a new one; then the object that was read, never null.</param>
    /// <param name="options">The limits and rules of this call; null for the default.</param>
    /// <returns>The size of the document, in bytes. The next document starts there.</returns>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, BsonGenSerializerOptions)" path="/exception" />
    public static int Deserialize<T>(
        ReadOnlySpan<byte> bytes, [NotNull] ref T? value, BsonGenSerializerOptions? options = null)
    {
        value = Read(bytes, options ?? BsonGenSerializerOptions.Default, offset: 0, value)!;
        return BsonDocumentSize.Clamp(bytes).Length;
    }

    /// <param name="type">A type with a generated serializer.</param>
    /// <exception cref="ArgumentNullException"><paramref name="type"/> is null.</exception>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, BsonGenSerializerOptions)" />
    public static object Deserialize(Type type, ReadOnlySpan<byte> bytes, BsonGenSerializerOptions? options = null) =>
        ReadObject(type, bytes, options ?? BsonGenSerializerOptions.Default, offset: 0, reused: null);

    /// <param name="type">A type with a generated serializer.</param>
    /// <param name="value">The object to read into, replaced if null or of another type; then the object that was read.</param>
    /// <exception cref="ArgumentNullException"><paramref name="type"/> is null.</exception>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, ref T, BsonGenSerializerOptions)" />
    public static int Deserialize(
        Type type, ReadOnlySpan<byte> bytes, [NotNull] ref object? value, BsonGenSerializerOptions? options = null)
    {
        value = ReadObject(type, bytes, options ?? BsonGenSerializerOptions.Default, offset: 0, value);
        return BsonDocumentSize.Clamp(bytes).Length;
    }

    private static T Read<T>(
        ReadOnlySpan<byte> document, BsonGenSerializerOptions options, long offset = 0, T? reused = default)
    {
        var isCutShort = false;
        return Read(document, options, offset, reused, ref isCutShort);
    }

    private static T Read<T>(
        ReadOnlySpan<byte> document, BsonGenSerializerOptions options, long offset, T? reused, ref bool isCutShort) =>
        ActiveSerializer<T>.Generated is { CanRead: true } serializer
            ? serializer.ReadDirectly(
                document, options.MaxDepth, options.ReplaceInvalidUtf8, offset, reused, ref isCutShort)
            : ReadByDriver<T>(ActiveSerializer<T>.Current, document, options);

    private static object ReadObject(
        Type type, ReadOnlySpan<byte> document, BsonGenSerializerOptions options, long offset, object? reused)
    {
        var isCutShort = false;
        return ReadObject(type, document, options, offset, reused, ref isCutShort);
    }

    private static object ReadObject(
        Type type,
        ReadOnlySpan<byte> document,
        BsonGenSerializerOptions options,
        long offset,
        object? reused,
        ref bool isCutShort) =>
        FindGenerated(type, out var serializer) is { CanRead: true } generated
            ? generated.ReadDirectly(
                document, options.MaxDepth, options.ReplaceInvalidUtf8, offset, reused, ref isCutShort)
            : ReadByDriver<object>(serializer, document, options);

    // If the type is null, the document is read as T. Exceptions name the offset of the document in the input of the user.
    private static T ReadAs<T>(
        Type? type, ReadOnlySpan<byte> document, BsonGenSerializerOptions options, long offset = 0, T? reused = default)
    {
        var isCutShort = false;
        return ReadAs(type, document, options, offset, reused, ref isCutShort);
    }

    private static T ReadAs<T>(
        Type? type,
        ReadOnlySpan<byte> document,
        BsonGenSerializerOptions options,
        long offset,
        T? reused,
        ref bool isCutShort) =>
        type is null
            ? Read(document, options, offset, reused, ref isCutShort)
            : (T)ReadObject(type, document, options, offset, reused, ref isCutShort);

    /// <returns>Null if generated code does not serve the type.</returns>
    private static IGeneratedSerializer? FindGenerated(Type type, out IBsonSerializer serializer)
    {
        ArgumentNullException.ThrowIfNull(type);
        serializer = GeneratedSerializers.Get(type);
        return serializer is IGeneratedSerializer { FallbackReason: null } generated && serializer.ValueType == type
            ? generated
            : null;
    }

    // The class map serves such a type.
    private static T ReadByDriver<T>(
        IBsonSerializer serializer, ReadOnlySpan<byte> document, BsonGenSerializerOptions options)
    {
        var bytes = BsonDocumentSize.Clamp(document).ToArray();
        using var stream = new BoundedStream(new ByteArrayBuffer(bytes, isReadOnly: true));
        var settings = DriverSettings.ForReading(reader: null, options.ReplaceInvalidUtf8);
        using var reader = new GuardedReader(stream, settings) { MaxDepth = options.MaxDepth };
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
