namespace BsonGen.Internal.Registration.Declaring;

/// <summary>The class maps that libraries register, repeated for classes whose generated code does not know them.</summary>
/// <param name="assembly">The assembly whose code will repeat them.</param>
internal sealed class RepeatedClassMaps(Assembly assembly)
{
    private readonly Dictionary<Type, RepeatedClassMap?> _maps = [];

    /// <summary>The class map that the repeated calls of a class would be compiled to.</summary>
    /// <param name="level">A class of a hierarchy, without a compiled class map.</param>
    /// <param name="conventions">What it is compiled with.</param>
    /// <returns>Null if generated code agrees with the registered class map, and if that can't be repeated.</returns>
    public BsonClassMap? FindMap(Type level, IReadOnlyList<IConvention> conventions)
    {
        if (!_maps.TryGetValue(level, out var map))
        {
            map = Attempt.OrNull(() => Repeat(level, conventions));
            _maps.Add(level, map);
        }

        return map is { Obstacle: null } ? map.Map : null;
    }

    /// <summary>The class maps that are to be repeated for some types.</summary>
    public IEnumerable<RepeatedClassMap> ForTypes(IEnumerable<Type> types) => types
        .SelectMany(ClassMaps.MappedLevelsOf)
        .Distinct()
        .Select(level => _maps.GetValueOrDefault(level))
        .OfType<RepeatedClassMap>()
        .Where(static map => map.Obstacle is null);

    /// <summary>Says why a class map of a type or its base classes can't be repeated; null if each can.</summary>
    public string? FindObstacle(Type type) => ClassMaps.MappedLevelsOf(type)
        .Select(level => _maps.GetValueOrDefault(level))
        .OfType<RepeatedClassMap>()
        .Where(static map => map.Obstacle is not null)
        .Select(static map => $"the class map of {map.Type.FullName} can't be printed: {map.Obstacle}")
        .FirstOrDefault();

    private RepeatedClassMap? Repeat(Type level, IReadOnlyList<IConvention> conventions)
    {
        if (!ClassMaps.HadClassMap(level))
        {
            return null;
        }

        var registered = ClassMaps.LookUpToCompare(level);
        var compiled = ClassMapComparison.Compile(level, conventions);
        return ClassMapComparison.FindDifference(registered, compiled) is null && HasSameSettings(registered, compiled)
            ? null
            : RepeatedClassMap.Of(registered, conventions, assembly);
    }

    // Whether the class adds nothing to the settings that it inherits, or what the compiled one adds.
    private static bool HasSameSettings(BsonClassMap registered, BsonClassMap compiled)
    {
        var inherited = registered.BaseClassMap is { } parent ? InheritedSettings.Of(parent) : new();
        var settings = InheritedSettings.Of(registered);
        var expected = InheritedSettings.OfOne(compiled);
        return
            settings.RequiresDiscriminator == (inherited.RequiresDiscriminator || expected.RequiresDiscriminator) &&
            settings.RootClass == (expected.RootClass ?? inherited.RootClass) &&
            (settings.IgnoresExtraElements || !expected.IgnoresExtraElements);
    }
}
