namespace Conformance.Tests;

/// <summary>Reads tables of pages in Markdown.</summary>
internal static class Tables
{
    /// <summary>The rows of the first table behind a heading, without its head.</summary>
    public static IEnumerable<string> RowsBehind(string page, string heading) =>
        page[page.IndexOf(heading, StringComparison.Ordinal)..]
            .Split("\n## ")[0]
            .Split('\n')
            .SkipWhile(line => !line.StartsWith("|---", StringComparison.Ordinal))
            .Skip(1)
            .TakeWhile(line => line.StartsWith("| ", StringComparison.Ordinal));

    /// <summary>The cells of a row.</summary>
    public static string[] CellsOf(string row) => row.Split('|', StringSplitOptions.TrimEntries)[1..^1];
}
