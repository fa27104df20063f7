namespace BsonGen.Internal.Driver;

/// <summary>The classes that a class map and those of its base classes map.</summary>
internal static class TypeLevels
{
    /// <summary>Lists a type and its base classes.</summary>
    public static IEnumerable<Type> Of(Type type)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            yield return level;
        }
    }

    /// <summary>Lists a type and its base classes without those of the framework that all types have.</summary>
    public static IEnumerable<Type> MappedOf(Type type)
    {
        for (var level = type; level is not null && !IsOfFramework(level); level = level.BaseType)
        {
            yield return level;
        }
    }

    // The driver maps these for the first class that it maps, by the conventions of that time.
    public static bool IsOfFramework(Type type) => type == typeof(object) || type == typeof(ValueType);
}
