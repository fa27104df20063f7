namespace BsonGen;

public static partial class BsonGenSerializer
{
    // Documents are collected up to this size before they are passed on.
    private const int WriteSize = 64 * 1024;

    /// <summary>Reads one document, and no byte after it.</summary>
    /// <remarks>The buffer grows only with the bytes that arrive. The stream is not disposed.</remarks>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="stream">The stream, which is read from its position to the end of the document.</param>
    /// <param name="options">The limits and rules of this call; null for the default.</param>
    /// <param name="cancellationToken">Cancels the reading. The position of the stream may then be inside the document.</param>
    /// <returns>The object; never null.</returns>
    /// <exception cref="ArgumentNullException">An argument other than the options is null.</exception>
    /// <exception cref="EndOfStreamException">The stream ends before the document does.</exception>
    /// <exception cref="OperationCanceledException">The reading was cancelled.</exception>
    /// <inheritdoc
    /// cref="Deserialize{T}(ReadOnlySpan{byte}, BsonGenSerializerOptions)" path="/exception[not(contains(@cref,'EndOf'))]" />
    public static ValueTask<T> DeserializeAsync<T>(
        Stream stream, BsonGenSerializerOptions? options = null, CancellationToken cancellationToken = default) =>
        ReadAsync<T>(type: null, stream, options ?? BsonGenSerializerOptions.Default, cancellationToken);

    /// <param name="type">A type with a generated serializer.</param>
    /// <inheritdoc cref="DeserializeAsync{T}(Stream, BsonGenSerializerOptions, CancellationToken)" />
    public static ValueTask<object> DeserializeAsync(
        Type type, Stream stream, BsonGenSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(type);
        return ReadAsync<object>(type, stream, options ?? BsonGenSerializerOptions.Default, cancellationToken);
    }

    /// <summary>Reads consecutive documents, as <c>mongodump</c> writes them, while they arrive.</summary>
    /// <remarks>
    /// The buffer grows only with the bytes that arrive, to the largest document and the rest of a read. The stream is not
    /// disposed. It is read ahead, so its position may be beyond the last returned document.
    /// </remarks>
    /// <param name="stream">The stream, which is read from its position to its end.</param>
    /// <param name="cancellationToken">Cancels the reading, before the next document at the latest.</param>
    /// <returns>New objects, never null. After an exception, all documents before the faulty one were returned.</returns>
    /// <inheritdoc cref="DeserializeAsync{T}(Stream, BsonGenSerializerOptions, CancellationToken)" />
    public static IAsyncEnumerable<T> DeserializeAsyncEnumerable<T>(
        Stream stream, BsonGenSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        _ = ActiveSerializer<T>.Current;
        return EnumerateAsync<T>(stream, options ?? BsonGenSerializerOptions.Default, cancellationToken);
    }

    /// <summary>Writes one document.</summary>
    /// <remarks>If the object can't be written, nothing is written. The stream is neither flushed nor disposed.</remarks>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="stream">The stream, which is written to from its position on.</param>
    /// <param name="value">
    /// The object; never null. If its type derives from <typeparamref name="T"/>, its discriminator is written.
    /// </param>
    /// <param name="options">The limits of this call; null for the default.</param>
    /// <param name="cancellationToken">Cancels the writing. The stream may then end inside the document.</param>
    /// <exception cref="OperationCanceledException">The writing was cancelled.</exception>
    /// <inheritdoc cref="Serialize{T}(T, BsonGenSerializerOptions)" path="/exception" />
    public static async Task SerializeAsync<T>(
        Stream stream, T value, BsonGenSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        cancellationToken.ThrowIfCancellationRequested();
        await stream.WriteAsync(Serialize(value, options), cancellationToken).ConfigureAwait(false);
    }

    /// <param name="type">A type with a generated serializer.</param>
    /// <param name="value">
    /// The object; never null. If its type derives from <paramref name="type"/>, its discriminator is written.
    /// </param>
    /// <exception cref="ArgumentException">The object is not of the type.</exception>
    /// <inheritdoc cref="SerializeAsync{T}(Stream, T, BsonGenSerializerOptions, CancellationToken)" />
    public static async Task SerializeAsync(
        Stream stream,
        Type type,
        object value,
        BsonGenSerializerOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        cancellationToken.ThrowIfCancellationRequested();
        await stream.WriteAsync(Serialize(type, value, options), cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Writes consecutive documents, as <c>mongorestore</c> reads them.</summary>
    /// <remarks>
    /// At most 64 KiB and one document are buffered. If an object can't be written, or the enumeration throws, all documents
    /// before it are written. The stream is neither flushed nor disposed.
    /// </remarks>
    /// <param name="values">
    /// The objects. If their type derives from <typeparamref name="T"/>, their discriminator is written.
    /// </param>
    /// <inheritdoc cref="SerializeAsync{T}(Stream, T, BsonGenSerializerOptions, CancellationToken)" />
    public static async Task SerializeAsyncEnumerable<T>(
        Stream stream,
        IAsyncEnumerable<T> values,
        BsonGenSerializerOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(values);
        var output = new ArrayBufferWriter<byte>(WriteSize);
        try
        {
            await foreach (var value in values.WithCancellation(cancellationToken).ConfigureAwait(false))
            {
                Serialize(output, value, options);
                if (output.WrittenCount >= WriteSize)
                {
                    await WriteAsync(stream, output, cancellationToken).ConfigureAwait(false);
                }
            }
        }
        finally
        {
            await WriteAsync(stream, output, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <inheritdoc
    /// cref="SerializeAsyncEnumerable{T}(Stream, IAsyncEnumerable{T}, BsonGenSerializerOptions, CancellationToken)" />
    public static Task SerializeAsyncEnumerable<T>(
        Stream stream,
        IEnumerable<T> values,
        BsonGenSerializerOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(values);
        return SerializeAsyncEnumerable(stream, ToAsync(values), options, cancellationToken);
    }

    private static async ValueTask<T> ReadAsync<T>(
        Type? type, Stream stream, BsonGenSerializerOptions options, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using var documents = new DocumentBuffer(stream, options.MaxDocumentSize, isReadAhead: false);
        ReadOnlySpan<byte> document;
        while (!documents.TryPeek(out document))
        {
            if (!await documents.FillAsync(cancellationToken).ConfigureAwait(false))
            {
                throw documents.EndOfStream();
            }
        }

        return ReadAs<T>(type, document, options);
    }

    private static async IAsyncEnumerable<T> EnumerateAsync<T>(
        Stream stream, BsonGenSerializerOptions options, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        using var documents = new DocumentBuffer(stream, options.MaxDocumentSize, isReadAhead: true);
        do
        {
            while (documents.TryPeek(out var document))
            {
                cancellationToken.ThrowIfCancellationRequested();
                var value = Read<T>(document, options, documents.Offset);
                documents.Skip();
                yield return value;
            }
        }
        while (await documents.FillAsync(cancellationToken).ConfigureAwait(false));
    }

    private static async ValueTask WriteAsync(
        Stream stream, ArrayBufferWriter<byte> output, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        if (output.WrittenCount == 0)
        {
            return;
        }

        try
        {
            await stream.WriteAsync(output.WrittenMemory, cancellationToken).ConfigureAwait(false);
        }
        finally
        {
            // A stream that threw may have written a part, so the rest is discarded.
            output.ResetWrittenCount();
        }
    }

#pragma warning disable CS1998 // No value has to be awaited.
    private static async IAsyncEnumerable<T> ToAsync<T>(IEnumerable<T> values)
#pragma warning restore CS1998
    {
        foreach (var value in values)
        {
            yield return value;
        }
    }
}
