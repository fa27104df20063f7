using System.Reflection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace BsonGen.Internal.Driver;

/// <summary>
/// Tells whether a member's serializer is the one that mapping its class automatically gives it. The driver's serializers can be compared
/// since 2.27; before, each is equal to itself alone, and attributes give every class map instances of its own.
/// </summary>
internal static class SerializerComparison
{
    public static bool IsSame(IBsonSerializer serializer, IBsonSerializer automatic) =>
        serializer.Equals(automatic) ||
        (serializer.GetType() == automatic.GetType() &&
            (IsOfDriver(serializer) ? HasSameSettings(serializer, automatic) : !IsRegistered(automatic)));

    // What is not known here is taken for different: then the class map stays in charge.
    private static bool HasSameSettings(IBsonSerializer serializer, IBsonSerializer automatic) => (serializer, automatic) switch
    {
        _ when DriverVersion.ComparesSerializers => false,
        (DateTimeSerializer one, DateTimeSerializer other) =>
            one.Kind == other.Kind && one.DateOnly == other.DateOnly && one.Representation == other.Representation,
        (GuidSerializer one, GuidSerializer other) =>
            one.GuidRepresentation == other.GuidRepresentation && one.Representation == other.Representation,
        (TimeSpanSerializer one, TimeSpanSerializer other) => one.Units == other.Units && one.Representation == other.Representation,
        // Those of collection interfaces are dictionary serializers by type, and throw where the implementation holds no pairs.
        (IChildSerializerConfigurable one, IChildSerializerConfigurable other) when IsOfInterface(serializer) => IsSame(one.ChildSerializer, other.ChildSerializer),
        (IBsonDictionarySerializer one, IBsonDictionarySerializer other) =>
            one.DictionaryRepresentation == other.DictionaryRepresentation &&
            IsSame(one.KeySerializer, other.KeySerializer) &&
            IsSame(one.ValueSerializer, other.ValueSerializer),
        (IChildSerializerConfigurable one, IChildSerializerConfigurable other) => IsSame(one.ChildSerializer, other.ChildSerializer),
        (IRepresentationConfigurable one, IRepresentationConfigurable other) =>
            one.Representation == other.Representation && HasSameConverter(serializer, automatic),

        // Each member of a BsonValue type gets an instance of its own.
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
