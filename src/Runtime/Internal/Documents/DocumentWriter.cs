namespace BsonGen.Internal.Documents;

/// <summary>Passes the bytes of a document to a writer of the driver.</summary>
internal static class DocumentWriter
{
    /// <summary>Whether the writer's validator accepts the names of a document, as if they were written one by one.</summary>
    public static bool AreNamesAccepted(BsonWriter writer, ReadOnlySpan<byte> document)
    {
        var validator = ElementNameValidation.GetValidator(writer);
        var start = sizeof(int);
        while (BsonElementWalk.TryRead(document, start, out var element, out var end))
        {
            var name = Encoding.UTF8.GetString(element.Name);
            if (!validator.IsValidElementName(name) ||
                (element.Type is BsonType.Document or BsonType.Array or BsonType.JavaScriptWithScope &&
                    !ReferenceEquals(validator.GetValidatorForChildContent(name), NoOpElementNameValidator.Instance)))
            {
                return false;
            }

            start = end;
        }

        return start == document.Length - 1;
    }

    // Lends memory after the end of the driver's stream to a document that follows an outermost one; empty if there is none.
    public static Span<byte> Lend(BsonBinaryWriter binary) =>
        binary.State == BsonWriterState.Done &&
        binary.BsonStream is ByteBufferStream { Buffer: { IsReadOnly: false } buffer } stream &&
        stream.GetType() == typeof(ByteBufferStream) && stream.Position == stream.Length && stream.Length < buffer.Length
            ? buffer.AccessBackingBytes((int)stream.Length)
            : default;

    public static void Finish(in BsonSpanWriter document, BsonBinaryWriter binary, Type reportedType)
    {
        // The writer does not check the size of bytes.
        var size = document.Written.Length;
        if (size > binary.Settings.MaxDocumentSize)
        {
            WriteExceptions.ThrowTooLarge(size, binary.Settings.MaxDocumentSize);
        }

        var stream = binary.BsonStream;
        if (document.IsWrittenToCaller)
        {
            stream.SetLength(stream.Position + size);
            stream.Position += size;
        }
        else if (binary.State == BsonWriterState.Done)
        {
            // After an outermost document, the writer stays in this state, and no object wraps the bytes.
            stream.Write(document.WrittenArray.Array!, 0, size);
        }
        else
        {
            binary.WriteRawBsonDocument(new ByteArrayBuffer(document.WrittenArray.Array!, size, isReadOnly: true));
        }

        if (DocumentInstruments.AreWritesCounted && binary is not GuardedWriter)
        {
            DocumentInstruments.CountWritten(reportedType, isDirect: false, size);
        }
    }

    /// <summary>Tells an enclosing document that bytes can't hold a text of its value.</summary>
    public static void ReportRefusedText(BsonBinaryWriter binary)
    {
        if (binary.BsonStream is RefusingStream stream)
        {
            stream.HasRefusedText = true;
        }
    }
}
