namespace BsonGen.Internal.Driver;

/// <summary>The driver's settings that readers and writers of generated code follow.</summary>
internal static class DriverSettings
{
    // The bytes are read into a BsonDocument.
    public static readonly BsonBinaryWriterSettings ForNodes =
        new() { FixOldBinarySubTypeOnOutput = false, MaxDocumentSize = int.MaxValue };

    public static bool IsLenient(BsonBinaryReaderSettings settings) =>
        settings.Encoding.DecoderFallback is not DecoderExceptionFallback;

    public static bool IsLenient(IBsonWriter writer) =>
        writer is BsonBinaryWriter { Settings.Encoding.EncoderFallback: not EncoderExceptionFallback };

    /// <param name="isLenient">Whether invalid UTF-8 is replaced, on the direct API, which has no reader.</param>
    public static BsonBinaryReaderSettings ForReading(IBsonReader? reader, bool isLenient = false)
    {
        var settings = reader is BsonBinaryReader binary ? binary.Settings : BsonBinaryReaderSettings.Defaults;
        if (isLenient && reader is null)
        {
            settings = settings.Clone();
            settings.Encoding = Utf8Encodings.Lenient;
        }

        return settings;
    }

    // For a part of a document, whose size its own reader has compared with the limit.
    public static BsonBinaryReaderSettings ForPart(bool isLenient)
    {
        var settings = ForReading(reader: null, isLenient).Clone();
        settings.MaxDocumentSize = int.MaxValue;
        return settings;
    }

    public static BsonBinaryWriterSettings ForWriting(IBsonWriter? writer) => writer switch
    {
        BsonBinaryWriter binary => binary.Settings,
        BsonDocumentWriter => ForNodes,
        _ => BsonBinaryWriterSettings.Defaults,
    };

    public static BsonBinaryWriterSettings ForWriting(IBsonWriter? writer, int maxDepth)
    {
        var settings = ForWriting(writer);
        if (settings.MaxSerializationDepth != maxDepth)
        {
            settings = settings.Clone();
            settings.MaxSerializationDepth = maxDepth;
        }

        return settings;
    }

    // The defaults are not frozen, so each reader has its own copy.
    public static bool AreSame(BsonBinaryReaderSettings settings, BsonBinaryReaderSettings others) =>
        ReferenceEquals(settings, others) ||
        (ReferenceEquals(settings.Encoding, others.Encoding) &&
            settings.FixOldBinarySubTypeOnInput == others.FixOldBinarySubTypeOnInput &&
            settings.FixOldDateTimeMaxValueOnInput == others.FixOldDateTimeMaxValueOnInput &&
            settings.MaxDocumentSize == others.MaxDocumentSize);

    // The maximum depth does not change bytes.
    public static bool AreSame(BsonBinaryWriterSettings settings, BsonBinaryWriterSettings others) =>
        ReferenceEquals(settings, others) ||
        (ReferenceEquals(settings.Encoding, others.Encoding) &&
            settings.FixOldBinarySubTypeOnOutput == others.FixOldBinarySubTypeOnOutput &&
            settings.MaxDocumentSize == others.MaxDocumentSize);
}
