using System.Collections.Concurrent;
using BsonGen.Internal.Driver;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Conventions;

namespace BsonGen.Internal.Registration;

/// <summary>
/// Gives the classes that are declared the root of a hierarchy the hierarchical discriminator convention, before anything asks for the
/// convention of a class below and thereby fixes another one for good.
/// </summary>
internal static class RootClasses
{
    private static readonly ConcurrentDictionary<Type, bool> Registered = new();

    public static void Register(Type rootClass)
    {
        // Before 3.0 that convention is every class's.
        if (DriverVersion.HasScalarDiscriminators && Registered.TryAdd(rootClass, true))
        {
            try
            {
                BsonSerializer.RegisterDiscriminatorConvention(rootClass, StandardDiscriminatorConvention.Hierarchical);
            }
            catch (BsonSerializationException)
            {
                // A convention is registered already: the user's, or the same one by a class map.
            }
        }
    }
}
