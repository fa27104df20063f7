namespace BsonGen.Internal.Registration.Declaring;

/// <summary>The C# that creates a serializer of a member in a class map.</summary>
internal static class SerializerCode
{
    private const string Namespace = "MongoDB.Bson.Serialization.Serializers.";

    /// <returns>Null if the compiler would not know the serializer from such code.</returns>
    public static string? Find(IBsonSerializer serializer, Assembly assembly)
    {
        var type = serializer.GetType();
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(NullableSerializer<>))
        {
            var child = ((IChildSerializerConfigurable)serializer).ChildSerializer;
            return Find(child, assembly) is { } code
                ? $"new {Namespace}NullableSerializer<{TypeText.NameOf(child.ValueType)}>({code})"
                : null;
        }

        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(EnumSerializer<>))
        {
            var representation = ((IRepresentationConfigurable)serializer).Representation;
            var value = serializer.ValueType;
            return TypeText.CanName(value, assembly)
                ? $"new {Namespace}EnumSerializer<{TypeText.NameOf(value)}>(MongoDB.Bson.BsonType.{representation})"
                : null;
        }

        if (serializer is GuidSerializer { GuidRepresentation: var guids } && serializer.Equals(new GuidSerializer(guids)))
        {
            return $"new {Namespace}GuidSerializer(MongoDB.Bson.GuidRepresentation.{guids})";
        }

        return serializer is IRepresentationConfigurable { Representation: var other } &&
            Attempt.OrNull(() => Create(serializer, other)) is { } equal && serializer.Equals(equal)
                ? $"new {Namespace}{type.Name}(MongoDB.Bson.BsonType.{other})"
                : null;
    }

    // Other serializers of the driver have further options, or no codec.
    private static IBsonSerializer? Create(IBsonSerializer serializer, BsonType representation) => serializer switch
    {
        StringSerializer => new StringSerializer(representation),
        DecimalSerializer => new DecimalSerializer(representation),
        Int32Serializer => new Int32Serializer(representation),
        Int64Serializer => new Int64Serializer(representation),
        DoubleSerializer => new DoubleSerializer(representation),
        CharSerializer => new CharSerializer(representation),
        ObjectIdSerializer => new ObjectIdSerializer(representation),
        DateTimeOffsetSerializer => new DateTimeOffsetSerializer(representation),
        _ => null,
    };
}
