using BsonGen.CodeGeneration;

namespace BsonGen.Internal.Registration;

/// <summary>
/// Provides no serializer. The driver asks it before it maps a class. Base classes that generated code used may have no class map then. They get one by the
/// conventions of their first use, not by later ones.
/// </summary>
internal sealed class LateMappings : IBsonSerializationProvider
{
    static LateMappings() => BsonSerializer.RegisterSerializationProvider(new LateMappings());

    /// <summary>Keeps the conventions in force for a type whose serializer is looked up. The first call registers the provider.</summary>
    public static void Observe(Type type) => ClassMaps.ObserveConventions(type);

    public IBsonSerializer? GetSerializer(Type type)
    {
        if (!type.IsValueType && ClassMaps.HasOtherConventions(type) && !GeneratedSerializerProvider.AreServing(type))
        {
            ClassMaps.Prepare(type);
        }

        return null;
    }
}
