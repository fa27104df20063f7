namespace BsonGen.Internal.Reading;

/// <summary>The next documents of a stream. The buffer grows only with the bytes that arrive, whatever is declared.</summary>
/// <param name="isReadAhead">Whether bytes after the next document may be read.</param>
internal sealed class DocumentBuffer(Stream stream, int maxDocumentSize, bool isReadAhead) : IDisposable
{
    private const int SmallSize = 4 * 1024;
    private const int LargeSize = 64 * 1024;

    private byte[] _bytes = Buffers.Pool.Rent(isReadAhead ? LargeSize : SmallSize);
    private int _start;
    private int _end;

    // It is the size of the next document, and zero while it is unknown.
    private int _size;
    private bool _isLent;

    // The offset of the next document from where reading started.
    public long Offset { get; private set; }

    public bool TryPeek(out ReadOnlySpan<byte> document)
    {
        var bytes = _bytes.AsSpan(_start, _end - _start);
        var isComplete = BsonDocumentSize.IsComplete(bytes, maxDocumentSize, Offset, out _size);
        document = isComplete ? bytes[.._size] : default;
        return isComplete;
    }

    public void Skip()
    {
        _start += _size;
        Offset += _size;
    }

    /// <summary>Reads more bytes of the next document; false if the stream ends before it.</summary>
    /// <exception cref="EndOfStreamException">The stream ends inside the document.</exception>
    public async ValueTask<bool> FillAsync(CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        MakeRoom();
        var room = _bytes.AsMemory(_end);
        if (!isReadAhead)
        {
            room = room.Slice(0, Math.Min(room.Length, Math.Max(_size, sizeof(int)) - _end));
        }

        _isLent = true;
        var count = await stream.ReadAsync(room, cancellationToken).ConfigureAwait(false);
        CheckCount(count, room.Length);
        _isLent = false;
        _end += count;
        return count > 0 || (_end > _start ? throw EndOfStream() : false);
    }

    // Bytes that were not read are those of earlier work.
    public static void CheckCount(int count, int asked)
    {
        if ((uint)count > (uint)asked)
        {
            throw new IOException($"The stream reports that it has read {count} bytes, but at most {asked} were asked for.");
        }
    }

    public Exception EndOfStream() => new EndOfStreamException(
        $"The stream ends at offset {Offset + _end - _start}, inside the document that starts at offset {Offset}.");

    public void Dispose()
    {
        // After a cancelled read, the stream may still write to the buffer.
        if (!_isLent)
        {
            Buffers.Pool.Return(_bytes);
        }
    }

    // A full buffer is doubled, but not beyond the size of the document.
    private void MakeRoom()
    {
        var rest = _bytes.AsSpan(_start, _end - _start);
        if (rest.Length < _bytes.Length)
        {
            rest.CopyTo(_bytes);
        }
        else
        {
            var full = _bytes;
            _bytes = Buffers.Pool.Rent((int)Math.Min(2L * full.Length, _size));
            rest.CopyTo(_bytes);
            Buffers.Pool.Return(full);
        }

        _start = 0;
        _end = rest.Length;
    }
}
