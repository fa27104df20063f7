namespace BsonGen.CodeGeneration;

/// <summary>What generated serializers share: the decision whether generated code or the class map serves the type.</summary>
/// <remarks>It is not generic, since the JIT would compile the methods again for each value type.</remarks>
[EditorBrowsable(Never)]
public abstract partial class GeneratedSerializer
{
    /// <summary>Whether documents were read. Until then, a discriminator convention can be registered.</summary>
    private bool _canRead;

    /// <summary>Whether they are read without a search for needed elements.</summary>
    private bool _isReading;

    /// <summary>
    /// Whether they are also read without a search for a discriminator: as long as the driver has this number of discriminators.
    /// </summary>
    private int _plainWhile = -1;

    /// <summary>The type of the documents.</summary>
    public Type ValueType { get; }

    private protected partial FallbackReason? FallbackReason { get; }

    /// <summary>Whether unknown elements are skipped, although the code was compiled to refuse them.</summary>
    internal partial bool IgnoresExtraElements { get; }

    /// <summary>
    /// Whether generated code reads the type. The first call registers its discriminator convention, as a class map does.
    /// </summary>
    internal bool CanRead => _canRead || (_canRead = DecideReading());

    private partial bool DecideReading();

    /// <summary>Finds the generated serializer that serves a type; null if another serializer does.</summary>
    protected static GeneratedSerializer? FindActive(Type type)
    {
        try
        {
            if (!GeneratedSerializers.Include(type))
            {
                return null;
            }

            var registered = DriverRegistry.TryLookUpSerializer(type);
            if (registered is GeneratedSerializer generated && generated.ValueType == type)
            {
                return generated.FallbackReason is null ? generated : null;
            }

            if (registered is not null)
            {
                Fallbacks.AddOther(type, registered);
            }

            return null;
        }
        catch (Exception)
        {
            // The first use reports the reason, which an exception of a static constructor would hide.
            return null;
        }
    }
}
