using System.Diagnostics.CodeAnalysis;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Metrics;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>Puts a document's bytes where a writer of the driver stands.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class DocumentWriter
{
    /// <param name="serializer">Writes the bytes.</param>
    /// <param name="binary">The context's writer, where a document may start; afterwards behind it.</param>
    /// <param name="context">The context.</param>
    /// <param name="value">The document; never null.</param>
    /// <param name="discriminator">The element that the document starts with, or empty.</param>
    /// <param name="family">The type that the metrics name.</param>
    public static void Write<T>(
        GeneratedBsonSerializer<T> serializer,
        BsonBinaryWriter binary,
        BsonSerializationContext context,
        T value,
        ReadOnlySpan<byte> discriminator,
        Type family)
    {
        var writer = new BsonSpanWriter(context);
        try
        {
            serializer.WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            Copy(writer.Written, binary);
            if (DocumentInstruments.AreWritesCounted && binary is not GuardedWriter)
            {
                DocumentInstruments.CountWritten(family, isDirect: false, writer.Written.Count);
            }
        }
        finally
        {
            writer.Dispose();
        }
    }

    private static void Copy(ArraySegment<byte> document, BsonBinaryWriter binary)
    {
        // The writer takes a whole document as it is, in one piece; what it checks of its own documents is checked here.
        if (document.Count > binary.Settings.MaxDocumentSize)
        {
            WriteExceptions.ThrowTooLarge(document.Count, binary.Settings.MaxDocumentSize);
        }

        if (binary.State == BsonWriterState.Done)
        {
            // Behind an outermost document another one may follow, which leaves the writer as it is.
            binary.BsonStream.Write(document.Array!, 0, document.Count);
        }
        else
        {
            binary.WriteRawBsonDocument(new ByteArrayBuffer(document.Array!, document.Count, isReadOnly: true));
        }
    }
}
