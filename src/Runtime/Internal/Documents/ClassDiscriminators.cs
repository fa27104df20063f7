namespace BsonGen.Internal.Documents;

/// <summary>The discriminators of a type and its base classes by the driver's two standard conventions, which themselves would create class maps.</summary>
internal sealed class ClassDiscriminators(bool isHierarchical)
{
    // The type comes first, then its base classes.
    private readonly List<Level> _levels = [];

    /// <summary>Null if only the convention itself can answer.</summary>
    public static ClassDiscriminators? Find(IDiscriminatorConvention convention, Type type)
    {
        var isHierarchical = convention.GetType() == typeof(HierarchicalDiscriminatorConvention);
        if (!isHierarchical && convention.GetType() != typeof(ScalarDiscriminatorConvention))
        {
            return null;
        }

        if (DriverRegistry.LookUpSerializer(type) is not IGeneratedSerializer { FallbackReason: null })
        {
            // The class map of a type that does not follow generated code may have another discriminator.
            return ClassMaps.IsReplaced(type) ? OfClassMap(ClassMaps.LookUp(type), isHierarchical) : null;
        }

        var discriminators = new ClassDiscriminators(isHierarchical);
        for (var level = type; level is not null && level != typeof(object); level = level.BaseType)
        {
            discriminators._levels.Add(ClassMaps.IsFollowed(level) ? Of(DriverRegistry.LookUpClassMap(level)) : OfAttributes(level));
        }

        return discriminators;
    }

    /// <summary>Gets the discriminator of a document; null for none.</summary>
    public BsonValue? Get(Type nominalType, Type actualType)
    {
        var root = isHierarchical ? _levels.FindIndex(level => level.IsRoot) : -1;
        return root switch
        {
            < 0 when actualType == nominalType && !_levels.Exists(level => level.IsRequired) => null,
            <= 0 => _levels[0].Discriminator,
            _ => new BsonArray(_levels.Take(root + 1).Reverse().Select(level => level.Discriminator)),
        };
    }

    private static Level OfAttributes(Type type)
    {
        // The last attribute counts; a derived one may stand beside the driver's.
        var attribute = type.GetCustomAttributes<BsonDiscriminatorAttribute>(inherit: false).LastOrDefault();
        return new Level(attribute?.Discriminator ?? DriverVersion.GetDefaultDiscriminator(type), attribute?.Required == true, attribute?.RootClass == true);
    }

    private static ClassDiscriminators OfClassMap(BsonClassMap classMap, bool isHierarchical)
    {
        var discriminators = new ClassDiscriminators(isHierarchical);
        for (var level = classMap; level is not null; level = level.BaseClassMap)
        {
            discriminators._levels.Add(Of(level));
        }

        return discriminators;
    }

    private static Level Of(BsonClassMap classMap) => new(classMap.Discriminator, classMap.DiscriminatorIsRequired, classMap.IsRootClass);

    private sealed record Level(string Discriminator, bool IsRequired, bool IsRoot);
}
