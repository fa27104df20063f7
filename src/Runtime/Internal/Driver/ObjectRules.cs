namespace BsonGen.Internal.Driver;

/// <summary>The configuration of an <see cref="ObjectSerializer"/>: the types that it serves, and how it stores Guids.</summary>
internal sealed class ObjectRules(ObjectSerializer serializer)
{
    // The driver's function allocates for generic types, and never changes its mind.
    private static readonly ConcurrentDictionary<Type, bool> DefaultAnswers = new();

    // The representation of Guids; unspecified if the driver must read and write them, or refuses to.
    public GuidRepresentation Guids =>
        DriverVersion.ObjectsHoldRegisteredGuids && serializer.GuidRepresentation == GuidRepresentation.Unspecified
            ? RegisteredGuid.Representation
            : GuidRepresentation.Unspecified;

    // Null for other serializers, and for another discriminator convention.
    public static ObjectRules? Of(object? serializer) =>
        serializer is ObjectSerializer objects && IsStandard(objects.DiscriminatorConvention) ? new(objects) : null;

    // Whether the driver reads values of the type; it throws for the others.
    public bool MayRead(Type type) => serializer.AllowedDeserializationTypes(type);

    public bool MayWrite(Type type) => serializer.AllowedSerializationTypes(type);

    // For the few types of the framework that are written in line. A function of the user is asked for each value.
    public bool MayWriteInLine(Type type) =>
        ReferenceEquals(serializer.AllowedSerializationTypes, ObjectSerializer.DefaultAllowedTypes)
            ? DefaultAnswers.GetOrAdd(type, ObjectSerializer.DefaultAllowedTypes)
            : MayWrite(type);

    // Whether a convention is the driver's own for objects and interfaces, with its usual element.
    public static bool IsStandard(object? convention) =>
        convention is ObjectDiscriminatorConvention { ElementName: ClassMapRules.DiscriminatorElementName } &&
        convention.GetType() == typeof(ObjectDiscriminatorConvention);

    // Whether an interface or object has such a convention, or will have it.
    public static bool IsStandardFor(Type type) =>
        DriverRegistry.FindConvention(type) is not { } convention || IsStandard(convention);
}
