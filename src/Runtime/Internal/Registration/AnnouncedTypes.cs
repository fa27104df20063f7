using System.Collections.Concurrent;
using System.Reflection;
using System.Runtime.ExceptionServices;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Driver;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Attributes;

namespace BsonGen.Internal.Registration;

/// <summary>
/// Tells the driver what it would learn from mapping a type: the discriminators of the type and of the classes above it, and of all types that
/// these name as known. For generated types no class map is made, and no serializer, which may still be registered.
/// </summary>
internal static class AnnouncedTypes
{
    // Holds a type once all is told that it leads to: another thread that finds it here may read documents.
    private static readonly ConcurrentDictionary<Type, bool> Announced = new();

    // Types name each other. Threads that come at once each tell all of it; a lock would be held while the driver is asked.
    [ThreadStatic]
    private static HashSet<Type>? _underway;

    /// <summary>Tells it when a serializer is created, which must not fail.</summary>
    /// <param name="type">A type with a generated serializer.</param>
    /// <param name="discriminator">The discriminator that it names, or null.</param>
    /// <param name="knownTypes">The derived types that it names.</param>
    /// <returns>Why the driver refuses a known type; null when it refuses none.</returns>
    public static ExceptionDispatchInfo? TryAdd(Type type, string? discriminator, Type[] knownTypes)
    {
        try
        {
            Add(type, discriminator, knownTypes);
            return null;
        }
        catch (Exception error)
        {
            return ExceptionDispatchInfo.Capture(error);
        }
    }

    private static void Add(Type type, string? discriminator, Type[] knownTypes)
    {
        if (Announced.ContainsKey(type))
        {
            return;
        }

        if (_underway is { } outer)
        {
            Tell(type, discriminator, knownTypes, outer);
            return;
        }

        var underway = _underway = [];
        try
        {
            Tell(type, discriminator, knownTypes, underway);
        }
        finally
        {
            _underway = null;
        }

        foreach (var told in underway)
        {
            Announced.TryAdd(told, true);
        }
    }

    private static void Tell(Type type, string? discriminator, IEnumerable<Type> knownTypes, HashSet<Type> underway)
    {
        if (!underway.Add(type))
        {
            return;
        }

        if (!BsonClassMap.IsClassMapRegistered(type))
        {
            BsonSerializer.RegisterDiscriminator(type, discriminator ?? DriverVersion.GetDefaultDiscriminator(type));
        }

        if (type.BaseType is { } parent)
        {
            TellByAttributes(parent, underway);
        }

        foreach (var known in knownTypes)
        {
            if (underway.Contains(known) || Announced.ContainsKey(known))
            {
                continue;
            }

            if (BsonClassMap.IsClassMapRegistered(known) || !GeneratedSerializerProvider.AreServing(known))
            {
                ClassMaps.LookUp(known);
            }
            else
            {
                TellByAttributes(known, underway);
            }
        }
    }

    /// <summary>Tells of a type that nothing but the driver's default attributes configures.</summary>
    private static void TellByAttributes(Type type, HashSet<Type> underway)
    {
        if (!Announced.ContainsKey(type))
        {
            Tell(
                type,
                type.GetCustomAttribute<BsonDiscriminatorAttribute>(inherit: false)?.Discriminator,
                type.GetCustomAttributes<BsonKnownTypesAttribute>(inherit: false).SelectMany(attribute => attribute.KnownTypes),
                underway);
        }
    }
}
