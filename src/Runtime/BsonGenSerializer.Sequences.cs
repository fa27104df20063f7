using System.Buffers;
using MongoDB.Bson;

namespace BsonGen;

public static partial class BsonGenSerializer
{
    // Documents are buffered up to this number of bytes.
    private const int WriteSize = 64 * 1024;

    /// <summary>Writes documents one after another, as <see cref="DeserializeAsync{T}(Stream, CancellationToken)"/> and <c>mongorestore</c> read them.</summary>
    /// <remarks>
    /// At most 64 KiB and one document are buffered. If an object can't be written, or the enumeration throws, all documents before it are written to the
    /// stream. The stream is neither flushed nor disposed.
    /// </remarks>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="stream">The stream that the documents are written to, from its position on.</param>
    /// <param name="values">The objects. Objects of a type derived from <typeparamref name="T"/> are written with their discriminator.</param>
    /// <param name="cancellationToken">Cancels the writing. The stream may then end inside a document.</param>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/>, <paramref name="values"/> or one of the values is null.</exception>
    /// <exception cref="MongoDB.Bson.BsonSerializationException">An object can't be written, or is nested too deeply.</exception>
    /// <exception cref="InvalidOperationException"><typeparamref name="T"/> has no generated serializer.</exception>
    /// <exception cref="OperationCanceledException">The writing was cancelled.</exception>
    public static async Task SerializeAsync<T>(Stream stream, IAsyncEnumerable<T> values, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(values);
        var output = new ArrayBufferWriter<byte>(WriteSize);
        try
        {
            await foreach (var value in values.WithCancellation(cancellationToken).ConfigureAwait(false))
            {
                Serialize(output, value);
                await WriteFullAsync(stream, output, cancellationToken).ConfigureAwait(false);
            }
        }
        finally
        {
            await WriteAsync(stream, output, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <inheritdoc cref="SerializeAsync{T}(Stream, IAsyncEnumerable{T}, CancellationToken)" />
    public static async Task SerializeAsync<T>(Stream stream, IEnumerable<T> values, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(values);
        var output = new ArrayBufferWriter<byte>(WriteSize);
        try
        {
            foreach (var value in values)
            {
                Serialize(output, value);
                await WriteFullAsync(stream, output, cancellationToken).ConfigureAwait(false);
            }
        }
        finally
        {
            await WriteAsync(stream, output, cancellationToken).ConfigureAwait(false);
        }
    }

    private static ValueTask WriteFullAsync(Stream stream, ArrayBufferWriter<byte> output, CancellationToken cancellationToken) =>
        output.WrittenCount < WriteSize ? ValueTask.CompletedTask : WriteAsync(stream, output, cancellationToken);

    private static async ValueTask WriteAsync(Stream stream, ArrayBufferWriter<byte> output, CancellationToken cancellationToken)
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
}
