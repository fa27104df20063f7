namespace BsonGen.Internal.Documents;

/// <summary>Writes documents for the driver's builders: as bytes, which are read into a <see cref="BsonDocument"/>.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class DocumentNodes
{
    // The writer that gets the nodes has no limit of size.
    private static readonly BsonBinaryReaderSettings ReaderSettings = new()
    {
        FixOldBinarySubTypeOnInput = false,
        FixOldDateTimeMaxValueOnInput = false,
        MaxDocumentSize = int.MaxValue,
    };

    // The class map writes into other writers.
    public static bool AreSupported(IBsonWriter writer) => writer.GetType() == typeof(BsonDocumentWriter);

    /// <summary>Writes a document with its discriminator, which may be empty, into the writer of the context.</summary>
    /// <returns>False, with nothing written, if bytes lose information or can't hold a text. The class map then writes.</returns>
    public static bool TryWrite<T>(
        GeneratedBsonSerializer<T> serializer, BsonSerializationContext context, T value, ReadOnlySpan<byte> discriminator)
    {
        BsonDocument document;
        var isWritten = false;
        var writer = new BsonSpanWriter(context);
        try
        {
            serializer.WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            isWritten = true;
            document = Read(writer.WrittenArray);
            if (writer.MayLoseInformation && LosesInformationAsBytes(document))
            {
                return false;
            }
        }
        catch (Exception error) when (isWritten || IsOfBytes(error))
        {
            return false;
        }
        finally
        {
            writer.Dispose();
        }

        BsonDocumentSerializer.Instance.Serialize(context, new() { NominalType = typeof(BsonDocument) }, document);
        return true;
    }

    /// <summary>
    /// Whether bytes can't hold a text that a BsonDocument can: half of a surrogate pair, or a NUL in a regular expression. Any
    /// other exception is that of the class map, and code of the user must not run again.
    /// </summary>
    private static bool IsOfBytes(Exception error) => error switch
    {
        { InnerException: { } inner } => IsOfBytes(inner),
        EncoderFallbackException => true,
        ArgumentException { ParamName: "value" } => error.GetType() == typeof(ArgumentException),
        _ => false,
    };

    private static BsonDocument Read(ArraySegment<byte> bytes)
    {
        using var stream = new BoundedStream(new ByteArrayBuffer(bytes.Array!, bytes.Count, isReadOnly: true));
        using var reader = new GuardedReader(stream, ReaderSettings);
        var context = BsonDeserializationContext.CreateRoot(reader);
        return BsonDocumentSerializer.Instance.Deserialize(context, new() { NominalType = typeof(BsonDocument) });
    }

    // The old subtype of binary data is replaced on the way to bytes, depending on the writer.
    private static bool LosesInformationAsBytes(BsonValue value) => value switch
    {
        BsonBinaryData binary => binary.SubType == (BsonBinarySubType)2,
        BsonDocument document => document.Values.Any(LosesInformationAsBytes),
        BsonArray array => array.Any(LosesInformationAsBytes),
        BsonJavaScriptWithScope code => LosesInformationAsBytes(code.Scope),
        _ => false,
    };
}
