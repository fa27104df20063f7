using System.Text;
using MongoDB.Bson.IO;

namespace BsonGen.Internal.Driver;

/// <summary>The settings of the driver's readers and writers that change what bytes mean.</summary>
internal static class DriverSettings
{
    public static bool IsLenient(BsonBinaryReaderSettings settings) =>
        !ReferenceEquals(settings.Encoding, Utf8Encodings.Strict) && settings.Encoding.DecoderFallback is not DecoderExceptionFallback;

    public static bool IsLenient(IBsonWriter writer) =>
        writer is BsonBinaryWriter binary && !ReferenceEquals(binary.Settings.Encoding, Utf8Encodings.Strict) &&
        binary.Settings.Encoding.EncoderFallback is not EncoderExceptionFallback;

    public static BsonBinaryReaderSettings ForReading(IBsonReader? reader) =>
        reader is BsonBinaryReader binary ? binary.Settings : BsonBinaryReaderSettings.Defaults;

    public static BsonBinaryWriterSettings ForWriting(IBsonWriter? writer) =>
        writer is BsonBinaryWriter binary ? binary.Settings : BsonBinaryWriterSettings.Defaults;

    /// <summary>Whether two readers with these settings read alike. The defaults are not frozen, so each reader has a copy of its own.</summary>
    public static bool AreSame(BsonBinaryReaderSettings settings, BsonBinaryReaderSettings others) =>
        ReferenceEquals(settings, others) ||
        (ReferenceEquals(settings.Encoding, others.Encoding) &&
            settings.FixOldBinarySubTypeOnInput == others.FixOldBinarySubTypeOnInput &&
            settings.FixOldDateTimeMaxValueOnInput == others.FixOldDateTimeMaxValueOnInput &&
            settings.MaxDocumentSize == others.MaxDocumentSize &&
            RegisteredGuid.Of(settings) == RegisteredGuid.Of(others));

    /// <summary>Whether two writers with these settings write alike, but for how deep they go.</summary>
    public static bool AreSame(BsonBinaryWriterSettings settings, BsonBinaryWriterSettings others) =>
        ReferenceEquals(settings, others) ||
        (ReferenceEquals(settings.Encoding, others.Encoding) &&
            settings.FixOldBinarySubTypeOnOutput == others.FixOldBinarySubTypeOnOutput &&
            settings.MaxDocumentSize == others.MaxDocumentSize &&
            RegisteredGuid.Of(settings) == RegisteredGuid.Of(others));
}
