using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using MongoDB.Bson;

namespace Benchmarks.Harness;

/// <summary>Prints measurements: a table for people, JSON for programs.</summary>
public static class Report
{
    private static readonly (string Name, Func<Measurement, string> Print)[] Columns =
    [
        ("subject", static measurement => measurement.Subject),
        ("median", static measurement => Time(measurement.MedianNanoseconds)),
        ("best", static measurement => Time(measurement.BestNanoseconds)),
        ("wall time", static measurement => Time(measurement.WallNanoseconds)),
        ("a second", static measurement => Number(measurement.PerSecond, "#,0")),
        ("vs class map", static measurement => Number(measurement.RatioToClassMap, "0.00x")),
        ("vs floor", static measurement => Number(measurement.RatioToFloor, "0.00")),
        ("allocated", static measurement => Number(measurement.AllocatedBytes, "#,0 B")),
        ("payload", static measurement => Number(measurement.PayloadBytes, "#,0 B")),
    ];

    // Few measurements have these columns.
    private static readonly string[] OptionalColumns = ["wall time", "a second"];

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
            var columns = Columns
                .Where(column => !OptionalColumns.Contains(column.Name) || work.Any(measurement => column.Print(measurement).Length > 0))
                .ToList();
            var rows = work
                .Select(measurement => columns.Select(column => column.Print(measurement)).ToArray())
                .Prepend(columns.Select(column => column.Name).ToArray())
                .ToList();
            var widths = Enumerable.Range(0, columns.Count).Select(column => rows.Max(row => row[column].Length)).ToArray();
            rows.Insert(
                1, widths.Select((width, column) => column == 0 ? new string('-', width) : new string('-', width - 1) + ":").ToArray());
            foreach (var row in rows)
            {
                text.Append("| ")
                    .AppendJoin(
                        " | ", row.Select((cell, column) => column == 0 ? cell.PadRight(widths[column]) : cell.PadLeft(widths[column])))
                    .AppendLine(" |");
            }

            text.AppendLine();
        }

        return text.ToString();
    }

    public static string ToJson(IEnumerable<Measurement> measurements) =>
        "[\n" + string.Join(",\n", measurements.Select(measurement => "  " + JsonSerializer.Serialize(measurement))) + "\n]\n";

    private static string Time(double? time) => time switch
    {
        null => "",
        < 10_000 and var nanoseconds => Number(nanoseconds, "#,0.0") + " ns",
        < 10_000_000 and var nanoseconds => Number(nanoseconds / 1_000, "#,0.0") + " us",
        { } nanoseconds => Number(nanoseconds / 1_000_000, "#,0.0") + " ms",
    };

    private static string Number(double? value, string format) => value?.ToString(format, CultureInfo.InvariantCulture) ?? "";
}
