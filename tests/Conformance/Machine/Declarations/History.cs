namespace Conformance.Machine.Declarations;

/// <summary>Operations on the types of the pool, on each side with a driver of its own.</summary>
/// <param name="Version">The version of the library that is loaded; the types are compiled against version 1.</param>
/// <param name="Operations">A line each, with the name of a verb and its arguments.</param>
internal sealed record History(int Version, string[] Operations)
{
    private const string FirstWord = "library ";

    /// <summary>Whether a text is that of a history, and not that of types.</summary>
    public static bool IsIn(string text) => LinesOf(text).First().StartsWith(FirstWord, StringComparison.Ordinal);

    /// <summary>Reads the text of <see cref="ToString"/>. Lines that start with # are comments.</summary>
    public static History Parse(string text)
    {
        string[] lines = [.. LinesOf(text)];
        return new History(int.Parse(lines[0][FirstWord.Length..]), lines[1..]);
    }

    public override string ToString() => $"{FirstWord}{Version}\n{string.Join('\n', Operations)}\n";

    private static IEnumerable<string> LinesOf(string text) =>
        text.Split('\n').Select(line => line.Trim()).Where(line => line.Length > 0 && line[0] != '#');
}
