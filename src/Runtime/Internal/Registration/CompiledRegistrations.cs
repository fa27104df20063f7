namespace BsonGen.Internal.Registration;

/// <summary>What was compiled of the registrations in the code of an assembly, for the classes of a hierarchy.</summary>
/// <param name="type">The generated type.</param>
/// <param name="text">As the generated serializer states it; null without any.</param>
/// <param name="configure">Makes the calls of the compiled class map of a class.</param>
/// <param name="findDeclared">Finds the conventions that were declared for a class when the code was compiled.</param>
/// <param name="findAdded">
/// Finds the class map that the code could have beside, for a class with these conventions; null if the code is as it is.
/// </param>
internal sealed class CompiledRegistrations(
    Type type,
    string? text,
    Action<BsonClassMap> configure,
    Func<Type, IReadOnlyList<IConvention>> findDeclared,
    Func<Type, IReadOnlyList<IConvention>, BsonClassMap?>? findAdded)
{
    private readonly CompiledLevel[]? _levels = CompiledLevel.List(text);

    // Most types are decided without a class map. A reason that is read later uses them on another thread.
    private ConcurrentDictionary<Type, BsonClassMap>? _maps;

    public bool HasClassMap(Type level) => Find(level).MapsAutomatically is not null || FindAdded(level) is not null;

    // The declared conventions, and then the compiled ones.
    public IReadOnlyList<IConvention> GetConventions(Type level) => [.. findDeclared(level), .. Find(level).Conventions];

    /// <returns>Null if the conventions contradict each other.</returns>
    public ConventionEffect? FindMeaning(Type level) => ConventionEffect.Of(GetConventions(level));

    // The class map of attributes, conventions and compiled calls, which generated code matches. The members of a class and what
    // it inherits are compared one after the other, so that each class is mapped once.
    public BsonClassMap Compile(Type level) => (_maps ??= new()).GetOrAdd(level, Map);

    private BsonClassMap Map(Type level)
    {
        if (FindAdded(level) is { } added)
        {
            return added;
        }

        var mapsAutomatically = Find(level).MapsAutomatically;
        var map = mapsAutomatically == false
            ? new BsonClassMap(level)
            : ClassMapComparison.Compile(level, GetConventions(level));
        if (mapsAutomatically is not null)
        {
            configure(map);
        }

        return map;
    }

    // A second class map of a class would not be compiled.
    private BsonClassMap? FindAdded(Type level) => findAdded is not null && Find(level).MapsAutomatically is null
        ? findAdded(level, GetConventions(level))
        : null;

    /// <summary>Describes a difference to a compiled class map, with the place of its registration.</summary>
    public static string Describe(Type level, Assembly assembly, string difference)
    {
        var place = assembly.GetCustomAttribute<RegistrationPlacesAttribute>()?.Find(level);
        var compiled = $"the class map of {level.FullName}{(place is null ? "" : $" in {place}")} was compiled";
        return ClassMaps.HadClassMap(level)
            ? $"{compiled}, and another one was registered at run time: {difference}"
            : $"{compiled}, but was not registered before the first use: {difference}";
    }

    // The texts are in the order from the type to the root.
    private CompiledLevel Find(Type level)
    {
        var index = 0;
        for (var current = type; current is not null && _levels is not null; current = current.BaseType)
        {
            if (current == level)
            {
                return index < _levels.Length ? _levels[index] : CompiledLevel.None;
            }

            index++;
        }

        return CompiledLevel.None;
    }
}
