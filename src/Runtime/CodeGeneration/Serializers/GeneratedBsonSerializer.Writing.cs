namespace BsonGen.CodeGeneration;

// Writes a document into a writer of the driver as bytes. These are methods of the generic class, as those that read.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <param name="binary">The context's writer, where a document may start; afterwards after the document.</param>
    /// <param name="context">The context.</param>
    /// <param name="value">The document; never null.</param>
    /// <param name="discriminator">The first element of the document, or empty.</param>
    /// <param name="reportedType">The type that the metrics report.</param>
    private void Write(
        BsonBinaryWriter binary,
        BsonSerializationContext context,
        T value,
        ReadOnlySpan<byte> discriminator,
        Type reportedType)
    {
        var writer = new BsonSpanWriter(context);
        try
        {
            WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            DocumentWriter.Finish(writer.WrittenArray, binary, reportedType);
        }
        finally
        {
            writer.Dispose();
        }
    }

    /// <summary>Writes a document whose element names the driver's validator checks.</summary>
    /// <returns>False if the validator rejects a name, or if writing fails. The class map then throws the exception that comes first.</returns>
    /// <inheritdoc cref="Write(BsonBinaryWriter, BsonSerializationContext, T, ReadOnlySpan{byte}, Type)" />
    private bool TryWriteValidated(
        BsonBinaryWriter binary,
        BsonSerializationContext context,
        T value,
        ReadOnlySpan<byte> discriminator,
        Type reportedType)
    {
        var writer = new BsonSpanWriter(context);
        try
        {
            if (!TryWriteMembers(ref writer, value, discriminator) || !DocumentWriter.AreNamesAccepted(binary, writer.Written))
            {
                return false;
            }

            DocumentWriter.Finish(writer.WrittenArray, binary, reportedType);
            return true;
        }
        finally
        {
            writer.Dispose();
        }
    }

    private bool TryWriteMembers(ref BsonSpanWriter writer, T value, ReadOnlySpan<byte> discriminator)
    {
        try
        {
            WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }
}
