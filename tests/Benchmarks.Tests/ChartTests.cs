using System.Xml.Linq;
using Benchmarks.Harness;
using BsonGen.Generator.Tests;
using NUnit.Framework;

namespace Benchmarks.Tests;

/// <summary>The charts in the documents show the recorded results.</summary>
public sealed class ChartTests
{
    private static readonly string Results = Repository.PathOf("benchmarks/results");

    [Test]
    public void ChartsShowTheRecordedResults()
    {
        var charts = Charts.DrawFolder(Results).ToList();
        Assert.Multiple(() =>
        {
            foreach (var (suite, svg) in charts)
            {
                Assert.That(
                    File.ReadAllText(Path.Combine(Results, suite + ".svg")),
                    Is.EqualTo(svg),
                    $"{suite}.svg: run 'dotnet run -c Release --project benchmarks -- charts benchmarks/results'");
            }

            Assert.That(
                Directory.GetFiles(Results, "*.svg").Select(Path.GetFileNameWithoutExtension),
                Is.EquivalentTo(charts.Select(chart => chart.Suite)));
        });
    }

    [Test]
    public void BarsAreAsLongAsTheRatios()
    {
        var (suite, svg) = Charts.Draw(Report.ToJson([Of(Subject.ClassMap, 1), Of("<Gen>", 4), Of(Subject.Floor, 100)])).Single();
        var chart = XDocument.Parse(svg);
        var widths = chart.Descendants()
            .Where(element => element.Name.LocalName == "rect")
            .Select(bar => (int)bar.Attribute("width")!)
            .ToList();
        Assert.Multiple(() =>
        {
            Assert.That(suite, Is.EqualTo("a & b"));
            Assert.That(widths, Has.Count.EqualTo(2));
            Assert.That(widths[1], Is.EqualTo(4 * widths[0]));
            Assert.That(chart.Descendants().Select(element => element.Value), Has.Member("<Gen>").And.Member("4×").And.Member("read"));
        });

        static Measurement Of(string subject, double ratio) =>
            new("a & b", "read", subject, 100 / ratio, 100 / ratio, ratio, null, null, null);
    }

    [Test]
    public void RecordsHaveStableNames()
    {
        const string Names = """
            "suite":"suite","case":"case","subject":"subject"
            """;
        const string Numbers = """
            "median_ns":1.5,"best_ns":1.25,"ratio_to_class_map":2,"ratio_to_floor":3,"allocated_bytes":4,"payload_bytes":5
            """;
        var json = Report.ToJson([new("suite", "case", "subject", 1.5, 1.25, 2, 3, 4, 5)]);
        Assert.That(json, Is.EqualTo(
            $$"""
            [
              {{{Names}},{{Numbers}}}
            ]

            """));
    }

    [Test]
    public void ProcessorTimesAreReportedBesideTheTimesThatPassed()
    {
        var sample = new Sample(Subject.ClassMap, [
            3000,
            1000,
            2000,
        ], 7, null)
        { WallNanoseconds = [9000, 5000, 4000], PerSecond = [10, 30, 20] };
        var measurements = Sample.Relate("suite", "case", [sample]);
        Assert.Multiple(() =>
        {
            Assert.That(
                Report.ToJson(measurements),
                Does.Contain("\"median_ns\":2000").And.Contain("\"wall_ns\":5000").And.Contain("\"per_second\":20"));
            Assert.That(Report.ToMarkdown(measurements), Does.Contain("|  wall time | a second |").And.Contain("|       20 |"));
        });
    }
}
