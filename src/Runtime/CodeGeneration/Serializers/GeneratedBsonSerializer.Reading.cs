namespace BsonGen.CodeGeneration;

// Reads the next document of the driver's reader from its bytes, without a copy if they lie in one chunk. These are methods of
// the generic class, since the runtime creates each generic method anew for each type on its first call.
public abstract partial class GeneratedBsonSerializer<T>
{
    // Reads the outermost document, and again if the driver must read the arrays. After an exception, isCutShort tells
    // whether the bytes ended too soon.
    private T ReadOutermost(ref BsonSpanReader reader, T? reused, ref bool isCutShort)
    {
        while (true)
        {
            try
            {
                var value = typeof(T).IsValueType || reused is null
                    ? ReadDocument(ref reader)
                    : ReadDocument(ref reader, reused);
                if (DocumentInstruments.AreReadsCounted)
                {
                    CountRead(ref reader, typeof(T));
                }

                return value;
            }
            catch (Exception) when (reader.IsRestartRequested || reader.ReportEnd(ref isCutShort))
            {
                DocumentInstruments.CountRestart(typeof(T));
                reader.StartOver();
            }
        }
    }

    // The driver's reader has the same state before and after an outermost document, so only the stream moves.
    private T ReadOutermost(ByteBufferStream stream, BsonDeserializationContext context)
    {
        var start = stream.Position;
        var value = Read(stream, start, context, out var size);
        stream.Position = start + size;
        return value;
    }

    // After an outermost document, the reader has another state than after a skipped value.
    private T Read(BsonBinaryReader binary, BsonDeserializationContext context, bool isOutermost)
    {
        T value;
        if (!isOutermost && binary is { State: BsonReaderState.Value, BsonStream: ByteBufferStream buffered })
        {
            // The reader skips the document as one value, which updates its state without an allocation.
            var position = buffered.Position;
            value = Read(buffered, position, context, out _);
            buffered.Position = position;
            binary.SkipValue();
            return value;
        }

        // For other streams, entering and leaving the document updates the state.
        binary.ReadStartDocument();
        var stream = binary.BsonStream;
        var start = stream.Position - sizeof(int);
        value = Read(stream, start, context, out var size);
        stream.Position = start + size - 1;
        binary.ReadEndDocument();
        return value;
    }

    private T Read(ReadOnlySpan<byte> document, BsonDeserializationContext context, ref bool isCutShort)
    {
        var reader = new BsonSpanReader(document, context);
        return ReadOutermost(ref reader, reused: default, ref isCutShort);
    }

    private T Read(BsonStream stream, long start, BsonDeserializationContext context, out int size)
    {
        var length = stream.Length - start;
        if (length < sizeof(int))
        {
            // The stream throws, and one over a single value notes that its bytes ended.
            stream.Position = start;
            stream.ReadInt32();
        }

        // A chunk may end inside the document, or extend beyond the stream. Other streams have none.
        var chunk = stream is ByteBufferStream buffered ? buffered.Buffer.AccessBackingBytes((int)start).AsSpan() : default;
        if (!TryReadInt32LittleEndian(chunk, out size))
        {
            stream.Position = start;
            size = stream.ReadInt32();
        }

        // A copy is not larger than the stream, whatever size the document declares. If a document declares too small a size, the
        // bytes after it decide which exception the driver throws. They are at hand in the same chunk.
        var available = (int)Math.Min((uint)size, length);
        var ahead = (int)Math.Min(length, (long)available + BsonDocumentSize.LookAhead);
        var isInChunk = chunk.Length >= available;
        var end = isInChunk ? Math.Min(chunk.Length, ahead) : available;
        var isCutShort = false;
        try
        {
            return isInChunk
                ? Read(chunk[..end], context, ref isCutShort)
                : ReadCopy(stream, start, end, context, ref isCutShort);
        }
        catch (Exception error) when (isCutShort && end < ahead && TruncatedBytes.MayReadAgain(error, context.Reader))
        {
            TruncatedBytes.CountReadAgain(context.Reader);
            return ReadCopy(stream, start, ahead, context, ref isCutShort);
        }
    }

    private T ReadCopy(
        BsonStream stream, long start, int available, BsonDeserializationContext context, ref bool isCutShort)
    {
        var copy = Buffers.Pool.Rent(available);
        try
        {
            stream.Position = start;
            var count = stream.ReadAtLeast(copy.AsSpan(0, available), available, throwOnEndOfStream: false);
            DocumentBuffer.CheckCount(count, available);
            return Read(copy.AsSpan(0, count), context, ref isCutShort);
        }
        finally
        {
            Buffers.Pool.Return(copy);
        }
    }
}
