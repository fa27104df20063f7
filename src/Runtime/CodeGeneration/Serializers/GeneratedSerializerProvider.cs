namespace BsonGen.CodeGeneration;

/// <summary>Provides the generated serializers of one assembly when the driver requests them.</summary>
[EditorBrowsable(Never)]
public abstract class GeneratedSerializerProvider : IRegistryAwareBsonSerializationProvider
{
    private int _isProvider;
    private bool _isComplete;

    /// <summary>Registers the serializers of the assembly for types without the attribute.</summary>
    /// <remarks>
    /// Annotated types name their serializer in an attribute. The driver uses it after all providers of the user, so it does not
    /// matter when an assembly is loaded. The attributes don't work in native code, where this provider serves all types.
    /// </remarks>
    public void RegisterAtStartup()
    {
        _isComplete |= !RuntimeFeature.IsDynamicCodeSupported;
        BecomeProvider();
    }

    /// <summary>Registers all serializers of the assembly with the driver. Further calls have no effect.</summary>
    public void Register()
    {
        _isComplete = true;
        BecomeProvider();
    }

    /// <inheritdoc />
    public IBsonSerializer? GetSerializer(Type type) =>
        CreateUnannotated(type) ?? (_isComplete ? CreateAnnotated(type) : null);

    /// <inheritdoc />
    /// <returns>Null for other serialization domains than the default one, which have their own class maps.</returns>
    public IBsonSerializer? GetSerializer(Type type, IBsonSerializerRegistry serializerRegistry) =>
        SerializationDomains.IsDefault(serializerRegistry) ? GetSerializer(type) : null;

    /// <summary>Creates the serializer of a type with the attribute; null for other types.</summary>
    protected virtual IBsonSerializer? CreateAnnotated(Type type) => null;

    /// <summary>Creates the serializer of a type without the attribute; null for other types.</summary>
    protected virtual IBsonSerializer? CreateUnannotated(Type type) => null;

    private void BecomeProvider()
    {
        GeneratedSerializers.Add(this);
        if (Interlocked.Exchange(ref _isProvider, 1) == 0)
        {
            BsonSerializer.RegisterSerializationProvider(this);
        }
    }
}
