namespace BsonGen.Internal.Registration;

/// <summary>
/// Provides no serializer: the driver asks it before it maps a class. Base classes without a class map, which generated code
/// used, then get one by the conventions and id generators of their first use, not by later ones.
/// </summary>
internal sealed class LateMappings : IBsonSerializationProvider
{
    static LateMappings() => BsonSerializer.RegisterSerializationProvider(new LateMappings());

    // The first call registers the provider.
    public static void Observe(Type type) => FirstUse.Observe(type);

    public IBsonSerializer? GetSerializer(Type type)
    {
        // The driver maps no class for primitive values, texts and enums.
        if (Type.GetTypeCode(type) == TypeCode.Object && !GeneratedSerializers.AreFoundFor(type))
        {
            Prepare(type);
        }

        return null;
    }

    private static void Prepare(Type type)
    {
        if (!type.IsValueType && (FirstUse.HasOtherConventions(type) || IdGenerators.HaveChanged(type)))
        {
            ClassMaps.Prepare(type);
        }
        else
        {
            ClassMaps.PrepareFrameworkClasses(type);
        }
    }
}
