using System.Reflection;
using System.Runtime.Loader;
using System.Text.RegularExpressions;
using BsonGen.Generator.Tests;
using NUnit.Framework;

namespace Conformance.Tests;

/// <summary>
/// Small applications that configure the driver in code, as public ones do, in their own project or in a library. All data is as with class
/// maps. The README of the folder <c>Applications</c> says which of their types generated code serves; each of its rows is a test.
/// </summary>
[TestFixture]
[Parallelizable(ParallelScope.Children)]
public partial class ApplicationTests
{
    private static readonly string Page = File.ReadAllText(Repository.PathOf("tests/Conformance/Applications/README.md"));

    [TestCaseSource(nameof(Annotated))]
    public void RunsGenerated(string row)
    {
        var cells = Tables.CellsOf(row);
        var lines = CompiledModels.ReadApplication(cells[0]).Sum(part => Request().Count(part.Source));
        Check(CompiledModels.EmitApplication(cells[0], line: null), cells[3..]);
        Assert.That(lines, Is.EqualTo(int.Parse(cells[2])), "lines added");
    }

    /// <summary>The types have no attributes of BsonGen, and one attribute of the assembly names them.</summary>
    [TestCaseSource(nameof(WithOneLine))]
    public void RunsGeneratedWithOneLine(string row)
    {
        var cells = Tables.CellsOf(row);
        Check(CompiledModels.EmitApplication(cells[0], Line().Match(cells[1]).Groups[1].Value), cells[2..]);
    }

    [Test]
    public void EachApplicationHasItsRows()
    {
        Assert.That(Annotated().Select(NameOf), Is.EquivalentTo(CompiledModels.Applications));
        Assert.That(WithOneLine().Select(NameOf), Is.EquivalentTo(CompiledModels.Applications));

        static string NameOf(TestCaseData row) => Tables.CellsOf((string)row.Arguments[0]!)[0];
    }

    private static IEnumerable<TestCaseData> Annotated() => RowsBehind("## As annotated");

    private static IEnumerable<TestCaseData> WithOneLine() => RowsBehind("## With one line");

    private static IEnumerable<TestCaseData> RowsBehind(string heading) =>
        from row in Tables.RowsBehind(Page, heading)
        select new TestCaseData(row).SetArgDisplayNames(Tables.CellsOf(row)[0]);

    private static void Check((byte[][] Generated, byte[][] ClassMapped) application, string[] expected)
    {
        var outcome = (string[])Call(application, nameof(ApplicationComparison.Compare))!;
        var types = int.Parse(outcome[0]);
        var fallbacks = outcome[1..];
        var read = fallbacks.Count(IsRead);
        var left = fallbacks.GroupBy(FallbackRows.Find, Shorten, (reason, names) => $"{string.Join(", ", names)}: {reason}");
        string[] cells =
            [$"{types}", $"{types - fallbacks.Length}", $"{read}", $"{fallbacks.Length - read}", string.Join("; ", left)];
        Assert.That(fallbacks.Where(fallback => FallbackRows.Find(fallback) is null), Is.Empty);
        Assert.That(cells, Is.EqualTo(expected), string.Join('\n', [string.Join(" | ", cells), .. fallbacks]));
    }

    private static string Shorten(string fallback) => $"`{fallback.Split(':')[0].Split('.')[^1]}`";

    private static bool IsRead(string fallback) => fallback.Contains("generated code only reads it", StringComparison.Ordinal);

    [GeneratedRegex(@"^\s*\[(assembly: )?BsonGenerated\b", RegexOptions.Multiline)]
    private static partial Regex Request();

    [GeneratedRegex(@"^`\[assembly: BsonGenerated(?:\((.+)\))?\]`$")]
    private static partial Regex Line();

    private static object? Call((byte[][] Generated, byte[][] ClassMapped) application, string method)
    {
        var tests = new Isolated().LoadFromAssemblyPath(typeof(ApplicationTests).Assembly.Location);
        var comparison = tests.GetType(typeof(ApplicationComparison).FullName!, throwOnError: true)!;
        return comparison.GetMethod(method)!.Invoke(
            null, BindingFlags.DoNotWrapExceptions, null, [application.Generated, application.ClassMapped], null);
    }

    /// <summary>Loads the tests, the library and the driver again, since conventions and class maps belong to a process.</summary>
    private sealed class Isolated : AssemblyLoadContext
    {
        protected override Assembly? Load(AssemblyName assemblyName)
        {
            var path = Path.Combine(AppContext.BaseDirectory, assemblyName.Name + ".dll");
            return assemblyName.Name != "nunit.framework" && File.Exists(path) ? LoadFromAssemblyPath(path) : null;
        }
    }
}
