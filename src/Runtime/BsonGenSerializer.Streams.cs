using System.Buffers;
using System.Buffers.Binary;
using System.Runtime.CompilerServices;
using BsonGen.Registration;

namespace BsonGen;

public static partial class BsonGenSerializer
{
    private const int InitialBufferSize = 64 * 1024;

    // A size and the NUL at the end.
    private const int SmallestDocument = sizeof(int) + 1;

    /// <summary>Reads documents that stand one after another, as <c>mongodump</c> writes them, while they arrive.</summary>
    /// <remarks>
    /// No more is held than the largest document and one read ahead; a document that declares more than arrives claims no memory for it.
    /// The stream is not disposed.
    /// </remarks>
    /// <typeparam name="T">A type with a generated serializer.</typeparam>
    /// <param name="stream">Read from where it stands to its end.</param>
    /// <param name="cancellationToken">Stops the reading.</param>
    /// <returns>One object a document, none of them null.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="stream"/> is null.</exception>
    /// <exception cref="EndOfStreamException">The stream ends inside a document; all before it were delivered.</exception>
    /// <exception cref="FormatException">The bytes are not BSON, or not what the type expects.</exception>
    /// <exception cref="InvalidOperationException"><typeparamref name="T"/> has no generated serializer.</exception>
    public static IAsyncEnumerable<T> DeserializeAsync<T>(Stream stream, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(stream);
        _ = GeneratedType<T>.Current;
        return Enumerate<T>(stream, cancellationToken);
    }

    private static async IAsyncEnumerable<T> Enumerate<T>(Stream stream, [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(InitialBufferSize);
        var start = 0;
        var end = 0;
        var offset = 0L;
        try
        {
            while (true)
            {
                while (IsComplete(buffer.AsSpan(start, end - start), offset, out var size))
                {
                    var value = Deserialize<T>(buffer.AsSpan(start, size), offset);
                    start += size;
                    offset += size;
                    yield return value;
                }

                buffer = MakeRoom(buffer, ref start, ref end);
                var count = await stream.ReadAsync(buffer.AsMemory(end), cancellationToken).ConfigureAwait(false);
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
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    /// <summary>Whether the bytes start with a whole document.</summary>
    private static bool IsComplete(ReadOnlySpan<byte> bytes, long offset, out int size)
    {
        if (!BinaryPrimitives.TryReadInt32LittleEndian(bytes, out size))
        {
            return false;
        }

        return size >= SmallestDocument
            ? size <= bytes.Length
            : throw new FormatException($"Size {size} is not the size of a document (offset {offset}).");
    }

    /// <summary>Moves what is left to the front, or, when the buffer is full of one document, to a buffer twice the size.</summary>
    private static byte[] MakeRoom(byte[] buffer, ref int start, ref int end)
    {
        var length = end - start;
        var roomier = length < buffer.Length ? buffer : ArrayPool<byte>.Shared.Rent((int)Math.Min(2L * buffer.Length, Array.MaxLength));
        if (start > 0 || roomier != buffer)
        {
            buffer.AsSpan(start, length).CopyTo(roomier);
        }

        if (roomier != buffer)
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }

        start = 0;
        end = length;
        return roomier;
    }
}
