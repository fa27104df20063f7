namespace BsonGen.Internal.Driver;

/// <summary>The registered serializer of a type; decided once, on first use.</summary>
/// <remarks>
/// A user may register another serializer even for a primitive type, and a class map would use it. So values are read and written
/// in line only if the registry holds the driver's default serializer. The JIT folds these readonly statics. They take the
/// runtime's lock for static constructors, so code that runs under the driver's configuration lock, such as the creation of
/// serializers, doesn't use them.
/// </remarks>
internal static class RegisteredSerializer<T>
{
    /// <summary>Whether the registry holds the driver's own serializer, whose rules are known.</summary>
    public static readonly bool IsDefault = DefaultSerializers.IsDefault(typeof(T));

    /// <summary>
    /// Whether the driver's own serializer stores items as elements. An array of a type parameter may hold bytes: binary data.
    /// </summary>
    public static readonly bool IsDefaultCollection = IsDefault && typeof(T) != typeof(byte[]);

    // The BSON type that the default serializer writes, BsonType.EndOfDocument for another, or if it depends on the value.
    public static readonly BsonType Representation =
        IsDefault ? DefaultSerializers.GetRepresentation(typeof(T)) : BsonType.EndOfDocument;

    // The driver's default serializer or another. It may be one of a base type of T.
    public static IBsonSerializer Current => RegisteredSerializers.LookUp(typeof(T));
}

internal static class RegisteredSerializers
{
    public static IBsonSerializer LookUp(Type type)
    {
        try
        {
            return DriverRegistry.LookUpSerializer(type);
        }
        catch (NotSupportedException error) when (!RuntimeFeature.IsDynamicCodeSupported)
        {
            throw new NotSupportedException(
                $"The driver creates the serializer of {type} by reflection, which fails in native code. " +
                "Register a serializer for the type, or use a type that BsonGen reads and writes itself. " +
                "Use generic types as members of other types only.",
                error);
        }
    }
}
