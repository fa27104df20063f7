using System.IO.Pipelines;

namespace BsonGen;

public static partial class BsonGenSerializer
{
    /// <summary>Reads one document, and consumes no byte after it.</summary>
    /// <remarks>After an exception, no byte has been consumed. The reader is not completed.</remarks>
    /// <param name="reader">The reader, whose next bytes are the document.</param>
    /// <param name="cancellationToken">Cancels the reading.</param>
    /// <exception cref="EndOfStreamException">The writer has completed before the end of the document.</exception>
    /// <exception cref="OperationCanceledException">
    /// The reading was cancelled, by the token or <see cref="PipeReader.CancelPendingRead"/>.
    /// </exception>
    /// <inheritdoc cref="DeserializeAsync{T}(Stream, BsonGenSerializerOptions, CancellationToken)" />
    public static async ValueTask<T> DeserializeAsync<T>(
        PipeReader reader, BsonGenSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        var documents = DeserializeAsyncEnumerable<T>(reader, options, cancellationToken).ConfigureAwait(false);
        await foreach (var value in documents)
        {
            return value;
        }

        throw new EndOfStreamException("The pipe ends at offset 0, before a document.");
    }

    /// <summary>Reads consecutive documents while they arrive.</summary>
    /// <remarks>The reader consumes only the returned documents, also after an exception. It is not completed.</remarks>
    /// <param name="reader">The reader, which is read until its writer has completed.</param>
    /// <param name="cancellationToken">Cancels the reading, before the next document at the latest.</param>
    /// <returns>New objects, never null. After an exception, all documents before the faulty one were returned.</returns>
    /// <inheritdoc cref="DeserializeAsync{T}(PipeReader, BsonGenSerializerOptions, CancellationToken)" />
    public static IAsyncEnumerable<T> DeserializeAsyncEnumerable<T>(
        PipeReader reader, BsonGenSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(reader);
        _ = ActiveSerializer<T>.Current;
        return EnumerateAsync<T>(reader, options ?? BsonGenSerializerOptions.Default, cancellationToken);
    }

    /// <summary>Writes one document, and flushes the writer.</summary>
    /// <remarks>If the object can't be written, nothing is written. The writer is not completed.</remarks>
    /// <param name="cancellationToken">Cancels the flush. The document may then have been written.</param>
    /// <exception cref="OperationCanceledException">
    /// The writing was cancelled, by the token or <see cref="PipeWriter.CancelPendingFlush"/>.
    /// </exception>
    /// <inheritdoc cref="SerializeAsync{T}(Stream, T, BsonGenSerializerOptions, CancellationToken)" />
    public static async Task SerializeAsync<T>(
        PipeWriter writer, T value, BsonGenSerializerOptions? options = null, CancellationToken cancellationToken = default)
    {
        cancellationToken.ThrowIfCancellationRequested();
        Serialize(writer, value, options);
        await FlushAsync(writer, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Writes consecutive documents, and flushes the writer after each 64 KiB and at the end.</summary>
    /// <remarks>
    /// If an object can't be written, or the enumeration throws, all documents before it are written and flushed. Writing ends
    /// without an exception when the reader has completed. The writer is not completed.
    /// </remarks>
    /// <param name="values">
    /// The objects. If their type derives from <typeparamref name="T"/>, their discriminator is written.
    /// </param>
    /// <param name="cancellationToken">Cancels the writing between two documents.</param>
    /// <inheritdoc cref="SerializeAsync{T}(PipeWriter, T, BsonGenSerializerOptions, CancellationToken)" />
    public static async Task SerializeAsyncEnumerable<T>(
        PipeWriter writer,
        IAsyncEnumerable<T> values,
        BsonGenSerializerOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(writer);
        ArgumentNullException.ThrowIfNull(values);
        var unflushed = 0L;
        try
        {
            await foreach (var value in values.WithCancellation(cancellationToken).ConfigureAwait(false))
            {
                Write(writer, value, options, out var size);
                unflushed += size;
                if (unflushed >= WriteSize)
                {
                    unflushed = 0;
                    if (!await FlushAsync(writer, cancellationToken).ConfigureAwait(false))
                    {
                        return;
                    }
                }
            }
        }
        finally
        {
            await FlushAsync(writer, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <inheritdoc
    /// cref="SerializeAsyncEnumerable{T}(PipeWriter, IAsyncEnumerable{T}, BsonGenSerializerOptions, CancellationToken)" />
    public static Task SerializeAsyncEnumerable<T>(
        PipeWriter writer,
        IEnumerable<T> values,
        BsonGenSerializerOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(values);
        return SerializeAsyncEnumerable(writer, ToAsync(values), options, cancellationToken);
    }

    private static async IAsyncEnumerable<T> EnumerateAsync<T>(
        PipeReader reader, BsonGenSerializerOptions options, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        var offset = 0L;
        var isCompleted = false;
        while (!isCompleted)
        {
            var read = await reader.ReadAsync(cancellationToken).ConfigureAwait(false);
            var rest = read.Buffer;

            // No earlier call has examined more, except to the end of an incomplete document: up to .NET 8, pipes refuse to step
            // back. The last byte of a complete document is left, so that the next read returns at once.
            var examined = rest.GetPosition(Math.Min(rest.Length, sizeof(int) - 1));
            try
            {
                while (BsonDocumentSize.IsComplete(rest, options.MaxDocumentSize, offset, out var size))
                {
                    examined = rest.GetPosition(size - 1);
                    ThrowIfCanceled(read, cancellationToken);
                    var value = ReadAs<T>(type: null, rest.Slice(0, size), options, reused: default, offset);
                    rest = rest.Slice(size);
                    examined = rest.Start;
                    offset += size;
                    yield return value;
                }

                examined = rest.End;
                ThrowIfCanceled(read, CancellationToken.None);
                isCompleted = read.IsCompleted;
                if (isCompleted && !rest.IsEmpty)
                {
                    throw new EndOfStreamException(
                        $"The pipe ends at offset {offset + rest.Length}, " +
                        $"inside the document that starts at offset {offset}.");
                }
            }
            finally
            {
                reader.AdvanceTo(rest.Start, examined);
            }
        }
    }

    private static void ThrowIfCanceled(ReadResult read, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        if (read.IsCanceled)
        {
            throw new OperationCanceledException("The pending read was cancelled.");
        }
    }

    // False if the reader has completed.
    private static async ValueTask<bool> FlushAsync(PipeWriter writer, CancellationToken cancellationToken)
    {
        var flushed = await writer.FlushAsync(cancellationToken).ConfigureAwait(false);
        return flushed.IsCanceled
            ? throw new OperationCanceledException("The pending flush was cancelled.")
            : !flushed.IsCompleted;
    }
}
