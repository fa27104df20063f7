using System.Diagnostics.CodeAnalysis;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Metrics;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>Writes a document into a writer of the driver as bytes.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class DocumentWriter
{
    /// <param name="serializer">Writes the bytes.</param>
    /// <param name="binary">The context's writer, where a document may start; afterwards after the document.</param>
    /// <param name="context">The context.</param>
    /// <param name="value">The document; never null.</param>
    /// <param name="discriminator">The first element of the document, or empty.</param>
    /// <param name="reportedType">The type that the metrics report.</param>
    public static void Write<T>(
        GeneratedBsonSerializer<T> serializer,
        BsonBinaryWriter binary,
        BsonSerializationContext context,
        T value,
        ReadOnlySpan<byte> discriminator,
        Type reportedType)
    {
        var writer = new BsonSpanWriter(context);
        try
        {
            serializer.WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            Copy(writer.WrittenArray, binary);
            if (DocumentInstruments.AreWritesCounted && binary is not GuardedWriter)
            {
                DocumentInstruments.CountWritten(reportedType, isDirect: false, writer.Written.Length);
            }
        }
        finally
        {
            writer.Dispose();
        }
    }

    private static void Copy(ArraySegment<byte> document, BsonBinaryWriter binary)
    {
        // The writer does not check the size of a document that it gets as bytes.
        if (document.Count > binary.Settings.MaxDocumentSize)
        {
            WriteExceptions.ThrowTooLarge(document.Count, binary.Settings.MaxDocumentSize);
        }

        if (binary.State == BsonWriterState.Done)
        {
            // Another document follows an outermost one, and the state of the writer stays the same.
            binary.BsonStream.Write(document.Array!, 0, document.Count);
        }
        else
        {
            binary.WriteRawBsonDocument(new ByteArrayBuffer(document.Array!, document.Count, isReadOnly: true));
        }
    }
}
