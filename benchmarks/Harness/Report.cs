using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using MongoDB.Bson;

namespace Benchmarks.Harness;

/// <summary>Prints measurements: a table for people, JSON for programs.</summary>
public static class Report
{
    private static readonly string[] Columns = ["subject", "median", "best", "vs class map", "vs floor", "allocated", "payload"];

    /// <summary>The driver that is measured, and its version.</summary>
    public static string DriverName => $"MongoDB.Bson {typeof(BsonDocument).Assembly.GetName().Version?.ToString(3)}";

    /// <summary>The environment that the figures depend on.</summary>
    public static string Heading =>
        $"""
        ## Results

        {RuntimeInformation.FrameworkDescription} on {RuntimeInformation.ProcessArchitecture} ({Environment.ProcessorCount} processors),
        {DriverName}. Times, allocations and payloads are those of one operation; where
        a batch is read or written, of one document of it. Take the ratios: the times are the machine's.


        """;

    public static string ToMarkdown(IEnumerable<Measurement> measurements)
    {
        var text = new StringBuilder();
        foreach (var work in measurements.GroupBy(measurement => (measurement.Suite, measurement.Case)))
        {
            text.AppendLine(CultureInfo.InvariantCulture, $"### {work.Key.Suite}: {work.Key.Case}").AppendLine();
            var rows = work.Select(ToRow).Prepend(Columns).ToList();
            var widths = Enumerable.Range(0, Columns.Length).Select(column => rows.Max(row => row[column].Length)).ToArray();
            rows.Insert(1, widths.Select((width, column) => column == 0 ? new string('-', width) : new string('-', width - 1) + ":").ToArray());
            foreach (var row in rows)
            {
                text.Append("| ")
                    .AppendJoin(" | ", row.Select((cell, column) => column == 0 ? cell.PadRight(widths[column]) : cell.PadLeft(widths[column])))
                    .AppendLine(" |");
            }

            text.AppendLine();
        }

        return text.ToString();
    }

    public static string ToJson(IEnumerable<Measurement> measurements) =>
        "[\n" + string.Join(",\n", measurements.Select(measurement => "  " + JsonSerializer.Serialize(measurement))) + "\n]\n";

    private static string[] ToRow(Measurement measurement) =>
    [
        measurement.Subject,
        Time(measurement.MedianNanoseconds),
        Time(measurement.BestNanoseconds),
        measurement.RatioToClassMap is { } classMap ? Number(classMap, "0.00") + "x" : "",
        measurement.RatioToFloor is { } floor ? Number(floor, "0.00") : "",
        measurement.AllocatedBytes is { } allocated ? Number(allocated, "#,0") + " B" : "",
        measurement.PayloadBytes is { } payload ? Number(payload, "#,0") + " B" : "",
    ];

    private static string Time(double? time) => time switch
    {
        null => "",
        < 10_000 and var nanoseconds => Number(nanoseconds, "#,0.0") + " ns",
        < 10_000_000 and var nanoseconds => Number(nanoseconds / 1_000, "#,0.0") + " us",
        { } nanoseconds => Number(nanoseconds / 1_000_000, "#,0.0") + " ms",
    };

    private static string Number(double value, string format) => value.ToString(format, CultureInfo.InvariantCulture);
}
