using System.Reflection;
using BsonGen.CodeGeneration;
using MongoDB.Bson.Serialization;

namespace Conformance.Harness;

/// <summary>Finds which serializer serves a type. The look-up is a first use of the type.</summary>
internal static class GeneratedSerializers
{
    /// <summary>Whether the registry holds a generated serializer that does not fall back to the class map.</summary>
    public static bool IsInCharge(Type type)
    {
        if (LookUp(type) is not { } serializer || FindGeneratedBase(serializer) is not { } generated)
        {
            return false;
        }

        try
        {
            return generated.GetProperty("FallbackReason", BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(serializer) is null;
        }
        catch (TargetInvocationException)
        {
            // The driver refuses something of the type.
            return false;
        }
    }

    /// <summary>Whether the registry holds a generated serializer, which may fall back to the class map.</summary>
    public static bool IsCompiled(Type type) => LookUp(type) is { } serializer && FindGeneratedBase(serializer) is not null;

    /// <summary>Whether the driver refuses to make a serializer for the type.</summary>
    public static bool IsRefused(Type type) => LookUp(type) is null;

    /// <summary>The type's serializer; null when the driver refuses to make it, which tests compare where the type is used.</summary>
    public static IBsonSerializer? LookUp(Type type)
    {
        try
        {
            return BsonSerializer.LookupSerializer(type);
        }
        catch (Exception)
        {
            return null;
        }
    }

    private static Type? FindGeneratedBase(IBsonSerializer serializer)
    {
        for (var level = serializer.GetType(); level is not null; level = level.BaseType)
        {
            if (level.IsGenericType && level.GetGenericTypeDefinition() == typeof(GeneratedBsonSerializer<>))
            {
                return level;
            }
        }

        return null;
    }
}
