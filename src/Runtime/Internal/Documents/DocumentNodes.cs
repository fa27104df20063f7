using System.Diagnostics.CodeAnalysis;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Reading;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Internal.Documents;

/// <summary>
/// Writes a document into a <see cref="BsonDocumentWriter"/>, into which the driver's builders write values: as bytes, which are read into a
/// <see cref="BsonDocument"/>.
/// </summary>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class DocumentNodes
{
    private static readonly BsonBinaryReaderSettings ReaderSettings = new() { FixOldBinarySubTypeOnInput = false, FixOldDateTimeMaxValueOnInput = false };

    // Documents in the driver's V2 mode say which representation a Guid has, and bytes do not say which of three older ones it is.
    private static readonly bool IsGuidOfBytesKnown =
        !RegisteredGuid.IsV2 ||
        (RegisteredGuid.Of(DriverSettings.ForNodes), RegisteredGuid.Of(ReaderSettings)) is (GuidRepresentation.CSharpLegacy, GuidRepresentation.CSharpLegacy);

    /// <summary>Whether documents can be written into the writer. The class map writes into writers of other classes, and those with other settings.</summary>
    public static bool AreSupported(IBsonWriter writer) =>
        writer.GetType() == typeof(BsonDocumentWriter) && IsGuidOfBytesKnown &&
        RegisteredGuid.Of(writer.Settings) == RegisteredGuid.Of(DriverSettings.ForNodes);

    /// <summary>Writes a document.</summary>
    /// <param name="serializer">Writes the bytes.</param>
    /// <param name="context">The context, whose writer is supported.</param>
    /// <param name="value">The document; never null.</param>
    /// <param name="discriminator">The first element of the document, or empty.</param>
    /// <returns>False, and nothing is written, if bytes lose information of the document, or if writing fails. The class map then writes the document, or throws.</returns>
    public static bool TryWrite<T>(
        GeneratedBsonSerializer<T> serializer, BsonSerializationContext context, T value, ReadOnlySpan<byte> discriminator)
    {
        BsonDocument document;
        var writer = new BsonSpanWriter(context);
        try
        {
            serializer.WriteMembers(ref writer, writer.WriteStartDocument(discriminator), value);
            document = Read(writer.WrittenArray);
            if (writer.MayLoseInformation && LosesInformationAsBytes(document))
            {
                return false;
            }
        }
        catch (Exception)
        {
            return false;
        }
        finally
        {
            writer.Dispose();
        }

        BsonDocumentSerializer.Instance.Serialize(context, new BsonSerializationArgs { NominalType = typeof(BsonDocument) }, document);
        return true;
    }

    private static BsonDocument Read(ArraySegment<byte> bytes)
    {
        using var stream = new ByteBufferStream(new ByteArrayBuffer(bytes.Array!, bytes.Count, isReadOnly: true));
        using var reader = new GuardedReader(stream, ReaderSettings);
        return BsonDocumentSerializer.Instance.Deserialize(BsonDeserializationContext.CreateRoot(reader), new BsonDeserializationArgs { NominalType = typeof(BsonDocument) });
    }

    // Bytes do not have the representation of a Guid. The old subtype of binary data is replaced on the way to bytes, depending on the writer.
    private static bool LosesInformationAsBytes(BsonValue value) => value switch
    {
        BsonBinaryData binary => binary.SubType is (BsonBinarySubType)2 ||
            (RegisteredGuid.IsV2 && binary.SubType is BsonBinarySubType.UuidLegacy or BsonBinarySubType.UuidStandard),
        BsonDocument document => document.Values.Any(LosesInformationAsBytes),
        BsonArray array => array.Any(LosesInformationAsBytes),
        BsonJavaScriptWithScope code => LosesInformationAsBytes(code.Scope),
        _ => false,
    };
}
