namespace BsonGen.Generator.Registrations;

/// <summary>What code of a compilation registers with the driver, as far as it is understood. It holds no symbols.</summary>
internal sealed class RegistrationSet
{
    public static readonly RegistrationSet Empty = new();

    private readonly Dictionary<string, List<Registration>> _maps = [];
    private readonly Dictionary<CodePlace, CandidateReading> _readings = [];

    public List<FilteredConventions> Packs { get; } = [];

    // The calls that register packs which are not compiled, and why not, as the words after "since".
    public Dictionary<Location, string> SkippedPacks { get; } = [];

    // The files with code that was read, and those whose declarations decide how it is read.
    public HashSet<string> Files { get; } = [];

    // The files with code that was read.
    public HashSet<string> CodeFiles { get; } = [];

    /// <inheritdoc cref="CandidateReading.HasErrors" />
    public bool HasErrors { get; private set; }

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

    public CandidateReading? FindReading(CodePlace place) => _readings.TryGetValue(place, out var reading) ? reading : null;

    public void Add(SyntaxNode candidate, CandidateReading reading)
    {
        _readings[CodePlace.Of(candidate)] = reading;
        Files.UnionWith(reading.Files);
        CodeFiles.UnionWith(reading.Code.Select(member => member.Path));
        CalledMethods.UnionWith(reading.CalledMethods);
        HasErrors |= reading.HasErrors;
        foreach (var pack in reading.Packs.Where(pack => !Packs.Contains(pack)))
        {
            Packs.Add(pack);
        }

        var location = candidate.GetLocation();
        if (reading.WhySkipped is { } why)
        {
            SkippedPacks[location] = why;
        }

        foreach (var map in reading.Maps)
        {
            if (!_maps.TryGetValue(map.TypeName, out var list))
            {
                _maps.Add(map.TypeName, list = []);
            }

            list.Add(map with { Place = location.GetLineSpan() });
        }
    }

    // Why a class map is not compiled, as the words after "since"; null if it is, or if none was found.
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

/// <summary>The class map of a type, as code makes it.</summary>
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
    EquatableArray<string> TypeFiles)
{
    /// <summary>Where the code is in a compilation. Readings that later compilations keep have no place.</summary>
    public FileLinePositionSpan Place { get; init; }
}
