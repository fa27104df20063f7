namespace BsonGen.Internal.Driver;

/// <summary>The configuration of an <see cref="ObjectSerializer"/>: the types that it serves, and how it stores Guids.</summary>
internal sealed class ObjectRules(ObjectSerializer serializer)
{
    // The driver's function allocates for generic types, and never changes its mind.
    private static readonly ConcurrentDictionary<Type, bool> DefaultAnswers = new();

    // It has the answer of the function already, which the driver would ask again about a value that it serves.
    private readonly ObjectSerializer _allowing = Copy(serializer, static _ => true);
    private readonly ObjectSerializer _refusing = Copy(serializer, static _ => false);

    // The representation of Guids; unspecified if the driver must read and write them, or refuses to.
    public GuidRepresentation Guids =>
        DriverVersion.ObjectsHoldRegisteredGuids && serializer.GuidRepresentation == GuidRepresentation.Unspecified
            ? RegisteredGuid.Representation
            : GuidRepresentation.Unspecified;

    public IBsonSerializer After(bool isAllowed) => isAllowed ? _allowing : _refusing;

    /// <returns>Null for other serializers, and for another discriminator convention.</returns>
    public static ObjectRules? Of(object? serializer) =>
        serializer is ObjectSerializer objects && IsStandard(objects.DiscriminatorConvention) ? new(objects) : null;

    /// <summary>
    /// Whether the driver reads values of the type; it throws for the others. A function of the user is asked for each value.
    /// </summary>
    public bool MayRead(Type type) => serializer.AllowedDeserializationTypes(type);

    public bool MayWrite(Type type) => serializer.AllowedSerializationTypes(type);

    // Few types of the framework are written in line.
    public bool MayWriteInLine(Type type) =>
        ReferenceEquals(serializer.AllowedSerializationTypes, ObjectSerializer.DefaultAllowedTypes)
            ? DefaultAnswers.GetOrAdd(type, ObjectSerializer.DefaultAllowedTypes)
            : MayWrite(type);

    /// <summary>Whether a convention is the driver's own for objects and interfaces, with its usual element.</summary>
    public static bool IsStandard(object? convention) =>
        convention is ObjectDiscriminatorConvention { ElementName: ClassMapRules.DiscriminatorElementName } &&
        convention.GetType() == typeof(ObjectDiscriminatorConvention);

    /// <summary>Whether an interface or object has such a convention, or will have it.</summary>
    public static bool IsStandardFor(Type type) =>
        DriverRegistry.FindConvention(type) is not { } convention || IsStandard(convention);

    private static ObjectSerializer Copy(ObjectSerializer serializer, Func<Type, bool> answer) =>
        new(serializer.DiscriminatorConvention, serializer.GuidRepresentation, answer, answer);
}
