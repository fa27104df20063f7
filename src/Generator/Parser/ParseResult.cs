namespace BsonGen.Generator.Parser;

/// <param name="HeldTypes">The classes in the types of members, without those of the framework and the driver.</param>
/// <param name="Missing">The types that the class map serves if the build succeeds.</param>
internal sealed record ParseResult(
    EquatableArray<TypeModel> Models,
    EquatableArray<DiagnosticInfo> Diagnostics,
    EquatableArray<DiscriminatorModel> Discriminators,
    EquatableArray<TypeReport> Reports,
    EquatableArray<string> HeldTypes,
    EquatableArray<MissingSerializer> Missing)
{
    public static ParseResult OfDiagnostics(IEnumerable<DiagnosticInfo> diagnostics) => new([], [.. diagnostics], [], [], [], []);

    public static ParseResult Join(IReadOnlyList<ParseResult> results) => results.Count == 1 ? results[0] : new(
        [.. results.SelectMany(result => result.Models)],
        [.. results.SelectMany(result => result.Diagnostics)],
        [.. results.SelectMany(result => result.Discriminators)],
        [.. results.SelectMany(result => result.Reports)],
        [.. results.SelectMany(result => result.HeldTypes).Distinct()],
        [.. results.SelectMany(result => result.Missing)]);
}
