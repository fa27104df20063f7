namespace BsonGen.Internal.Driver;

/// <summary>
/// Checks discriminators that are names of types before the driver resolves them. The driver creates the type, and loads its
/// assembly, before it compares it with the nominal type. Types and failed loads stay in the process.
/// </summary>
internal static class NamedTypes
{
    // The number of generic types and arrays that discriminators may create in the process, also inside a name.
    public const int MostCreated = 1_000;

    // How often discriminators may name an assembly that is not loaded.
    public const int MostLoads = 100;

    private const int MostCharacters = 2_000;

    private static readonly HashSet<string> Created = [];

    private static Dictionary<string, Assembly>? _loaded;
    private static int _loads;
    private static int _created;

    // Where the driver searches for names without an assembly.
    private static readonly Assembly[] Default = Array.ConvertAll(
        [typeof(object), typeof(BsonSerializer), typeof(Queue<>), typeof(HashSet<>), typeof(SortedSet<>)],
        static type => type.Assembly);

    /// <returns>The number of dimensions of a named array; otherwise zero.</returns>
    /// <exception cref="BsonSerializationException">The driver must not resolve the name.</exception>
    public static int Check(string discriminator, Type nominalType)
    {
        if (!discriminator.AsSpan().ContainsAny("[],&*"))
        {
            return 0;
        }

        var name = ParsedTypeName.TryParse(discriminator);
        return (name is not null && MayResolve(discriminator, name, nominalType)) ||
            DiscriminatedTypes.MayBeRegistered(discriminator)
            ? name?.Rank ?? 0
            : throw ReadExceptions.UnknownDiscriminator(discriminator);
    }

    private static bool MayResolve(string discriminator, ParsedTypeName name, Type nominalType)
    {
        lock (Created)
        {
            if (Created.Contains(discriminator))
            {
                return true;
            }
        }

        if (name.All.Any(static part => part.Assembly is not null && FindAssembly(part.Assembly) is null))
        {
            return Interlocked.Increment(ref _loads) <= MostLoads;
        }

        // Looking up a plain name leaves nothing behind.
        return !name.IsConstructed ||
            (CanBe(nominalType, name) && TryAdd(discriminator, name.All.Count(static part => part.IsConstructed)));
    }

    private static bool TryAdd(string discriminator, int types)
    {
        lock (Created)
        {
            if (discriminator.Length > MostCharacters || types > MostCreated - _created)
            {
                return false;
            }

            _created += Created.Add(discriminator) ? types : 0;
            return true;
        }
    }

    /// <summary>Whether a value of the named type may be assigned to a type, as far as the definitions tell.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "A base type that is trimmed has no values.")]
    private static bool CanBe(Type nominalType, ParsedTypeName name)
    {
        if (name.IsArray)
        {
            var item = name.Arguments[0];
            return CanBe(item) && (
                nominalType.IsArray ? CanBe(nominalType.GetElementType()!, item) :
                nominalType.IsGenericType ? CanBe(nominalType.GetGenericArguments()[0], item) :
                nominalType.IsAssignableFrom(typeof(object[])));
        }

        if (FindDefinition(name) is not { } definition || !name.Arguments.TrueForAll(CanBe))
        {
            return false;
        }

        if (nominalType.IsAssignableFrom(definition) || !nominalType.IsGenericType || !name.IsConstructed)
        {
            return nominalType.IsAssignableFrom(definition);
        }

        var wanted = nominalType.GetGenericArguments();
        var wantedDefinition = nominalType.GetGenericTypeDefinition();
        var bases = TypeLevels.Of(definition).Concat(definition.GetInterfaces());
        return bases.Any(type => type.IsGenericType && type.GetGenericTypeDefinition() == wantedDefinition &&
            type.GetGenericArguments().Zip(wanted).All(pair =>
                !pair.First.IsGenericParameter || CanBe(pair.Second, name.Arguments[pair.First.GenericParameterPosition])));
    }

    private static bool CanBe(ParsedTypeName name) => CanBe(typeof(object), name);

    [UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "The driver looks for the same name.")]
    private static Type? FindDefinition(ParsedTypeName name)
    {
        var assemblies = name.Assembly is { } assembly ? [FindAssembly(assembly)!] : Default;
        var definition = assemblies
            .Select(candidate => candidate.GetType(name.Name))
            .FirstOrDefault(type => type is not null);
        return definition?.IsGenericTypeDefinition == name.IsConstructed &&
            definition.GetGenericArguments().Length == name.Arguments.Count
            ? definition
            : null;
    }

    // Finds a loaded assembly to which the runtime binds a name without looking for a file.
    private static Assembly? FindAssembly(string assembly)
    {
        try
        {
            var name = new AssemblyName(assembly);
            if (!(_loaded ?? FindLoaded()).TryGetValue(name.Name!, out var loaded))
            {
                return null;
            }

            return Matches(name, loaded.GetName()) ? loaded : null;
        }
        catch (Exception error) when (error is ArgumentException or FileLoadException)
        {
            return null;
        }
    }

    private static bool Matches(AssemblyName name, AssemblyName found) =>
        string.IsNullOrEmpty(name.CultureName) &&
        (name.Version is null || name.Version <= found.Version) &&
        (name.GetPublicKeyToken() is not { Length: > 0 } token || token.AsSpan().SequenceEqual(found.GetPublicKeyToken()));

    private static Dictionary<string, Assembly> FindLoaded()
    {
        // What is kept, or called by the event, can't be unloaded. Other assemblies can't bind to those that can be.
        var isCollectible = typeof(NamedTypes).Assembly.IsCollectible;
        if (!isCollectible)
        {
            AppDomain.CurrentDomain.AssemblyLoad -= Forget;
            AppDomain.CurrentDomain.AssemblyLoad += Forget;
        }

        var loaded = new Dictionary<string, Assembly>(StringComparer.OrdinalIgnoreCase);
        var assemblies = AppDomain.CurrentDomain.GetAssemblies();
        foreach (var assembly in assemblies.Where(assembly => isCollectible || !assembly.IsCollectible))
        {
            loaded.TryAdd(assembly.GetName().Name!, assembly);
        }

        _loaded = isCollectible ? null : loaded;
        return loaded;
    }

    private static void Forget(object? sender, AssemblyLoadEventArgs loaded) => _loaded = null;
}
