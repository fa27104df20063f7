using System.Collections.Concurrent;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using MongoDB.Bson.Serialization;

namespace BsonGen.Registration;

/// <summary>
/// The serializers of one assembly. Generated code derives from it; nothing is created before the driver asks for it.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class GeneratedTypes : IBsonSerializationProvider
{
    private static readonly ConcurrentDictionary<GeneratedTypes, bool> Registered = new();

    private int _isProvider;
    private bool _isComplete;

    /// <summary>
    /// Called by the module initializer: makes the driver find the serializers of types that carry no attribute.
    /// </summary>
    /// <remarks>
    /// The annotated types name their serializer in a <c>[BsonSerializer]</c> attribute, which the driver finds by itself and asks
    /// after all of the user's providers; this way the answer does not depend on when an assembly is loaded. Attributes can't be
    /// relied on where code is compiled ahead of time, so there this provider answers for all types.
    /// </remarks>
    public void RegisterAtStartup()
    {
        Registered.TryAdd(this, true);
        if (!RuntimeFeature.IsDynamicCodeSupported)
        {
            Register();
        }
        else if (HasUnannotated)
        {
            BecomeProvider();
        }
    }

    /// <summary>Makes the driver find all serializers of the assembly; harmless when called again.</summary>
    public void Register()
    {
        Registered.TryAdd(this, true);
        _isComplete = true;
        BecomeProvider();
    }

    /// <inheritdoc />
    public IBsonSerializer? GetSerializer(Type type) => Create(type, _isComplete);

    /// <summary>Whether there are types that carry no attribute.</summary>
    protected abstract bool HasUnannotated { get; }

    /// <summary>Creates the serializer of a type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="includeAnnotated">Whether types that carry the attribute are included.</param>
    /// <returns>Null for a type that the assembly has no serializer for.</returns>
    protected abstract IBsonSerializer? Create(Type type, bool includeAnnotated);

    /// <summary>Whether a type has a generated serializer, in charge or not.</summary>
    internal static bool Includes(Type type)
    {
        if (type.IsDefined(typeof(BsonGeneratedAttribute), inherit: false))
        {
            return true;
        }

        RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        foreach (var (types, _) in Registered)
        {
            if (types.Create(type, includeAnnotated: true) is not null)
            {
                return true;
            }
        }

        return false;
    }

    private void BecomeProvider()
    {
        if (Interlocked.Exchange(ref _isProvider, 1) == 0)
        {
            BsonSerializer.RegisterSerializationProvider(this);
        }
    }
}
