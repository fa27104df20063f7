using System.ComponentModel;
using System.Reflection;
using System.Runtime.CompilerServices;
using BsonGen.Internal.Documents;
using BsonGen.Internal.Driver;
using BsonGen.Internal.Registration;
using MongoDB.Bson.Serialization;

namespace BsonGen.CodeGeneration;

/// <summary>
/// The serializers of one assembly. Generated code derives from it; nothing is created before the driver asks for it.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class GeneratedSerializerProvider : IRegistryAwareBsonSerializationProvider
{
    private int _isProvider;
    private bool _isComplete;

    /// <summary>
    /// Called when an assembly is loaded that declares conventions, or has types which carry no attribute: makes the driver follow and find them.
    /// </summary>
    /// <remarks>
    /// The annotated types name their serializer in a <c>[BsonSerializer]</c> attribute, which the driver finds by itself and asks
    /// after all of the user's providers; this way the answer does not depend on when an assembly is loaded. Attributes can't be
    /// relied on where code is compiled ahead of time, so there this provider answers for all types.
    /// </remarks>
    public void RegisterAtStartup()
    {
        _isComplete |= !RuntimeFeature.IsDynamicCodeSupported;
        BecomeProvider();
    }

    /// <summary>Makes the driver find all serializers of the assembly; harmless when called again.</summary>
    public void Register()
    {
        _isComplete = true;
        BecomeProvider();
    }

    /// <inheritdoc />
    public IBsonSerializer? GetSerializer(Type type) => CreateUnannotated(type) ?? (_isComplete ? CreateAnnotated(type) : null);

    /// <inheritdoc />
    /// <returns>Null for a registry of a serialization domain other than the default one: the class maps of that domain have to serve it.</returns>
    public IBsonSerializer? GetSerializer(Type type, IBsonSerializerRegistry serializerRegistry) =>
        SerializationDomains.IsDefault(serializerRegistry) ? GetSerializer(type) : null;

    /// <summary>Whether the assembly declares conventions.</summary>
    protected virtual bool HasConventions => false;

    /// <summary>Creates the serializer of a type that carries the attribute.</summary>
    /// <param name="type">The type.</param>
    /// <returns>Null for a type that the assembly has no such serializer for.</returns>
    protected virtual IBsonSerializer? CreateAnnotated(Type type) => null;

    /// <summary>Creates the serializer of a type that carries no attribute.</summary>
    /// <param name="type">The type.</param>
    /// <returns>Null for a type that the assembly has no such serializer for.</returns>
    protected virtual IBsonSerializer? CreateUnannotated(Type type) => null;

    /// <summary>Whether the driver finds a generated serializer for a type that nothing else is registered for.</summary>
    internal static bool AreServing(Type type) => type.IsDefined(typeof(GeneratedSerializerAttribute), inherit: false) || GeneratedSerializers.AreProvided(type);

    private void BecomeProvider()
    {
        GeneratedSerializers.Add(this);
        if (HasConventions)
        {
            DeclaredConventions.Of(GetType().Assembly)?.Register();
        }

        if (Interlocked.Exchange(ref _isProvider, 1) == 0)
        {
            BsonSerializer.RegisterSerializationProvider(this);
        }
    }
}
