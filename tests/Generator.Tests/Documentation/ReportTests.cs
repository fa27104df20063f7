using Microsoft.CodeAnalysis;
using NUnit.Framework;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>The report of a build with BsonGenReport.</summary>
public sealed class ReportTests
{
    private const string ReportFile = "BsonGen-Report.g.cs";

    private static readonly SourceFile Source = new(
        """
        namespace Shop;

        public class Address { public string City { get; set; } = ""; }

        [BsonGenerated]
        public partial class Order
        {
            public int Id { get; set; }
            public List<Address> Addresses { get; set; } = new();
            public System.Net.IPEndPoint? Client { get; set; }
            public string Name { get; set; } = "";
        }

        [BsonGenerated]
        public partial class Express : Order { public int Hours { get; set; } }

        [BsonGenerated]
        public partial class Pair<T> { [BsonElement("_t")] public T? First { get; set; } }

        [BsonGenerated]
        public partial class Empty;
        """);

    [Test]
    public void NamesEachTypeAndWhatTheDriverServes()
    {
        const string Served = "3 of 4 types have a generated serializer, unless code registers otherwise at run time";
        const string Addresses =
            "'Addresses' holds 'Shop.Address', which has no generated serializer; make it partial and give it [BsonGenerated] (BSONGEN019)";
        const string Client =
            "'Client' holds 'System.Net.IPEndPoint?', which the driver's serializer reads and writes, " +
            "more slowly than generated code (BSONGEN007)";
        const string Pair =
            "No serializer is generated for 'Pair', so the driver's class map serves it: " +
            "a member's element name is that of the discriminator, '_t' (BSONGEN006)";
        const string AtRunTime =
            "Class maps, conventions and serializers that are registered in code may leave more to the driver: " +
            "BsonGenFallbacks.UseTypesAndFindFallbacks lists these types at run time.";
        var report = Run(("BsonGenReport", "true"))[ReportFile];
        Assert.That(report, Is.EqualTo(
            $$"""
            // TestAssembly: {{Served}}; 5 of 10 members (50 %) go to the driver.
            //
            // Shop.Empty: generated; 0 of 0 members (0 %) go to the driver
            //
            // Shop.Express: generated; 2 of 5 members (40 %) go to the driver
            //     {{Addresses}}
            //     {{Client}}
            //
            // Shop.Order: generated; 2 of 4 members (50 %) go to the driver
            //     {{Addresses}}
            //     {{Client}}
            //
            // Shop.Pair<T>: no serializer
            //     {{Pair}}
            //
            // Held types without [BsonGenerated]:
            //     Shop.Address: in Shop.Express.Addresses, Shop.Order.Addresses
            //
            // {{AtRunTime}}

            """.ReplaceLineEndings("\n")));
    }

    [TestCase("false")]
    [TestCase("")]
    [TestCase(null)]
    public void IsMadeOnRequestOnly(string? value) =>
        Assert.That(Run(value is null ? [] : [("BsonGenReport", value)]).Keys, Has.None.EqualTo(ReportFile));

    public static IEnumerable<TestCaseData> Documented() =>
        from document in MarkdownDocument.All
        from report in document.Blocks
        where report.Language.Length == 0 && report.Code.StartsWith("Shop: ", StringComparison.Ordinal)
        let code = document.Blocks.Where(block => block.IsProgram && block.Section == report.Section).Select(block => block.Code).ToArray()
        select new TestCaseData(code, report.Code).SetArgDisplayNames($"{document.Path}, {report.Section}");

    /// <summary>The documents leave out the last paragraph, which all reports have.</summary>
    [TestCaseSource(nameof(Documented))]
    public void DocumentsShowTheReportsOfTheirCode(string[] code, string expected)
    {
        var report = Run(Snippets.CreateCompilation(code), ("BsonGenReport", "true"))[ReportFile];
        var text = string.Concat(
            report.Split('\n', StringSplitOptions.RemoveEmptyEntries).SkipLast(2).Select(line => line[Math.Min(3, line.Length)..] + "\n"));
        Assert.That(text, Is.EqualTo(expected));
    }

    [Test]
    public void DocumentsShowReports() => Assert.That(Documented().Count(), Is.GreaterThanOrEqualTo(2));

    private static IReadOnlyDictionary<string, string> Run(params (string Name, string Value)[] properties) =>
        Run(TestProject.Compile(Source), properties);

    private static IReadOnlyDictionary<string, string> Run(Compilation compilation, params (string Name, string Value)[] properties) =>
        TestProject.CreateDriver(properties)
        .RunGenerators(compilation)
        .GetRunResult().Results.Single().GeneratedSources
        .ToDictionary(source => source.HintName, source => source.SourceText.ToString());
}
