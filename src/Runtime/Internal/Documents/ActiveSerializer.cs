using System.Diagnostics.CodeAnalysis;
using BsonGen.CodeGeneration;
using BsonGen.Internal.Driver;
using MongoDB.Bson.Serialization;

namespace BsonGen.Internal.Documents;

/// <summary>
/// Whether the generated serializer of a type is in charge of it, decided once, on first use.
/// </summary>
/// <remarks>It is not when the user registered another serializer or class map for the type, or run-time conventions that change it.</remarks>
[UnconditionalSuppressMessage("Trimming", "IL2091", Justification = MappedMembers.Kept)]
internal static class ActiveSerializer<T>
{
    private static readonly GeneratedBsonSerializer<T>? Serializer = Find();

    /// <summary>A readonly static, so that the JIT folds it away; see <see cref="RegisteredSerializer{T}"/> on locks.</summary>
    public static readonly bool IsGenerated = Serializer is not null;

    /// <summary>The serializer in charge.</summary>
    /// <exception cref="InvalidOperationException">The type has no generated serializer.</exception>
    public static IBsonSerializer<T> Current => Serializer ?? FindRegistered();

    /// <summary>The generated serializer, or null when it is not in charge.</summary>
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
            // The driver refuses the type, or what a user registered throws. Using the type says why, which an error of a static constructor would hide.
            return null;
        }
    }

    private static IBsonSerializer<T> FindRegistered() => GeneratedSerializers.Include(typeof(T))
        ? RegisteredSerializer<T>.Current
        : throw new InvalidOperationException(
            $"Type {typeof(T).FullName} has no generated serializer. Make it partial and put [BsonGenerated] on it, " +
            $"or add [assembly: BsonGenerated(typeof({typeof(T).Name}))] for a type that you can't change.");
}
