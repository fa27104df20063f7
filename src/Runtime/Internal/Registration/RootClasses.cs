using System.Collections.Concurrent;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Registration;

/// <summary>
/// Registers the hierarchical discriminator convention for root classes. This must happen before the first look-up of the convention of a derived
/// class, since the driver keeps the result of that look-up.
/// </summary>
internal static class RootClasses
{
    private static readonly ConcurrentDictionary<Type, bool> Registered = new();

    public static void Register(Type rootClass)
    {
        // Before 3.0, all classes have this convention.
        if (DriverVersion.HasScalarDiscriminators && Registered.TryAdd(rootClass, true))
        {
            try
            {
                BsonSerializer.RegisterDiscriminatorConvention(rootClass, StandardDiscriminatorConvention.Hierarchical);
            }
            catch (BsonSerializationException)
            {
                // The user or a class map has registered a convention already.
            }
        }
    }
}
