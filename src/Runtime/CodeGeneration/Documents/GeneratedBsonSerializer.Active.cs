namespace BsonGen.CodeGeneration;

// The decision which serializer serves the type; see ActiveSerializer.
public abstract partial class GeneratedBsonSerializer<T>
{
    /// <summary>The generated serializer; null if another serializer serves the type.</summary>
    internal static readonly GeneratedBsonSerializer<T>? Active = FindActive();

    /// <summary>Whether generated code serves the type.</summary>
    internal static readonly bool IsActive = Active is not null;

    /// <summary>
    /// Whether documents of the type have been read, by generated code. A discriminator convention can be registered until then, also after documents were written.
    /// </summary>
    internal static bool IsReading { get; private set; }

    /// <summary>Whether generated code reads documents of the type. The first call registers its discriminator convention, as a class map does.</summary>
    internal bool CanRead => IsReading || DecideReading();

    /// <inheritdoc cref="IGeneratedSerializer.FallbackReason" />
    private partial string? FallbackReason { get; }

    /// <summary>Whether elements that match no member are skipped, although the code was compiled to refuse them.</summary>
    internal partial bool IgnoresExtraElements { get; }

    private partial bool DecideReading();

    private static GeneratedBsonSerializer<T>? FindActive()
    {
        try
        {
            if (!GeneratedSerializers.Include(typeof(T)))
            {
                return null;
            }

            var registered = DriverRegistry.LookUpSerializer(typeof(T));
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
