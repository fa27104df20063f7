namespace BsonGen.Internal.Registration.Declaring;

/// <summary>
/// Finds the declaration of conventions, and the class maps to repeat, that make the types of an assembly generated which fall
/// back.
/// </summary>
internal sealed class DeclarationFinder
{
    // Each is tried with all types.
    private const int MostCandidates = 32;

    private readonly Assembly _assembly;
    private readonly List<GeneratedSerializer> _serializers;
    private readonly HashSet<Type> _named;
    private readonly List<Type> _mappable;

    private DeclarationFinder(Assembly assembly, List<GeneratedSerializer> serializers, HashSet<Type> named)
    {
        _assembly = assembly;
        _serializers = serializers;
        _named = named;
        _mappable = [.. AssemblyTypes.Load(assembly).Where(IsMappable), .. named];
    }

    /// <summary>
    /// Finds the declaration with which most types are generated, if possible one that changes no class map. Null if none makes
    /// another type generated.
    /// </summary>
    /// <param name="assembly">The assembly that declares the conventions.</param>
    /// <param name="serializers">The serializers of its types, which were used.</param>
    public static Declaration? Find(Assembly assembly, List<GeneratedSerializer> serializers)
    {
        var named = DeclaredConventions.FindNamed(assembly);
        var declaration = new DeclarationFinder(assembly, serializers, named).Find();
        var nameable = serializers.Where(IsFalling).SelectMany(Levels).Where(level => CanBeNamed(level, assembly)).ToHashSet();
        if (nameable.IsSubsetOf(named))
        {
            return declaration;
        }

        // Classes of other assemblies are named only if that helps.
        var other = new DeclarationFinder(assembly, serializers, [.. named, .. nameable]).Find();
        return Choose(serializers, [declaration, other]);
    }

    /// <summary>Whether the type of a serializer falls back, and would not with the declaration.</summary>
    public static bool Repairs(GeneratedSerializer serializer, Declaration declaration) =>
        declaration.Changed is null && IsFalling(serializer) && IsServed(serializer, declaration);

    private static int CountRepaired(List<GeneratedSerializer> serializers, Declaration declaration) =>
        serializers.Count(serializer => IsFalling(serializer) && IsServed(serializer, declaration));

    private static bool IsServed(GeneratedSerializer serializer, Declaration declaration) =>
        serializer.DecideBy(declaration.GetCompiled, declaration.RepeatedMaps.FindMap).Reason is null;

    /// <summary>The class maps to repeat for the types that are generated with a declaration.</summary>
    public static IEnumerable<RepeatedClassMap> FindClassMaps(List<GeneratedSerializer> serializers, Declaration declaration) =>
        declaration.RepeatedMaps.ForTypes(serializers
            .Where(serializer => IsServed(serializer, declaration))
            .Select(static serializer => serializer.ValueType));

    /// <summary>Says why the class maps of a type that falls back can't be repeated; null if that is not the cause.</summary>
    public static string? FindObstacle(Assembly assembly, GeneratedSerializer serializer)
    {
        var unchanged = new Declaration(Conventions: null, new(assembly, Named: []));
        return IsServed(serializer, unchanged) ? null : unchanged.RepeatedMaps.FindObstacle(serializer.ValueType);
    }

    // Class maps may suffice beside what is declared now.
    private Declaration? Find() => Choose(
        _serializers,
        GetCandidates()
            .Select(Declare)
            .Prepend(new(Conventions: null, new(_assembly, DeclaredConventions.FindNamed(_assembly)))));

    // The first of the best. Conventions are simpler than class maps.
    private static Declaration? Choose(List<GeneratedSerializer> serializers, IEnumerable<Declaration?> declarations)
    {
        var counted = declarations
            .OfType<Declaration>()
            .Select(declaration => (Declaration: declaration, Count: CountRepaired(serializers, declaration)))
            .Where(static pair => pair.Count > 0);
        return counted
            .OrderBy(static pair => pair.Declaration.Changed is not null)
            .ThenByDescending(static pair => pair.Count)
            .ThenBy(pair => FindClassMaps(serializers, pair.Declaration).Count())
            .FirstOrDefault()
            .Declaration;
    }

    private static bool IsFalling(GeneratedSerializer serializer) =>
        ((IGeneratedSerializer)serializer).FallbackReason is not null;

    private static IEnumerable<Type> Levels(GeneratedSerializer serializer) => ClassMaps.MappedLevelsOf(serializer.ValueType);

    // The candidates with most settings come first, since the first of equals is taken.
    private IEnumerable<ConventionEffect> GetCandidates()
    {
        var wanted = _serializers
            .Where(IsFalling)
            .SelectMany(Levels)
            .Where(CanFollow)
            .Distinct()
            .SelectMany(GetWanted)
            .Distinct()
            .Take(MostCandidates)
            .ToList();
        // Each type shows only the conventions that concern its members.
        var all = wanted.Aggregate(ConventionEffect.None, static (one, other) => one.Or(other));
        var shared = wanted.SelectMany(one => wanted.Select(one.And));
        return wanted
            .Append(all)
            .Concat(shared)
            .Distinct()
            .Select(static conventions => (Conventions: conventions, conventions.CreatePack().Count))
            .Where(static pair => pair.Count > 0)
            .OrderByDescending(static pair => pair.Count)
            .Select(static pair => pair.Conventions)
            .Take(MostCandidates)
            .ToList();
    }

    private static IEnumerable<ConventionEffect> GetWanted(Type level)
    {
        var registered = RegisteredConventions.Of(level);
        if (registered.Meaning is { } meaning)
        {
            yield return meaning;
        }
        else if (ConventionEffect.Of(registered.Others.Where(IsKnown)) is { } known)
        {
            yield return known;
        }

        if ((registered.Meaning is null || ClassMaps.HadClassMap(level)) &&
            Attempt.OrNull(() => ClassMaps.LookUpToCompare(level)) is { } map)
        {
            yield return InferredConventions.Of(map);
        }
    }

    private static bool IsKnown(IConvention convention) => ConventionEffect.Of([convention]) is not null;

    // A declaration for all types, or for those that the filter of a pack does not leave out.
    private Declaration Declare(ConventionEffect conventions)
    {
        var all = Check(new Declaration(conventions, new(_assembly, _named)));
        if (all.Changed is null)
        {
            return all;
        }

        var levels = _serializers
            .Where(serializer => IsFalling(serializer) && IsServed(serializer, all))
            .SelectMany(Levels)
            .Where(level => CanFollow(level) && Keeps(all, level))
            .Distinct()
            .ToList();
        return levels.Count == 0
            ? all
            : ListFilters(levels)
                .Select(filter => Check(new Declaration(conventions, filter)))
                .FirstOrDefault(static declaration => declaration.Changed is null) ?? all;
    }

    private IEnumerable<DeclaredTypes> ListFilters(List<Type> levels)
    {
        var ns = levels.Select(static level => level.Namespace).Aggregate(FindCommon);
        if (ns is not null)
        {
            yield return new(_assembly, _named, Namespace: ns);
        }

        var definitions = levels.Select(DeclaredTypes.DefinitionOf).Where(type => TypeText.CanName(type, _assembly));
        yield return new(_assembly, _named, Types: [.. definitions.Distinct()]);
    }

    private static string? FindCommon(string? first, string? second)
    {
        var common = first;
        while (common is not null && !DeclaredTypes.IsIn(second, common))
        {
            common = common.LastIndexOf('.') is > 0 and var end ? common[..end] : null;
        }

        return common;
    }

    // No class map may change, and no type that is generated now may fall back.
    private Declaration Check(Declaration declaration)
    {
        var changed = _mappable.Find(type => !Keeps(declaration, type)) ??
            _serializers.Find(serializer => !IsFalling(serializer) && !IsServed(serializer, declaration))?.ValueType;
        return declaration with { Changed = changed };
    }

    // A class map that code registers may be compiled. It then stays as it is if generated code would agree with it. One that
    // would only be repeated may map automatically at run time, and then follows the declared conventions, too.
    private bool Keeps(Declaration declaration, Type type) =>
        declaration.Keeps(type) ||
        (BsonClassMap.IsClassMapRegistered(type) &&
            ClassMaps.HadClassMap(type) &&
            _serializers.Exists(serializer =>
                serializer.ValueType == type && serializer.DecideBy(declaration.GetCompiled).Reason is null));

    private bool CanFollow(Type level) => level.Assembly == _assembly || _named.Contains(level);

    // A class without conventions of its own assembly follows those of the assembly that names it.
    private static bool CanBeNamed(Type level, Assembly assembly) =>
        level.Assembly != assembly &&
        !level.IsGenericType &&
        !level.IsDefined(typeof(BsonGeneratedAttribute), inherit: false) &&
        DeclaredConventions.Of(level.Assembly) is null &&
        TypeText.CanName(level, assembly) &&
        RegisteredConventions.Find(level) is not { Others.Count: 0 };

    // Types that the driver could map. Others are no reason for a filter.
    private static bool IsMappable(Type type) =>
        type is { IsInterface: false, IsEnum: false } &&
        !(type.IsAbstract && type.IsSealed) &&
        type.FullName?.Contains('<') == false &&
        !typeof(Delegate).IsAssignableFrom(type) &&
        !typeof(Attribute).IsAssignableFrom(type) &&
        !typeof(IBsonSerializer).IsAssignableFrom(type) &&
        !typeof(IBsonSerializationProvider).IsAssignableFrom(type) &&
        !typeof(IConvention).IsAssignableFrom(type);
}
