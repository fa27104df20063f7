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
    /// The largest document that a stream may hold unless another limit is given, in bytes: the 16 MiB that a server stores, and the 16 KiB that it
    /// allows itself on top.
    /// </summary>
    public const int DefaultMaxDocumentSize = (16 * 1024 * 1024) + (16 * 1024);

    private const int InitialBufferSize = 64 * 1024;

    // A size and the NUL at the end.
    private const int SmallestDocument = sizeof(int) + 1;

    /// <inheritdoc cref="DeserializeAsync{T}(Stream, int, CancellationToken)" />
    public static IAsyncEnumerable<T> DeserializeAsync<T>(Stream stream, CancellationToken cancellationToken = default) =>
        DeserializeAsync<T>(stream, DefaultMaxDocumentSize, cancellationToken);

    /// <param name="stream">Is read from where it stands to its end.</param>
    /// <param name="maxDocumentSize">The largest document that is accepted, in bytes.</param>
    /// <param name="maxDepth">How deep documents and arrays may be nested in a document, the document itself included.</param>
    /// <param name="cancellationToken">Stops the reading, before the next document at the latest.</param>
    /// <inheritdoc cref="DeserializeAsync{T}(Stream, int, CancellationToken)" />
    public static IAsyncEnumerable<T> DeserializeAsync<T>(Stream stream, int maxDocumentSize, int maxDepth, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentOutOfRangeException.ThrowIfLessThan(maxDocumentSize, SmallestDocument);
        _ = ActiveSerializer<T>.Current;
        return Enumerate<T>(stream, maxDocumentSize, maxDepth, cancellationToken);
    }

    /// <summary>Reads documents that stand one after another, as <c>mongodump</c> writes them, while they arrive.</summary>
    /// <remarks>
    /// No more is held than the largest document and what was read ahead; a document that declares more than arrives claims no memory for it.
    /// The stream is not disposed. Since it is read ahead, it may stand behind the end of the last document that was delivered.
    /// </remarks>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="stream">Is read from where it stands to its end.</param>
    /// <param name="maxDocumentSize">The largest document that is accepted, in bytes.</param>
    /// <param name="cancellationToken">Stops the reading, before the next document at the latest.</param>
    /// <returns>One object a document, none of them null.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="maxDocumentSize"/> is less than the five bytes of an empty document.</exception>
    /// <exception cref="EndOfStreamException">The stream ends inside a document; all before it were delivered.</exception>
    /// <exception cref="FormatException">The bytes are not BSON, not what the type expects, or a larger document; all before it were delivered.</exception>
    /// <exception cref="MongoDB.Bson.BsonSerializationException">The discriminator is unknown, or no constructor fits the elements.</exception>
    /// <exception cref="System.Text.DecoderFallbackException">The name of an element that the type does not know is not UTF-8.</exception>
    /// <exception cref="InsufficientExecutionStackException">The documents are nested too deep for the stack of the thread.</exception>
    /// <exception cref="InvalidOperationException"><typeparamref name="T"/> has no generated serializer.</exception>
    /// <exception cref="OperationCanceledException">The reading was cancelled.</exception>
    public static IAsyncEnumerable<T> DeserializeAsync<T>(Stream stream, int maxDocumentSize, CancellationToken cancellationToken = default) =>
        DeserializeAsync<T>(stream, maxDocumentSize, MaxDepth, cancellationToken);

    private static async IAsyncEnumerable<T> Enumerate<T>(
        Stream stream, int maxDocumentSize, int maxDepth, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
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
                    var value = Deserialize<T>(buffer.AsSpan(start, size), maxDepth, offset);
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
            // A stream whose read was given up may write to the buffer yet: that one is left to the garbage collector.
            if (!isLent)
            {
                Buffers.Pool.Return(buffer);
            }
        }
    }

    /// <summary>Whether the bytes start with a whole document.</summary>
    /// <param name="bytes">The bytes.</param>
    /// <param name="offset">Where they stand in the stream.</param>
    /// <param name="maxDocumentSize">The largest document.</param>
    /// <param name="size">The size that the document declares; zero as long as that is not there.</param>
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

    /// <summary>Moves what is left to the front, or, when the buffer is full of one document, to a buffer twice the size, but no larger than it needs.</summary>
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
