using System.Runtime.CompilerServices;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Driver;

/// <summary>
/// What the driver's registry holds for a type, decided once, on first use.
/// </summary>
/// <remarks>
/// A user may register another serializer for any type, primitives included, before it is first used; the class map would use it, so
/// reading and writing in line is legal only for the driver's default serializers. The answers are readonly statics so that the JIT
/// folds them away. Nothing that runs under the driver's configuration lock reads them: serializers are created without touching
/// them, so no lock order is inverted.
/// </remarks>
internal static class RegisteredSerializer<T>
{
    /// <summary>Whether the serializer is the driver's own for the type, so that its rules are known.</summary>
    public static readonly bool IsDefault = DefaultSerializers.IsDefault(typeof(T));

    /// <summary>
    /// Whether the serializer is the driver's own for a collection, and stores item by item. An array of a type parameter may be an array of
    /// bytes, which is stored as binary data.
    /// </summary>
    public static readonly bool IsDefaultCollection = IsDefault && typeof(T) != typeof(byte[]);

    /// <summary>The BSON type that the default serializer writes; <see cref="BsonType.EndOfDocument"/> when it is not the default or it depends.</summary>
    public static readonly BsonType Representation = IsDefault ? DefaultSerializers.GetRepresentation(typeof(T)) : BsonType.EndOfDocument;

    /// <summary>The serializer, the driver's default or another.</summary>
    /// <exception cref="BsonSerializationException">The driver has no serializer for the type.</exception>
    /// <exception cref="NotSupportedException">It could only be created by generating code at run time, which there is not.</exception>
    public static IBsonSerializer<T> Current
    {
        get
        {
            try
            {
                return BsonSerializer.LookupSerializer<T>();
            }
            catch (NotSupportedException error) when (!RuntimeFeature.IsDynamicCodeSupported)
            {
                throw new NotSupportedException(
                    $"The driver creates the serializer of {typeof(T)} by reflection, for which code compiled ahead of time holds nothing. " +
                    "Register a serializer for the type; or use a type that BsonGen reads and writes itself, generic types as members of others.",
                    error);
            }
        }
    }
}
