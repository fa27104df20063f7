using BsonGen.Generator.Tests;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>Each reason for a fallback has a row in the documents, and each row of their tables has a reason.</summary>
public sealed class FallbackRowTests
{
    // The first row repeats other ones for structs, the second one refers to the other table.
    private static readonly string[] References =
        ["| is of a struct, and has one of the above", "| generated code can't follow the class map;"];

    private static readonly string Configuration = Read("docs/configuration.md");
    private static readonly string Troubleshooting = Read("docs/troubleshooting.md");

    [TestCaseSource(nameof(ReasonsOfRows))]
    public void EachRowIsInTheDocuments(string row) => Assert.That(
        (Configuration + Troubleshooting).Contains("| " + row, StringComparison.Ordinal), Is.True);

    [TestCaseSource(nameof(RowsOfTables))]
    public void EachRowOfTheTablesHasAReason(string row) => Assert.That(
        Array.Exists(References, start => row.StartsWith(start, StringComparison.Ordinal)) ||
        FallbackRows.All.Any(known => row.StartsWith("| " + known.Row, StringComparison.Ordinal)), Is.True);

    private static IEnumerable<string> ReasonsOfRows() => FallbackRows.All.Select(row => row.Row).Distinct();

    private static IEnumerable<string> RowsOfTables() =>
        Tables.RowsBehind(Configuration, "## What leaves a type to its class map")
            .Concat(Tables.RowsBehind(Troubleshooting, "## Which types fell back"));

    private static string Read(string path) => File.ReadAllText(Repository.PathOf(path));
}
