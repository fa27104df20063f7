namespace BsonGen.Internal.Documents;

/// <summary>Turns the bytes of documents into nodes for the driver's builders.</summary>
/// <remarks>
/// A class map writes nodes without serializers of nodes. Those of the driver would look up others, and a look-up refuses later
/// registrations. So readers and writers of the driver copy the values.
/// </remarks>
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

    /// <summary>Reads the bytes of a document.</summary>
    /// <param name="mayLoseInformation">Whether the writer of the bytes may have replaced binary data of the old subtype.</param>
    /// <returns>Null if the bytes lose information.</returns>
    public static BsonDocument? TryRead(ArraySegment<byte> bytes, bool mayLoseInformation)
    {
        var document = Read(bytes);
        return mayLoseInformation && LosesInformationAsBytes(document) ? null : document;
    }

    public static void Write(IBsonWriter writer, BsonDocument document)
    {
        using var reader = new BsonDocumentReader(document);
        ValueCopying.CopyDocument(reader, writer);
    }

    private static BsonDocument Read(ArraySegment<byte> bytes)
    {
        using var stream = new BoundedStream(new ByteArrayBuffer(bytes.Array!, bytes.Count, isReadOnly: true));
        using var reader = new GuardedReader(stream, ReaderSettings);
        var document = new BsonDocument();
        using var writer = new BsonDocumentWriter(document);
        ValueCopying.CopyDocument(reader, writer);
        return document;
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
