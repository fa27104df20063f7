using MongoDB.Bson.Serialization.Options;

namespace BsonGen.Internal.Queries;

/// <summary>Whether two serializers are known to read and write alike.</summary>
/// <remarks>
/// A serializer's own <c>Equals</c> proves nothing: that of <see cref="SerializerBase{TValue}"/> compares classes only, and few
/// classes with settings override it. So only classes of these lists are compared. All others are alike if they are one object.
/// </remarks>
internal static class SerializerComparison
{
    // These classes of MongoDB.Bson hold no other serializer. Their Equals compares all settings, in some without the converter.
    private static readonly HashSet<string> Plain =
    [
        "BooleanSerializer", "ByteArraySerializer", "ByteSerializer", "CharSerializer", "DateOnlySerializer",
        "DateTimeOffsetSerializer", "DateTimeSerializer", "Decimal128Serializer", "DecimalSerializer", "DoubleSerializer",
        "EnumSerializer`1", "GuidSerializer", "HalfSerializer", "Int16Serializer", "Int32Serializer", "Int64Serializer",
        "ObjectIdSerializer", "SByteSerializer", "SingleSerializer", "StringSerializer", "TimeOnlySerializer",
        "TimeSpanSerializer", "UInt16Serializer", "UInt32Serializer", "UInt64Serializer", "VersionSerializer",
    ];

    // These have one setting, which Equals compares: the serializer of the items or of the value.
    private static readonly HashSet<string> Wrapping =
        ["ArraySerializer`1", "EnumerableInterfaceImplementerSerializer`2", "NullableSerializer`1"];

    public static bool AreAlike(IBsonSerializer serializer, IBsonSerializer other)
    {
        if (ReferenceEquals(serializer, other))
        {
            return true;
        }

        var type = serializer.GetType();
        if (type != other.GetType() || !DriverReflection.IsOfDriver(type))
        {
            return false;
        }

        // The serializers inside come first: Equals would call theirs.
        return (Plain.Contains(type.Name) ||
                (Wrapping.Contains(type.Name) &&
                    AreAlike(DefaultSerializers.ChildOf(serializer), DefaultSerializers.ChildOf(other)))) &&
            Equals(ConverterOf(serializer), ConverterOf(other)) &&
            serializer.Equals(other);
    }

    private static RepresentationConverter? ConverterOf(IBsonSerializer serializer) =>
        (serializer as IRepresentationConverterConfigurable)?.Converter;
}
