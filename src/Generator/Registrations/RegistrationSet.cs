namespace BsonGen.Generator.Registrations;

/// <summary>What code of a compilation registers with the driver, as far as it is understood. It holds no symbols.</summary>
internal sealed class RegistrationSet
{
    public static readonly RegistrationSet Empty = new();

    private readonly Dictionary<string, List<Registration>> _maps = [];

    public List<FilteredConventions> Packs { get; } = [];

    // The calls that register packs which are not compiled, and why: since …
    public Dictionary<Location, string> SkippedPacks { get; } = [];

    // The files whose declarations decide how the registrations are read.
    public HashSet<string> Files { get; } = [];

    // The files of methods that registrations call, whose code is read, too.
    public HashSet<string> CodeFiles { get; } = [];

    // The methods that register what their callers pass.
    public HashSet<string> CalledMethods { get; } = [];

    public IEnumerable<Registration> Maps => _maps.Values.Where(IsOnly).Select(list => list[0]);

    public bool IsEmpty => _maps.Count == 0 && Packs.Count == 0;

    /// <returns>Null without a class map, with several, and with one that is not understood.</returns>
    public RegisteredMap? Find(INamedTypeSymbol type) => IsEmpty ? null : FindByName(type.ToCode());

    private RegisteredMap? FindByName(string name) =>
        _maps.TryGetValue(name, out var list) && IsOnly(list) ? list[0].Map : null;

    // The conventions of the packs whose filters let the type pass.
    public EquatableArray<RegisteredConvention> GetConventions(INamedTypeSymbol type) => Packs.Count == 0
        ? []
        : Packs
            .Where(pack => pack.Filter.Accepts(type) == true)
            .SelectMany(pack => pack.Conventions)
            .ToEquatableArray();

    public void Add(
        string typeName, string fullName, RegisteredMapReader reader, EquatableArray<string> typeFiles, Location location)
    {
        if (!_maps.TryGetValue(typeName, out var list))
        {
            _maps.Add(typeName, list = []);
        }

        // Several callers may reach one registration.
        var registration = new Registration(
            typeName, fullName, reader.GetMap(), reader.Obstacle?.ToString(), typeFiles, location.GetLineSpan());
        if (!list.Contains(registration))
        {
            list.Add(registration);
        }
    }

    // Why a class map is not compiled: since …; null if it is, or if none was found.
    public string? ExplainMap(INamedTypeSymbol type) => !_maps.TryGetValue(type.ToCode(), out var list) || IsOnly(list) ? null :
        list.Count > 1 ? "the project has several class maps of the type" :
        $"'{Shorten(list[0].Obstacle!)}' is not compiled";

    private static string Shorten(string code)
    {
        const int MaxLength = 60;
        var text = string.Join(" ", code.Split(default(char[]), StringSplitOptions.RemoveEmptyEntries));
        return text.Length <= MaxLength ? text : text.Substring(0, MaxLength) + "…";
    }

    /// <summary>Finds the files of the types whose class maps differ; null if the difference may concern any type.</summary>
    public HashSet<string>? FindChangedFiles(RegistrationSet earlier)
    {
        if (!Packs.SequenceEqual(earlier.Packs))
        {
            return null;
        }

        HashSet<string> files = [];
        foreach (var name in _maps.Keys.Union(earlier._maps.Keys).Where(name =>
            !Equals(FindByName(name), earlier.FindByName(name))))
        {
            var declaring = GetFiles(name).Concat(earlier.GetFiles(name)).ToList();
            if (declaring.Count == 0)
            {
                return null;
            }

            files.UnionWith(declaring);
        }

        return files;
    }

    private IEnumerable<string> GetFiles(string name) =>
        _maps.TryGetValue(name, out var list) ? list.SelectMany(registration => registration.TypeFiles) : [];

    private static bool IsOnly(List<Registration> list) => list is [{ Map: not null }];
}

/// <param name="TypeName">The name in code.</param>
/// <param name="FullName">That of <see cref="Type.FullName"/>.</param>
/// <param name="Map">Null if a call is not understood.</param>
/// <param name="Obstacle">That call, or null.</param>
/// <param name="TypeFiles">The files that declare the type; none for a type of another assembly.</param>
internal sealed record Registration(
    string TypeName,
    string FullName,
    RegisteredMap? Map,
    string? Obstacle,
    EquatableArray<string> TypeFiles,
    FileLinePositionSpan Place);
