namespace BsonGen.Internal.Documents;

/// <summary>The discriminators of a type by the driver's standard conventions, which would create class maps.</summary>
internal static class ClassDiscriminators
{
    // Gets the discriminator of a document, or null for none; false if only the convention itself can answer.
    public static bool TryGet(
        IDiscriminatorConvention convention, Type nominalType, Type actualType, out BsonValue? discriminator)
    {
        discriminator = null;
        var isHierarchical = convention.GetType() == typeof(HierarchicalDiscriminatorConvention);
        if (!isHierarchical && convention.GetType() != typeof(ScalarDiscriminatorConvention))
        {
            return false;
        }

        // The class map of a type that does not follow generated code may have another discriminator.
        var isGenerated = DriverRegistry.LookUpSerializer(actualType) is IGeneratedSerializer { FallbackReason: null };
        if (!isGenerated && !ClassMaps.HasLateMap(actualType))
        {
            return false;
        }

        // The type comes first, then its base classes.
        List<Level> levels = [.. isGenerated ? OfCompiled(actualType) : OfClassMap(ClassMaps.LookUp(actualType))];
        var root = isHierarchical ? levels.FindIndex(static level => level.IsRoot) : -1;
        discriminator = root switch
        {
            < 0 when actualType == nominalType && !levels.Exists(static level => level.IsRequired) => null,
            <= 0 => levels[0].Discriminator,
            _ => new BsonArray(levels.Take(root + 1).Reverse().Select(static level => level.Discriminator)),
        };
        return true;
    }

    private static IEnumerable<Level> OfCompiled(Type type) => TypeLevels.Of(type)
        .Where(static level => level != typeof(object))
        .Select(static level =>
            ClassMaps.IsFollowed(level) ? Of(DriverRegistry.LookUpClassMap(level)) : OfAttributes(level));

    // The base class map may be one that the user passed, which is not registered.
    private static IEnumerable<Level> OfClassMap(BsonClassMap map) =>
        map.BaseClassMap is { } parent ? OfClassMap(parent).Prepend(Of(map)) : [Of(map)];

    private static Level OfAttributes(Type type)
    {
        // The last attribute counts; a derived one may stand beside the driver's.
        var attribute = type.GetCustomAttributes<BsonDiscriminatorAttribute>(inherit: false).LastOrDefault();
        var discriminator = attribute?.Discriminator ?? DriverVersion.GetDefaultDiscriminator(type);
        return new Level(discriminator, attribute is { Required: true }, attribute is { RootClass: true });
    }

    private static Level Of(BsonClassMap map) => new(map.Discriminator, map.DiscriminatorIsRequired, map.IsRootClass);

    private sealed record Level(string Discriminator, bool IsRequired, bool IsRoot);
}
