namespace BsonGen.Internal.Driver;

/// <summary>The settings of the driver's readers and writers that change how bytes are read or written.</summary>
internal static class DriverSettings
{
    /// <summary>The settings by which the driver's serializers write bytes that are read into a <see cref="MongoDB.Bson.BsonDocument"/>.</summary>
    public static readonly BsonBinaryWriterSettings ForNodes = new() { FixOldBinarySubTypeOnOutput = false, MaxDocumentSize = int.MaxValue };

    public static bool IsLenient(BsonBinaryReaderSettings settings) =>
        !ReferenceEquals(settings.Encoding, Utf8Encodings.Strict) && settings.Encoding.DecoderFallback is not DecoderExceptionFallback;

    public static bool IsLenient(IBsonWriter writer) =>
        writer is BsonBinaryWriter binary && !ReferenceEquals(binary.Settings.Encoding, Utf8Encodings.Strict) &&
        binary.Settings.Encoding.EncoderFallback is not EncoderExceptionFallback;

    /// <param name="reader">The reader of the user; null on the direct API.</param>
    /// <param name="isLenient">Whether invalid UTF-8 is replaced on the direct API; otherwise it throws.</param>
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

    public static BsonBinaryWriterSettings ForWriting(IBsonWriter? writer) =>
        writer is BsonBinaryWriter binary ? binary.Settings : writer is BsonDocumentWriter ? ForNodes : BsonBinaryWriterSettings.Defaults;

    /// <summary>The same settings with a limit of the depth.</summary>
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

    /// <summary>Whether readers with these settings give the same values. The defaults are not frozen, so each reader has its own copy.</summary>
    public static bool AreSame(BsonBinaryReaderSettings settings, BsonBinaryReaderSettings others) =>
        ReferenceEquals(settings, others) ||
        (ReferenceEquals(settings.Encoding, others.Encoding) &&
            settings.FixOldBinarySubTypeOnInput == others.FixOldBinarySubTypeOnInput &&
            settings.FixOldDateTimeMaxValueOnInput == others.FixOldDateTimeMaxValueOnInput &&
            settings.MaxDocumentSize == others.MaxDocumentSize);

    /// <summary>Whether writers with these settings write the same bytes, apart from the maximum depth.</summary>
    public static bool AreSame(BsonBinaryWriterSettings settings, BsonBinaryWriterSettings others) =>
        ReferenceEquals(settings, others) ||
        (ReferenceEquals(settings.Encoding, others.Encoding) &&
            settings.FixOldBinarySubTypeOnOutput == others.FixOldBinarySubTypeOnOutput &&
            settings.MaxDocumentSize == others.MaxDocumentSize);
}
