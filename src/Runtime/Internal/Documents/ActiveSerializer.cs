using System.Diagnostics.CodeAnalysis;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Driver;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>
/// The serializer that reads and writes a type: the generated one or another. The decision is made once, on first use.
/// </summary>
/// <remarks>The generated serializer is not used if the user registered another serializer, a class map or conventions that change the type.</remarks>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class ActiveSerializer<T>
{
    private static readonly GeneratedBsonSerializer<T>? Serializer = Find();

    /// <summary>Whether generated code serves the type. The JIT folds this readonly static; <see cref="RegisteredSerializer{T}"/> explains why it takes no lock.</summary>
    public static readonly bool IsGenerated = Serializer is not null;

    /// <summary>The serializer that serves the type.</summary>
    /// <exception cref="InvalidOperationException">The type has no generated serializer.</exception>
    public static IBsonSerializer<T> Current => Serializer ?? FindRegistered();

    /// <summary>The generated serializer; null if another serializer serves the type.</summary>
    public static GeneratedBsonSerializer<T>? Generated => Serializer;

    private static GeneratedBsonSerializer<T>? Find()
    {
        try
        {
            if (!GeneratedSerializers.Include(typeof(T)))
            {
                return null;
            }

            var registered = BsonSerializer.LookupSerializer(typeof(T));
            if (registered is GeneratedBsonSerializer<T> generated)
            {
                return generated is IGeneratedSerializer { FallbackReason: null } ? generated : null;
            }

            Fallbacks.Add(typeof(T), registered);
            return null;
        }
        catch (Exception)
        {
            // The driver rejects the type, or a provider of the user throws. The first use reports the reason; an exception of a static constructor would hide it.
            return null;
        }
    }

    private static IBsonSerializer<T> FindRegistered() => GeneratedSerializers.Include(typeof(T))
        ? RegisteredSerializer<T>.Current
        : throw new InvalidOperationException(
            $"Type {typeof(T).FullName} has no generated serializer. Make it partial and put [BsonGenerated] on it, " +
            $"or add [assembly: BsonGenerated(typeof({typeof(T).Name}))] for a type that you can't change.");
}
