using System.Diagnostics.CodeAnalysis;
using System.Text;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Elements;
using BsonGen.Internal.Metrics;
using MongoDB.Bson;
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
            Finish(writer.WrittenArray, binary, reportedType);
        }
        finally
        {
            writer.Dispose();
        }
    }

    /// <summary>Writes a document whose element names the driver's validator checks.</summary>
    /// <returns>False if the validator rejects a name, or if writing fails. The class map then throws the exception that comes first.</returns>
    /// <inheritdoc cref="Write" />
    public static bool TryWriteValidated<T>(
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
            if (!TryWriteMembers(serializer, ref writer, value, discriminator) || !AreNamesAccepted(binary, writer.Written))
            {
                return false;
            }

            Finish(writer.WrittenArray, binary, reportedType);
            return true;
        }
        finally
        {
            writer.Dispose();
        }
    }

    private static bool TryWriteMembers<T>(GeneratedBsonSerializer<T> serializer, ref BsonSpanWriter writer, T value, ReadOnlySpan<byte> discriminator)
    {
        try
        {
            serializer.WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }

    /// <summary>Whether the writer's validator accepts the names of a document, as it would if they were written one by one.</summary>
    /// <param name="writer">A writer with a validator of the driver's.</param>
    /// <param name="document">The whole document.</param>
    private static bool AreNamesAccepted(BsonWriter writer, ReadOnlySpan<byte> document)
    {
        var validator = ElementNameValidation.GetValidator(writer);
        var start = sizeof(int);
        while (BsonElementWalk.TryRead(document, start, out var element) &&
            BsonValueSize.TryMeasure(element.Type, document.Slice(element.ValueStart), out var size))
        {
            var name = Encoding.UTF8.GetString(element.Name);
            if (!validator.IsValidElementName(name) ||
                (element.Type is BsonType.Document or BsonType.Array or BsonType.JavaScriptWithScope &&
                    !ReferenceEquals(validator.GetValidatorForChildContent(name), NoOpElementNameValidator.Instance)))
            {
                return false;
            }

            start = element.ValueStart + size;
        }

        return start == document.Length - 1;
    }

    private static void Finish(ArraySegment<byte> document, BsonBinaryWriter binary, Type reportedType)
    {
        Copy(document, binary);
        if (DocumentInstruments.AreWritesCounted && binary is not GuardedWriter)
        {
            DocumentInstruments.CountWritten(reportedType, isDirect: false, document.Count);
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
