using System.Globalization;
using System.Net;
using System.Text;
using System.Text.Json;

namespace Benchmarks.Harness;

/// <summary>Draws one chart a suite from recorded measurements: how many times as fast as the class map each side is.</summary>
/// <remarks>The floor is left out, since beside it all sides look alike. Equal measurements give equal charts.</remarks>
public static class Charts
{
    private const int Width = 760;
    private const int LabelWidth = 210;
    private const int BarsWidth = 460;
    private const int BarHeight = 14;
    private const int RowHeight = 18;
    private const int CaseHeight = 26;
    private const int HeadHeight = 56;
    private const int FootHeight = 46;

    private static readonly string[] DrawnFiles = ["quick.json", "queries.json", "service.json"];

    // The same subject has the same colour in all charts; all colours are readable on light and on dark ground.
    private static readonly Dictionary<string, string> Colours = new()
    {
        [Subject.ClassMap] = "#8b949e",
        [Subject.Driver] = "#2da44e",
        [Subject.Direct] = "#1a7f9c",
    };

    /// <summary>Writes the chart of each suite to a folder with recorded results.</summary>
    public static void Save(string folder)
    {
        foreach (var (suite, svg) in DrawFolder(folder))
        {
            File.WriteAllText(Path.Combine(folder, suite + ".svg"), svg);
        }
    }

    /// <summary>The charts of all results in a folder.</summary>
    public static IEnumerable<(string Suite, string Svg)> DrawFolder(string folder) =>
        DrawnFiles.Select(file => Path.Combine(folder, file)).Where(File.Exists).SelectMany(path => Draw(File.ReadAllText(path)));

    /// <summary>The charts of all suites that are compared with the class map.</summary>
    /// <param name="json">Measurements as <see cref="Report.ToJson"/> writes them.</param>
    public static IEnumerable<(string Suite, string Svg)> Draw(string json) =>
        from measurement in JsonSerializer.Deserialize<Measurement[]>(json)!
        where measurement is { RatioToClassMap: not null, Subject: not Subject.Floor }
        group measurement by measurement.Suite into suite
        select (suite.Key, DrawSuite(suite.Key, [.. suite.GroupBy(measurement => measurement.Case)]));

    private static string DrawSuite(string suite, IReadOnlyList<IGrouping<string, Measurement>> cases)
    {
        var step = GetStep(cases.Max(work => work.Max(measurement => measurement.RatioToClassMap!.Value)));
        var ticks = (int)Math.Ceiling(cases.Max(work => work.Max(measurement => measurement.RatioToClassMap!.Value)) / step);
        var bottom = HeadHeight + cases.Sum(work => CaseHeight + (RowHeight * work.Count()));
        var height = bottom + FootHeight;
        var attributes = $"""width="{Width}" height="{height}" viewBox="0 0 {Width} {height}" role="img">""";
        var text = new StringBuilder();
        text.Append(CultureInfo.InvariantCulture, $$"""
            <svg xmlns="http://www.w3.org/2000/svg" {{attributes}}
            <title>{{Escape(suite)}}: times as fast as the class map</title>
            <style>
            text { font: 12px system-ui, sans-serif; fill: #24292f }
            .title { font-size: 16px; font-weight: 600 }
            .case { font-weight: 600 }
            .grid { stroke: #8b949e; stroke-opacity: 0.35 }
            @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } }
            </style>
            <text class="title" x="12" y="26">{{Escape(suite)}}</text>
            <text x="12" y="45">times as fast as the driver's class map; longer is faster</text>

            """);
        for (var tick = 0; tick <= ticks; tick++)
        {
            var x = LabelWidth + (BarsWidth * tick / ticks);
            text.Append(CultureInfo.InvariantCulture, $"""
                <line class="grid" x1="{x}" y1="{HeadHeight}" x2="{x}" y2="{bottom}"/>
                <text x="{x}" y="{bottom + 16}" text-anchor="middle">{Number(tick * step)}×</text>

                """);
        }

        text.Append(CultureInfo.InvariantCulture, $"""
            <text x="{LabelWidth + (BarsWidth / 2)}" y="{bottom + 36}" text-anchor="middle">speed, class map = 1</text>

            """);
        var y = HeadHeight;
        foreach (var work in cases)
        {
            text.Append(CultureInfo.InvariantCulture, $"""<text class="case" x="12" y="{y + 18}">{Escape(work.Key)}</text>""").Append('\n');
            y += CaseHeight;
            foreach (var measurement in work)
            {
                DrawBar(text, y, measurement, step * ticks);
                y += RowHeight;
            }
        }

        return text.Append("</svg>\n").ToString().ReplaceLineEndings("\n");
    }

    private static void DrawBar(StringBuilder text, int y, Measurement measurement, double most)
    {
        var ratio = measurement.RatioToClassMap!.Value;
        var width = Math.Max(1, (int)Math.Round(BarsWidth * ratio / most));
        var colour = Colours.GetValueOrDefault(measurement.Subject, "#bf8700");
        text.Append(CultureInfo.InvariantCulture, $"""
            <text x="{LabelWidth - 8}" y="{y + 11}" text-anchor="end">{Escape(measurement.Subject)}</text>
            <rect x="{LabelWidth}" y="{y}" width="{width}" height="{BarHeight}" rx="2" fill="{colour}"/>
            <text x="{LabelWidth + width + 5}" y="{y + 11}">{Number(Math.Round(ratio, 1))}×</text>

            """);
    }

    /// <summary>The distance of the lines of the axis: 1, 2 or 5 times a power of ten, so that there are at most six.</summary>
    private static double GetStep(double most)
    {
        var power = Math.Pow(10, Math.Floor(Math.Log10(most / 6)));
        return power * new[] { 1, 2, 5, 10 }.First(step => most / (power * step) <= 6);
    }

    private static string Number(double value) => value.ToString("0.##", CultureInfo.InvariantCulture);

    private static string Escape(string text) => WebUtility.HtmlEncode(text);
}
