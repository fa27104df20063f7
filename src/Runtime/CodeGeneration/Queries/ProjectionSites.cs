namespace BsonGen.CodeGeneration;

/// <summary>The places of an assembly that make projections, by the names of their interceptors. Thread-safe.</summary>
[EditorBrowsable(Never)]
public sealed class ProjectionSites
{
    private readonly ConcurrentDictionary<string, ProjectionSite> _sites = new();

    /// <summary>Finds a place, or creates it at its first call.</summary>
    /// <param name="name">The name of the interceptor. Hot reload may give it to another call, with another lambda.</param>
    /// <param name="place">The file and the line, for <see cref="BsonGenFallbacks"/>.</param>
    public ProjectionSite At(string name, string place) =>
        _sites.TryGetValue(name, out var site)
            ? site
            : _sites.GetOrAdd(name, static (_, place) => new ProjectionSite(place), place);
}
