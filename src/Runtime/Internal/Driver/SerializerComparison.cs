using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Compares the serializer of a member with the one that automatic mapping gives it. Since 2.27, the driver's serializers compare by their
/// settings. Earlier, they compare by reference, and attributes create new instances for each class map.
/// </summary>
internal static class SerializerComparison
{
    public static bool IsSame(IBsonSerializer serializer, IBsonSerializer automatic) =>
        serializer.Equals(automatic) ||
        (serializer.GetType() == automatic.GetType() &&
            (IsOfDriver(serializer) ? HasSameSettings(serializer, automatic) : !IsRegistered(automatic)));

    // Unknown serializers count as different, so that the class map serves the type.
    private static bool HasSameSettings(IBsonSerializer serializer, IBsonSerializer automatic) => (serializer, automatic) switch
    {
        _ when DriverVersion.ComparesSerializers => false,
        (DateTimeSerializer one, DateTimeSerializer other) =>
            one.Kind == other.Kind && one.DateOnly == other.DateOnly && one.Representation == other.Representation,
        (GuidSerializer one, GuidSerializer other) =>
            one.GuidRepresentation == other.GuidRepresentation && one.Representation == other.Representation,
        (TimeSpanSerializer one, TimeSpanSerializer other) => one.Units == other.Units && one.Representation == other.Representation,
        // The serializers of collection interfaces are dictionary serializers by type, but throw if the implementation is not a dictionary.
        (IChildSerializerConfigurable one, IChildSerializerConfigurable other) when IsOfInterface(serializer) => IsSame(one.ChildSerializer, other.ChildSerializer),
        (IBsonDictionarySerializer one, IBsonDictionarySerializer other) =>
            one.DictionaryRepresentation == other.DictionaryRepresentation &&
            IsSame(one.KeySerializer, other.KeySerializer) &&
            IsSame(one.ValueSerializer, other.ValueSerializer),
        (IChildSerializerConfigurable one, IChildSerializerConfigurable other) => IsSame(one.ChildSerializer, other.ChildSerializer),
        (IRepresentationConfigurable one, IRepresentationConfigurable other) =>
            one.Representation == other.Representation && HasSameConverter(serializer, automatic),

        // Each member of a BsonValue type gets a new instance.
        _ => typeof(BsonValue).IsAssignableFrom(serializer.ValueType),
    };

    private static bool HasSameConverter(IBsonSerializer serializer, IBsonSerializer automatic) =>
        (serializer, automatic) is not (IRepresentationConverterConfigurable { Converter: var one }, IRepresentationConverterConfigurable { Converter: var other }) ||
        (one.AllowOverflow == other.AllowOverflow && one.AllowTruncation == other.AllowTruncation);

    private static bool IsOfInterface(IBsonSerializer serializer) =>
        serializer.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(ImpliedImplementationInterfaceSerializer<,>);

    private static bool IsOfDriver(IBsonSerializer serializer) => serializer.GetType().Assembly == typeof(BsonSerializer).Assembly;

    private static bool IsRegistered(IBsonSerializer serializer) => ReferenceEquals(serializer, BsonSerializer.LookupSerializer(serializer.ValueType));
}
