namespace BsonGen.Internal.Queries.Results;

/// <summary>Decides whether a serializer reads values as the registered serializer of their type does.</summary>
internal static class EqualReading
{
    // Their representation decides only how they write.
    private static readonly HashSet<Type> ReadersOfAnyRepresentation =
    [
        typeof(Int32Serializer), typeof(Int64Serializer), typeof(DoubleSerializer), typeof(DecimalSerializer),
        typeof(ObjectIdSerializer), typeof(EnumSerializer<>),
    ];

    /// <remarks>
    /// False for a type that nobody has looked up, as if an attribute or a convention sets the serializer of each member. A
    /// look-up would ask the providers of the user, and no serializer could be registered any more.
    /// </remarks>
    public static bool IsOfRegistered(IBsonSerializer serializer, Type type) =>
        DriverRegistry.FindSerializer(type) is { } registered && ReadAlike(serializer, registered);

    private static bool ReadAlike(IBsonSerializer serializer, IBsonSerializer registered)
    {
        var type = serializer.GetType();
        if (type == registered.GetType() && DriverReflection.IsOfDriver(type))
        {
            var definition = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
            if (definition == typeof(NullableSerializer<>))
            {
                return ReadAlike(DefaultSerializers.ChildOf(serializer), DefaultSerializers.ChildOf(registered));
            }

            if (ReadersOfAnyRepresentation.Contains(definition))
            {
                var representation = ((IRepresentationConfigurable)registered).Representation;
                serializer = ((IRepresentationConfigurable)serializer).WithRepresentation(representation);
            }
        }

        return SerializerComparison.AreAlike(serializer, registered);
    }
}
