using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.IO;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Registration;

/// <summary>
/// The representation of Guids in force: the registered serializer's, or, up to driver 2.30 in its V2 mode, the reader's and writer's.
/// </summary>
internal static class RegisteredGuid
{
    // Gone from the driver since 3.0, so found by name.
    private static readonly bool IsV2 =
        typeof(BsonDefaults).GetProperty("GuidRepresentationMode")?.GetValue(null)?.ToString() == "V2";

    private static readonly GuidSerializer? Stock = BsonSerializer.LookupSerializer(typeof(Guid)) is { } serializer &&
        serializer.GetType() == typeof(GuidSerializer) ? (GuidSerializer)serializer : null;

    private static readonly PropertyInfo? OfReader = FindProperty(typeof(BsonReaderSettings));
    private static readonly PropertyInfo? OfWriter = FindProperty(typeof(BsonWriterSettings));

    private static readonly GuidRepresentation OfDefaultReader = GetSetting(OfReader, BsonBinaryReaderSettings.Defaults);
    private static readonly GuidRepresentation OfDefaultWriter = GetSetting(OfWriter, BsonBinaryWriterSettings.Defaults);

    /// <summary>The representation to read a Guid of this subtype in; unspecified when that is for the driver to decide.</summary>
    public static GuidRepresentation ReadRepresentation(BsonBinarySubType subType, BsonDeserializationContext? context)
    {
        if (Stock is null)
        {
            return GuidRepresentation.Unspecified;
        }

        if (!IsV2 || Stock.GuidRepresentation != GuidRepresentation.Unspecified)
        {
            return Stock.GuidRepresentation;
        }

        if (subType == BsonBinarySubType.UuidStandard)
        {
            return GuidRepresentation.Standard;
        }

        return context is null ? OfDefaultReader : GetSetting(OfReader, DriverSettings.ForReading(context.Reader));
    }

    /// <summary>The representation to write Guids in; unspecified when that is for the driver to decide.</summary>
    public static GuidRepresentation WriteRepresentation(BsonSerializationContext? context)
    {
        if (Stock is not { Representation: BsonType.Binary })
        {
            return GuidRepresentation.Unspecified;
        }

        if (!IsV2 || Stock.GuidRepresentation != GuidRepresentation.Unspecified)
        {
            return Stock.GuidRepresentation;
        }

        return context is null ? OfDefaultWriter : GetSetting(OfWriter, DriverSettings.ForWriting(context.Writer));
    }

    /// <summary>Makes a writer take Guids of every representation.</summary>
    public static void SetUnspecified(BsonBinaryWriterSettings settings) => OfWriter?.SetValue(settings, GuidRepresentation.Unspecified);

    private static PropertyInfo? FindProperty(
        [DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicProperties)] Type settings) => settings.GetProperty("GuidRepresentation");

    private static GuidRepresentation GetSetting(PropertyInfo? property, object settings) =>
        property is null ? GuidRepresentation.Unspecified : (GuidRepresentation)property.GetValue(settings)!;
}
