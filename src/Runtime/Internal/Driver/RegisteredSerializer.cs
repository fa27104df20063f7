namespace BsonGen.Internal.Driver;

/// <summary>
/// The serializer that the driver's registry holds for a type. The decision is made once, on first use.
/// </summary>
/// <remarks>
/// A user may register another serializer for any type before its first use, even for a primitive type, and a class map would use it. Therefore
/// values are read and written in line only if the registry holds the driver's default serializer. The JIT folds these readonly statics. They
/// take the runtime's lock for static constructors, so code that runs under the driver's configuration lock doesn't use them: the creation of
/// serializers, for example.
/// </remarks>
internal static class RegisteredSerializer<T>
{
    /// <summary>Whether the registry holds the driver's own serializer for the type, whose rules are known.</summary>
    public static readonly bool IsDefault = DefaultSerializers.IsDefault(typeof(T));

    /// <summary>
    /// Whether the registry holds the driver's own serializer for a collection, which stores its items as elements. An array of a type parameter
    /// may be an array of bytes, which the driver stores as binary data.
    /// </summary>
    public static readonly bool IsDefaultCollection = IsDefault && typeof(T) != typeof(byte[]);

    /// <summary>The BSON type that the default serializer writes; <see cref="BsonType.EndOfDocument"/> for another serializer, or if the type depends on the value.</summary>
    public static readonly BsonType Representation = IsDefault ? DefaultSerializers.GetRepresentation(typeof(T)) : BsonType.EndOfDocument;

    /// <summary>The serializer, the driver's default or another. The registry also accepts serializers of base types of <typeparamref name="T"/>.</summary>
    /// <exception cref="BsonSerializationException">The driver has no serializer for the type.</exception>
    /// <exception cref="NotSupportedException">The driver can create the serializer only by generating code at run time, which native code can't.</exception>
    public static IBsonSerializer Current => RegisteredSerializers.Find(typeof(T));
}

/// <summary>Looks up the serializers that the driver's registry holds.</summary>
internal static class RegisteredSerializers
{
    /// <inheritdoc cref="RegisteredSerializer{T}.Current" />
    public static IBsonSerializer Find(Type type)
    {
        try
        {
            return DriverRegistry.LookUpSerializer(type);
        }
        catch (NotSupportedException error) when (!RuntimeFeature.IsDynamicCodeSupported)
        {
            throw new NotSupportedException(
                $"The driver creates the serializer of {type} by reflection, which fails in native code. " +
                "Register a serializer for the type, or use a type that BsonGen reads and writes itself. Use generic types as members of other types only.",
                error);
        }
    }
}
