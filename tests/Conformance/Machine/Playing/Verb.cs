namespace Conformance.Machine.Playing;

/// <summary>A kind of operation.</summary>
/// <param name="Name">The first word of its lines.</param>
/// <param name="Weight">How often it is chosen.</param>
/// <param name="Arguments">For each further word the texts among which one is chosen. <see cref="Family.Model"/> and the like stand for
/// types of the history.</param>
/// <param name="Act">Does it with the further words. The result is compared; null if there is none.</param>
internal sealed record Verb(string Name, int Weight, string[][] Arguments, Func<string[], object?> Act)
{
    /// <summary>The result of an operation that finds nothing to do.</summary>
    public const string Nothing = "nothing";

    public static readonly Verb[] All =
        [
            .. SerializerVerbs.All,
            .. ClassMapVerbs.All,
            .. ConventionVerbs.All,
            .. DiscriminatorVerbs.All,
            .. IdVerbs.All,
            .. MetadataVerbs.All,
            .. DocumentVerbs.All,
            .. BuilderVerbs.All,
        ];
}
