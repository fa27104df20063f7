using BsonGen.Internal.Documents;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

// The decision which serializer serves the type; see ActiveSerializer.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <summary>The generated serializer; null if another serializer serves the type.</summary>
    internal static readonly GeneratedBsonSerializer<T>? Active = FindActive();

    /// <summary>Whether generated code serves the type.</summary>
    internal static readonly bool IsActive = Active is not null;

    /// <inheritdoc cref="IGeneratedSerializer.FallbackReason" />
    private partial string? FallbackReason { get; }

    private static GeneratedBsonSerializer<T>? FindActive()
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
                return generated.FallbackReason is null ? generated : null;
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
}
