using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Memory;
using BsonGen.Internal.Reading;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>Gets at the bytes of the document that a reader of the driver stands before, without a copy where that can be.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class DocumentReader
{
    /// <summary>Whether a reader stands before a document that is no part of another one; there is nothing else it could be then.</summary>
    public static bool IsAtOutermost(BsonBinaryReader reader) =>
        reader is { State: BsonReaderState.Initial, BsonStream: ByteBufferStream };

    /// <summary>Reads where <see cref="IsAtOutermost"/> holds.</summary>
    public static T ReadOutermost<T>(GeneratedBsonSerializer<T> serializer, BsonBinaryReader binary, BsonDeserializationContext context)
    {
        // The reader's state is the same before and behind an outermost document, so only its stream has to move.
        var stream = (ByteBufferStream)binary.BsonStream;
        var value = Read(serializer, stream, context, out var size);
        stream.Position += size;
        return value;
    }

    private static T Read<T>(
        GeneratedBsonSerializer<T> serializer, ByteBufferStream stream, BsonDeserializationContext context, out int size)
    {
        var start = stream.Position;
        return stream.Length - start < sizeof(int)
            ? throw new EndOfStreamException()
            : Read(serializer, stream.Buffer, (int)start, context, out size);
    }

    /// <param name="serializer">Reads the bytes.</param>
    /// <param name="binary">The context's reader, before a document; afterwards behind it.</param>
    /// <param name="context">The context.</param>
    public static T Read<T>(GeneratedBsonSerializer<T> serializer, BsonBinaryReader binary, BsonDeserializationContext context)
    {
        T value;
        if (binary is { State: BsonReaderState.Value, BsonStream: ByteBufferStream buffered })
        {
            // Stepping over the document as one value keeps the reader's state right, and makes it remember nothing.
            value = Read(serializer, buffered, context, out _);
            binary.SkipValue();
            return value;
        }

        // So does entering and leaving it.
        binary.ReadStartDocument();
        var stream = binary.BsonStream;
        var start = stream.Position - sizeof(int);
        value = stream is ByteBufferStream ofScope
            ? Read(serializer, ofScope.Buffer, (int)start, context, out var size)
            : Read(serializer, stream, start, context, out size);
        stream.Position = start + size - 1;
        binary.ReadEndDocument();
        return value;
    }

    private static T Read<T>(GeneratedBsonSerializer<T> serializer, ReadOnlySpan<byte> document, BsonDeserializationContext context)
    {
        var reader = new BsonSpanReader(document, context);
        return reader.ReadOutermost(serializer);
    }

    private static T Read<T>(
        GeneratedBsonSerializer<T> serializer, IByteBuffer buffer, int start, BsonDeserializationContext context, out int size)
    {
        // A buffer's chunk may end in the middle of the document, or go on after the end of the buffer.
        var chunk = buffer.AccessBackingBytes(start).AsSpan();
        if (!BinaryPrimitives.TryReadInt32LittleEndian(chunk, out size))
        {
            size = ReadSize(buffer, start);
        }

        var present = (int)Math.Min((uint)size, buffer.Length - start);
        try
        {
            return chunk.Length >= present
                ? Read(serializer, chunk.Slice(0, present), context)
                : ReadCopy(serializer, buffer, start, present, context);
        }
        catch (Exception error) when (present < buffer.Length - start && TruncatedBytes.MayReadAgain(error, context.Reader))
        {
            TruncatedBytes.CountReadAgain(context.Reader);

            // A document that declares too small a size is read on into what follows it, which decides what the error is.
            return ReadCopy(serializer, buffer, start, (int)Math.Min(buffer.Length - start, (long)present + BsonDocumentSize.LookAhead), context);
        }
    }

    private static T ReadCopy<T>(
        GeneratedBsonSerializer<T> serializer, IByteBuffer buffer, int start, int size, BsonDeserializationContext context)
    {
        var copy = Buffers.Pool.Rent(size);
        try
        {
            buffer.GetBytes(start, copy, 0, size);
            return Read(serializer, copy.AsSpan(0, size), context);
        }
        finally
        {
            Buffers.Pool.Return(copy);
        }
    }

    private static int ReadSize(IByteBuffer buffer, int start)
    {
        var bytes = new byte[sizeof(int)];
        buffer.GetBytes(start, bytes, 0, bytes.Length);
        return BinaryPrimitives.ReadInt32LittleEndian(bytes);
    }

    private static T Read<T>(
        GeneratedBsonSerializer<T> serializer, BsonStream stream, long start, BsonDeserializationContext context, out int size)
    {
        stream.Position = start;
        size = stream.ReadInt32();

        // No more is rented than the stream holds, whatever the document declares.
        var length = stream.Length - start;
        var present = (int)Math.Min(size, length);
        try
        {
            return ReadCopy(serializer, stream, start, present, context);
        }
        catch (Exception error) when (present < length && TruncatedBytes.MayReadAgain(error, context.Reader))
        {
            TruncatedBytes.CountReadAgain(context.Reader);
            return ReadCopy(serializer, stream, start, (int)Math.Min(length, (long)present + BsonDocumentSize.LookAhead), context);
        }
    }

    private static T ReadCopy<T>(
        GeneratedBsonSerializer<T> serializer, BsonStream stream, long start, int present, BsonDeserializationContext context)
    {
        var copy = Buffers.Pool.Rent(present);
        try
        {
            stream.Position = start;
            present = stream.ReadAtLeast(copy.AsSpan(0, present), present, throwOnEndOfStream: false);
            return Read(serializer, copy.AsSpan(0, present), context);
        }
        finally
        {
            Buffers.Pool.Return(copy);
        }
    }
}
