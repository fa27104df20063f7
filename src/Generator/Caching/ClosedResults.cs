namespace BsonGen.Generator.Caching;

/// <summary>The results for the types that attributes of the assembly request.</summary>
/// <remarks>Two are equal if they are the same object.</remarks>
/// <param name="requests">That of the attributes.</param>
/// <param name="types">Those of the types, in the order of names.</param>
internal sealed class ClosedResults(
    ParseResult requests, IReadOnlyList<KeyValuePair<TypeKey, ParseResult>> types, IReadOnlyList<LeftType> left)
{
    public static readonly ClosedResults None = new(ParseResult.OfDiagnostics([]), [], []);

    // Roslyn compares outputs by their positions. With one output for each type, a new type would print all files again.
    // Their number never changes: Roslyn 4.5 loses outputs that are added to those of the same input.
    private const int CountOfParts = 256;

    /// <summary>The held types without a serializer, for the report.</summary>
    public IReadOnlyList<LeftType> Left => left;

    /// <summary>The results in a fixed number of parts. A type is in the same part whatever other types there are.</summary>
    public IEnumerable<ParseResult> GetParts()
    {
        var parts = types.ToLookup(type => Hash(type.Key.Name) % CountOfParts, type => type.Value);
        return Enumerable.Range(0, CountOfParts).Select(part => ParseResult.Join([.. parts[part]])).Prepend(requests);
    }

    public bool Holds(
        ParseResult otherRequests,
        IReadOnlyList<KeyValuePair<TypeKey, ParseResult>> otherTypes,
        IReadOnlyList<LeftType> otherLeft) =>
        ReferenceEquals(requests, otherRequests) &&
        ReferenceEquals(left, otherLeft) &&
        types.Count == otherTypes.Count &&
        types.Zip(otherTypes, (one, other) => ReferenceEquals(one.Value, other.Value)).All(isSame => isSame);

    private static int Hash(string name) => name.Aggregate(17, static (hash, letter) => (hash * 31) + letter) & int.MaxValue;
}
