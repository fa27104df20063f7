namespace BsonGen.CodeGeneration;

// Writes a document into the driver's writer as bytes. These are methods of the generic class, as those that read.
public abstract partial class GeneratedBsonSerializer<T>
{
    // False if the driver's validator rejects the name of an element. The class map then throws.
    private bool TryWrite(
        BsonBinaryWriter binary,
        BsonSerializationContext context,
        T value,
        ReadOnlySpan<byte> discriminator,
        bool isValidated,
        Type reportedType)
    {
        var writer = new BsonSpanWriter(context, DocumentWriter.Lend(binary));
        try
        {
            WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            if (isValidated && !DocumentWriter.AreNamesAccepted(binary, writer.Written))
            {
                return false;
            }

            DocumentWriter.Finish(writer, binary, reportedType);
            return true;
        }
        finally
        {
            if (writer.HasRefusedText)
            {
                DocumentWriter.ReportRefusedText(binary);
            }

            writer.Dispose();
        }
    }

    // Writes into a writer of nodes. False, with nothing written, if bytes lose information or can't hold a text. The class map
    // then writes.
    private bool TryWriteNodes(BsonSerializationContext context, T value, ReadOnlySpan<byte> discriminator)
    {
        BsonDocument? document;
        var isWritten = false;
        var writer = new BsonSpanWriter(context);
        try
        {
            WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            isWritten = true;
            document = DocumentNodes.TryRead(writer.WrittenArray, writer._lost != LostInBytes.None);
        }
        catch (Exception) when (isWritten || writer.HasRefusedText)
        {
            return false;
        }
        finally
        {
            writer.Dispose();
        }

        if (document is null)
        {
            return false;
        }

        DocumentNodes.Write(context.Writer, document);
        return true;
    }
}
