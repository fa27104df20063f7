using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Memory;
using MongoDB.Bson;

namespace BsonGen;

public static partial class BsonGenSerializer
{
    /// <summary>
    /// The default limit for the size of a document in a stream, in bytes: 16 MiB, which a server stores, and 16 KiB, which it allows on top.
    /// </summary>
    public const int DefaultMaxDocumentSize = (16 * 1024 * 1024) + (16 * 1024);

    private const int InitialBufferSize = 64 * 1024;

    // The size and the terminating NUL.
    private const int SmallestDocument = sizeof(int) + 1;

    /// <inheritdoc cref="DeserializeAsync{T}(Stream, int, CancellationToken)" />
    public static IAsyncEnumerable<T> DeserializeAsync<T>(Stream stream, CancellationToken cancellationToken = default) =>
        DeserializeAsync<T>(stream, DefaultMaxDocumentSize, cancellationToken);

    /// <param name="stream">The stream, which is read from its position to its end.</param>
    /// <param name="maxDocumentSize">The maximum size of a document, in bytes.</param>
    /// <param name="maxDepth">The maximum nesting depth of documents and arrays, including the document itself.</param>
    /// <param name="cancellationToken">Cancels the reading, before the next document at the latest.</param>
    /// <inheritdoc cref="DeserializeAsync{T}(Stream, int, CancellationToken)" />
    public static IAsyncEnumerable<T> DeserializeAsync<T>(Stream stream, int maxDocumentSize, int maxDepth, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentOutOfRangeException.ThrowIfLessThan(maxDocumentSize, SmallestDocument);
        _ = ActiveSerializer<T>.Current;
        return Enumerate<T>(stream, maxDocumentSize, maxDepth, isReused: false, cancellationToken);
    }

    /// <summary>Reads a sequence of documents, as <c>mongodump</c> writes it, while it arrives.</summary>
    /// <remarks>
    /// At most the largest document and the bytes read ahead are buffered. The buffer grows only with the bytes that arrive, whatever size a document
    /// declares. The stream is not disposed. Since it is read ahead, its position may be beyond the last returned document.
    /// </remarks>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="stream">The stream, which is read from its position to its end.</param>
    /// <param name="maxDocumentSize">The maximum size of a document, in bytes.</param>
    /// <param name="cancellationToken">Cancels the reading, before the next document at the latest.</param>
    /// <returns>One object for each document, never null.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="maxDocumentSize"/> is less than the five bytes of an empty document.</exception>
    /// <exception cref="EndOfStreamException">The stream ends inside a document. All documents before it were returned.</exception>
    /// <exception cref="FormatException">The bytes are not BSON, do not match the type, or are a larger document. All documents before it were returned.</exception>
    /// <exception cref="MongoDB.Bson.BsonSerializationException">The discriminator is unknown, or no constructor fits the elements.</exception>
    /// <exception cref="System.Text.DecoderFallbackException">The name of an element that the type does not know is not UTF-8.</exception>
    /// <exception cref="InsufficientExecutionStackException">The document is nested too deeply for the stack of the thread.</exception>
    /// <exception cref="InvalidOperationException"><typeparamref name="T"/> has no generated serializer.</exception>
    /// <exception cref="OperationCanceledException">The reading was cancelled.</exception>
    public static IAsyncEnumerable<T> DeserializeAsync<T>(Stream stream, int maxDocumentSize, CancellationToken cancellationToken = default) =>
        DeserializeAsync<T>(stream, maxDocumentSize, MaxDepth, cancellationToken);

    private static async IAsyncEnumerable<T> Enumerate<T>(
        Stream stream, int maxDocumentSize, int maxDepth, bool isReused, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        T? reused = default;
        var buffer = Buffers.Pool.Rent(InitialBufferSize);
        var isLent = false;
        var start = 0;
        var end = 0;
        var offset = 0L;
        try
        {
            while (true)
            {
                int size;
                while (IsComplete(buffer.AsSpan(start, end - start), offset, maxDocumentSize, out size))
                {
                    cancellationToken.ThrowIfCancellationRequested();
                    var value = Deserialize(buffer.AsSpan(start, size), maxDepth, offset, reused);
                    if (isReused)
                    {
                        reused = value;
                    }

                    start += size;
                    offset += size;
                    yield return value;
                }

                cancellationToken.ThrowIfCancellationRequested();
                buffer = MakeRoom(buffer, size, ref start, ref end);
                isLent = true;
                var count = await stream.ReadAsync(buffer.AsMemory(end), cancellationToken).ConfigureAwait(false);
                isLent = false;
                if (count == 0)
                {
                    break;
                }

                end += count;
            }

            if (end > start)
            {
                throw new EndOfStreamException(
                    $"The stream ends at offset {offset + end - start}, inside the document that starts at offset {offset}.");
            }
        }
        finally
        {
            // After a cancelled read, the stream may still write to the buffer, so it is not returned to the pool.
            if (!isLent)
            {
                Buffers.Pool.Return(buffer);
            }
        }
    }

    /// <summary>Whether the bytes start with a whole document.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="offset">Their offset in the stream.</param>
    /// <param name="maxDocumentSize">The maximum size of a document, in bytes.</param>
    /// <param name="size">The declared size of the document; zero if the size itself is incomplete.</param>
    private static bool IsComplete(ReadOnlySpan<byte> bytes, long offset, int maxDocumentSize, out int size)
    {
        if (!BinaryPrimitives.TryReadInt32LittleEndian(bytes, out size))
        {
            return false;
        }

        if (size < SmallestDocument)
        {
            throw new FormatException($"Size {size} is not the size of a document (offset {offset}).");
        }

        return size <= maxDocumentSize
            ? size <= bytes.Length
            : throw new FormatException($"Size {size} of the document is larger than the limit of {maxDocumentSize} (offset {offset}).");
    }

    /// <summary>Moves the remaining bytes to the front. If one document fills the buffer, moves them to a buffer of twice the size, but not larger than the document.</summary>
    private static byte[] MakeRoom(byte[] buffer, int size, ref int start, ref int end)
    {
        var length = end - start;
        var roomier = length < buffer.Length ? buffer : Buffers.Pool.Rent((int)Math.Min(2L * buffer.Length, size));
        if (start > 0 || roomier != buffer)
        {
            buffer.AsSpan(start, length).CopyTo(roomier);
        }

        if (roomier != buffer)
        {
            Buffers.Pool.Return(buffer);
        }

        start = 0;
        end = length;
        return roomier;
    }
}
