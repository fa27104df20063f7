using BsonGen.Generator.Tests;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Each reason for a fallback has a row in the documents, and each row of the table of class maps has a reason.</summary>
public sealed class FallbackRowTests
{
    private const string Table = "## What leaves a type to its class map";

    private static readonly string Configuration = Read("docs/configuration.md");

    private static readonly string[] Rows =
    [
        .. Configuration[Configuration.IndexOf(Table, StringComparison.Ordinal)..]
            .Split("\n## ")[0]
            .Split('\n')
            .SkipWhile(line => !line.StartsWith("|---", StringComparison.Ordinal))
            .Skip(1)
            .TakeWhile(line => line.StartsWith("| ", StringComparison.Ordinal)),
    ];

    // This row repeats other ones for structs.
    private const string OfStructs = "| is of a struct, and has one of the above";

    [TestCaseSource(nameof(ReasonsOfRows))]
    public void EachRowIsInTheDocuments(string row) => Assert.That(
        (Configuration + Read("docs/troubleshooting.md")).Contains("| " + row, StringComparison.Ordinal), Is.True);

    [TestCaseSource(nameof(RowsOfTable))]
    public void EachRowOfTheTableHasAReason(string row) => Assert.That(
        row.StartsWith(OfStructs, StringComparison.Ordinal) ||
        FallbackRows.All.Any(known => row.StartsWith("| " + known.Row, StringComparison.Ordinal)), Is.True);

    private static IEnumerable<string> ReasonsOfRows() => FallbackRows.All.Select(row => row.Row).Distinct();

    private static IEnumerable<string> RowsOfTable() => Rows;

    private static string Read(string path) => File.ReadAllText(Repository.PathOf(path));
}
