namespace BsonGen.Internal.Registration.Declaring;

/// <summary>Conventions that an assembly could declare, with the class maps that it could repeat.</summary>
/// <param name="Conventions">What all types of the declaration follow; null if the assembly declares what it does now.</param>
/// <param name="Types">These types.</param>
internal sealed record Declaration(ConventionEffect? Conventions, DeclaredTypes Types)
{
    private readonly IReadOnlyList<IConvention> _pack = Conventions?.CreatePack() ?? [];

    /// <summary>What the generated code of the types could know of class maps of libraries.</summary>
    public RepeatedClassMaps RepeatedMaps { get; } = new(Types.Assembly);

    /// <summary>A type whose class map the declaration would change, so that it is not offered; null if there is none.</summary>
    public Type? Changed { get; init; }

    /// <summary>The conventions that a class would be compiled with.</summary>
    public IReadOnlyList<IConvention> GetCompiled(Type level) =>
        Conventions is null ? DeclaredConventions.GetRegistered(level, Types.Assembly) :
        Types.Cover(level) ? _pack :
        Types.CanCover(level) ? [] :
        DeclaredConventions.GetRegistered(level, Types.Assembly);

    /// <summary>Whether the class map of a type would stay as it is if this declaration replaced that of the assembly.</summary>
    public bool Keeps(Type type)
    {
        if (Conventions is null)
        {
            return true;
        }

        RegisteredConventions registered;
        try
        {
            registered = RegisteredConventions.Find(type);
        }
        catch (Exception)
        {
            // The filter of a pack of the user throws.
            return !Types.Cover(type);
        }

        var replaced = DeclaredConventions.Of(Types.Assembly)?.Pack.Conventions ?? [];
        var kept = registered.Others.Where(convention => !replaced.Contains(convention));
        List<IConvention> next = [.. Types.Cover(type) ? _pack : [], .. kept];
        return next.SequenceEqual(registered.Others) ||
            (registered.HasDefaults &&
                (registered.Meaning is { } meaning
                    ? ConventionEffect.Of(next) == meaning
                    : MapsEqually(type, registered.Others, next))) ||
            (BsonClassMap.IsClassMapRegistered(type) && MapsAsRegistered(type, next));
    }

    // Whether a class map in code says what the conventions would say.
    private static bool MapsAsRegistered(Type type, IEnumerable<IConvention> conventions) => Attempt.Holds(() =>
        AreEqual(ClassMaps.LookUpToCompare(type), ClassMapComparison.Compile(type, conventions)));

    // Only class maps show the effect of unknown conventions.
    private static bool MapsEqually(Type type, IEnumerable<IConvention> conventions, IEnumerable<IConvention> others) =>
        Attempt.Holds(() =>
            AreEqual(ClassMapComparison.Compile(type, conventions), ClassMapComparison.Compile(type, others)));

    private static bool AreEqual(BsonClassMap map, BsonClassMap other) =>
        map.IgnoreExtraElements == other.IgnoreExtraElements && ClassMapComparison.FindDifference(map, other) is null;
}
