using System.Text.Json.Serialization;

namespace Benchmarks.Harness;

/// <summary>The measurements of one subject, for one operation.</summary>
/// <param name="MedianNanoseconds">Null where no time was measured.</param>
/// <param name="BestNanoseconds">Null where no time was measured.</param>
/// <param name="RatioToClassMap">How many times as fast as the class map.</param>
/// <param name="RatioToFloor">The time divided by the floor's.</param>
public sealed record Measurement(
    [property: JsonPropertyName("suite")] string Suite,
    [property: JsonPropertyName("case")] string Case,
    [property: JsonPropertyName("subject")] string Subject,
    [property: JsonPropertyName("median_ns")] double? MedianNanoseconds,
    [property: JsonPropertyName("best_ns")] double? BestNanoseconds,
    [property: JsonPropertyName("ratio_to_class_map")] double? RatioToClassMap,
    [property: JsonPropertyName("ratio_to_floor")] double? RatioToFloor,
    [property: JsonPropertyName("allocated_bytes")] double? AllocatedBytes,
    [property: JsonPropertyName("payload_bytes")] double? PayloadBytes)
{
    /// <summary>The time that passed, where the other times are those of the processor; otherwise null.</summary>
    [JsonPropertyName("wall_ns")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public double? WallNanoseconds { get; init; }

    /// <summary>How many operations were done in a second, several of them at a time; null where this was not measured.</summary>
    [JsonPropertyName("per_second")]
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public double? PerSecond { get; init; }
}

/// <summary>The times of one subject, one a round, before they are set in relation to the others'.</summary>
public sealed record Sample(string Subject, IReadOnlyList<double> Nanoseconds, double? AllocatedBytes, double? PayloadBytes)
{
    /// <summary>The times that passed, where <see cref="Nanoseconds"/> are those of the processor; otherwise null.</summary>
    public IReadOnlyList<double>? WallNanoseconds { get; init; }

    /// <summary>Operations a second, one number a round; or null.</summary>
    public IReadOnlyList<double>? PerSecond { get; init; }

    /// <summary>Relates all subjects of a case to the class map and the floor among them.</summary>
    public static IReadOnlyList<Measurement> Relate(string suite, string name, IReadOnlyList<Sample> samples)
    {
        var classMap = samples.FirstOrDefault(sample => sample.Subject == Harness.Subject.ClassMap);
        var floor = samples.FirstOrDefault(sample => sample.Subject == Harness.Subject.Floor);
        return samples
            .Select(sample => new Measurement(
                suite,
                name,
                sample.Subject,
                Math.Round(Median(sample.Nanoseconds), 2),
                Math.Round(sample.Nanoseconds.Min(), 2),
                Round(Ratio(classMap, sample)),
                Round(Ratio(sample, floor)),
                Round(sample.AllocatedBytes),
                Round(sample.PayloadBytes))
            {
                WallNanoseconds = RoundedMedian(sample.WallNanoseconds),
                PerSecond = RoundedMedian(sample.PerSecond),
            })
            .ToList();
    }

    /// <summary>The median of the rounds' ratios: in one round the machine is about equally busy for both.</summary>
    private static double? Ratio(Sample? dividend, Sample? divisor) =>
        dividend is null || divisor is null ? null : Median(dividend.Nanoseconds.Zip(divisor.Nanoseconds, static (a, b) => a / b));

    private static double Median(IEnumerable<double> values)
    {
        var sorted = values.Order().ToArray();
        return sorted[sorted.Length / 2];
    }

    private static double? RoundedMedian(IReadOnlyList<double>? values) => values is null ? null : Math.Round(Median(values), 2);

    private static double? Round(double? value) => value is { } number ? Math.Round(number, 3) : null;
}
