using System.Diagnostics.CodeAnalysis;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Internal.Driver;

/// <summary>
/// The current representation of Guids: that of the registered serializer or, up to driver 2.30 in its V2 mode, that of the reader or writer.
/// </summary>
internal static class RegisteredGuid
{
    /// <summary>Whether readers and writers have a representation of Guids. Driver 3.0 removed the setting, so it is found by name.</summary>
    public static readonly bool IsV2 =
        typeof(BsonDefaults).GetProperty("GuidRepresentationMode")?.GetValue(null)?.ToString() == "V2";

    private static readonly GuidSerializer? Default = FindDefault();

    private static readonly Func<BsonReaderSettings, GuidRepresentation>? OfReaderSettings = FindGetter<BsonReaderSettings>();
    private static readonly Func<BsonWriterSettings, GuidRepresentation>? OfWriterSettings = FindGetter<BsonWriterSettings>();

    /// <summary>Gets the representation for reading a Guid of this subtype; unspecified if the driver must read it.</summary>
    public static GuidRepresentation ReadRepresentation(BsonBinarySubType subType, BsonDeserializationContext? context)
    {
        if (Default is null)
        {
            return GuidRepresentation.Unspecified;
        }

        return Default.GuidRepresentation != GuidRepresentation.Unspecified ? Default.GuidRepresentation : OfReader(subType, context);
    }

    /// <summary>Gets the representation in which a reader reads a Guid of this subtype, if its serializer has none; unspecified if the driver refuses that.</summary>
    public static GuidRepresentation OfReader(BsonBinarySubType subType, BsonDeserializationContext? context) =>
        IsV2 && subType == BsonBinarySubType.UuidStandard ? GuidRepresentation.Standard : Of(DriverSettings.ForReading(context?.Reader));

    /// <summary>Gets the representation for writing Guids; unspecified if the driver must write them.</summary>
    public static GuidRepresentation WriteRepresentation(BsonSerializationContext? context)
    {
        if (Default is not { Representation: BsonType.Binary })
        {
            return GuidRepresentation.Unspecified;
        }

        return Default.GuidRepresentation != GuidRepresentation.Unspecified ? Default.GuidRepresentation : OfWriter(context);
    }

    /// <summary>Gets the representation in which a writer writes Guids, if their serializer has none; unspecified if the driver refuses that.</summary>
    public static GuidRepresentation OfWriter(BsonSerializationContext? context) => Of(DriverSettings.ForWriting(context?.Writer));

    /// <summary>Gets the setting; unspecified if the driver has no such setting.</summary>
    public static GuidRepresentation Of(BsonReaderSettings settings) => OfReaderSettings?.Invoke(settings) ?? GuidRepresentation.Unspecified;

    /// <inheritdoc cref="Of(BsonReaderSettings)" />
    public static GuidRepresentation Of(BsonWriterSettings settings) => OfWriterSettings?.Invoke(settings) ?? GuidRepresentation.Unspecified;

    private static GuidSerializer? FindDefault()
    {
        try
        {
            return BsonSerializer.LookupSerializer(typeof(Guid)) is { } serializer && serializer.GetType() == typeof(GuidSerializer)
                ? (GuidSerializer)serializer
                : null;
        }
        catch (Exception)
        {
            // A provider of the user throws. The first use of a Guid reports the reason; an exception of a static constructor would hide it.
            return null;
        }
    }

    private static Func<TSettings, GuidRepresentation>? FindGetter<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicProperties)] TSettings>() =>
        IsV2 ? typeof(TSettings).GetProperty("GuidRepresentation")?.GetMethod!.CreateDelegate<Func<TSettings, GuidRepresentation>>() : null;
}
