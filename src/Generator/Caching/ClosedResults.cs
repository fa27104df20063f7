namespace BsonGen.Generator.Caching;

/// <summary>The results for the types that attributes of the assembly request.</summary>
/// <remarks>Two are equal if they are the same object.</remarks>
/// <param name="results">The first one is that of the attributes, the others are those of types in the order of names.</param>
internal sealed class ClosedResults(IReadOnlyList<ParseResult> results, IReadOnlyList<LeftType> left)
{
    public static readonly ClosedResults None = new([], []);

    public IEnumerable<ParseResult> All => results;

    /// <summary>The held types without a serializer, for the report.</summary>
    public IReadOnlyList<LeftType> Left => left;

    public bool Holds(IReadOnlyList<ParseResult> otherResults, IReadOnlyList<LeftType> otherLeft) =>
        ReferenceEquals(left, otherLeft) &&
        results.Count == otherResults.Count &&
        results.Zip(otherResults, ReferenceEquals).All(isSame => isSame);
}
