namespace BsonGen.Internal.Registration;

/// <summary>The settings of a class map that derived classes inherit.</summary>
/// <param name="RootClass">The nearest root class; null if there is none.</param>
/// <param name="HasDiscriminatorConvention">Whether the user has set one in a class map.</param>
internal sealed record InheritedSettings(
    bool RequiresDiscriminator = false,
    bool IgnoresExtraElements = false,
    Type? RootClass = null,
    bool HasDiscriminatorConvention = false)
{
    /// <summary>Gets the settings of a frozen class map, which has copied those of its base class.</summary>
    public static InheritedSettings Of(BsonClassMap map) => new(
        map.DiscriminatorIsRequired,
        map.IgnoreExtraElements,
        map.HasRootClass ? FindRootClass(map) : null,
        HasConvention(map));

    /// <summary>
    /// Finds the settings by attributes, as the code was compiled. Those of object and ValueType pass nothing on then.
    /// </summary>
    public static InheritedSettings OfCompiled(Type type)
    {
        var settings = new InheritedSettings();
        var areExtraElementsPassedOn = false;
        foreach (var level in TypeLevels.MappedOf(type).Reverse())
        {
            var map = MapWithoutMembers(level);
            var inheritsIgnoring = settings.IgnoresExtraElements && areExtraElementsPassedOn;
            areExtraElementsPassedOn = inheritsIgnoring || map.IgnoreExtraElementsIsInherited;
            settings = new(
                settings.RequiresDiscriminator || map.DiscriminatorIsRequired,
                inheritsIgnoring || map.IgnoreExtraElements,
                map.IsRootClass ? level : settings.RootClass);
        }

        return settings;
    }

    /// <summary>Describes the first difference to the compiled settings that generated code can't follow; null if none.</summary>
    public string? FindDifference(InheritedSettings compiled)
    {
        if (HasDiscriminatorConvention)
        {
            return "it has a discriminator convention";
        }

        if (RootClass is null && compiled.RootClass is not null)
        {
            return $"it has no root class, compiled with {compiled.RootClass.FullName}";
        }

        return compiled.IgnoresExtraElements && !IgnoresExtraElements
            ? "it refuses extra elements, compiled as ignoring them"
            : null;
    }

    /// <summary>Describes a difference that concerns only writing; null if none.</summary>
    public string? FindDifferenceInWriting(InheritedSettings compiled) =>
        RootClass != compiled.RootClass
            ? $"its root class is {RootClass?.FullName}, compiled as {compiled.RootClass?.FullName ?? "none"}" :
        RequiresDiscriminator != compiled.RequiresDiscriminator
            ? (RequiresDiscriminator
                ? "its discriminator is required, compiled as not required"
                : "its discriminator is not required, compiled as required") :
        null;

    /// <summary>Whether derived classes inherit a setting from the class map of object or ValueType.</summary>
    public static bool ArePassedOnByFramework(Type type)
    {
        // A loop, since the first use of each type pays for it.
        for (var level = type; level is not null; level = level.BaseType)
        {
            if (TypeLevels.IsOfFramework(level) && ArePassedOn(level))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a frozen class map has a setting that classes inherit.</summary>
    private static bool HasAny(BsonClassMap map) =>
        map.DiscriminatorIsRequired ||
        map.IsRootClass ||
        (map.IgnoreExtraElements && map.IgnoreExtraElementsIsInherited) ||
        ClassMapComparison.HasDiscriminatorConvention(map);

    private static bool ArePassedOn(Type frameworkClass)
    {
        // The default conventions set nothing that derived classes inherit.
        if (!ClassMaps.IsFollowed(frameworkClass) && !RegisteredConventions.AreChanged(frameworkClass))
        {
            return false;
        }

        try
        {
            return HasAny(ClassMaps.LookUpToCompare(frameworkClass));
        }
        catch (Exception)
        {
            // The driver then refuses derived classes, too.
            return true;
        }
    }

    // The driver also keeps a convention there that it has looked up, which does not count.
    private static bool HasConvention(BsonClassMap? map) =>
        map is not null && (ClassMapComparison.HasDiscriminatorConvention(map) || HasConvention(map.BaseClassMap));

    private static Type? FindRootClass(BsonClassMap? map) =>
        map is null || map.IsRootClass ? map?.ClassType : FindRootClass(map.BaseClassMap);

    /// <summary>Maps a class by its attributes, without its members.</summary>
    private static BsonClassMap MapWithoutMembers(Type type)
    {
        var map = new BsonClassMap(type);
        // The default pack does so.
        map.SetIgnoreExtraElements(false);
        foreach (var attribute in type.GetCustomAttributes(inherit: false).OfType<IBsonClassMapAttribute>())
        {
            attribute.Apply(map);
        }

        return map;
    }
}
