using System.Globalization;

namespace Fuzz;

/// <summary>The arguments of the command line.</summary>
/// <param name="Duration">The duration of the run.</param>
/// <param name="Seed">The seed that determines all inputs.</param>
/// <param name="Corpus">The folder of inputs that reached new code, which later runs start with; or null.</param>
/// <param name="Findings">The folder for inputs that show a defect.</param>
/// <param name="Types">The names of the types to read the inputs as; all if there are none.</param>
/// <param name="IsSoak">Whether to put load on all types, instead of looking for defects.</param>
/// <param name="IsRegistered">Whether a convention configures the names of all types, so that no compiled name applies.</param>
internal sealed record Options(
    TimeSpan Duration, int Seed, string? Corpus, string Findings, string[] Types, bool IsSoak, bool IsRegistered)
{
    public static Options Parse(string[] args)
    {
        var options = new Options(
            TimeSpan.MaxValue,
            Environment.TickCount,
            null,
            Path.Combine("tests", "Fuzz", "Regressions"),
            [],
            IsSoak: false,
            IsRegistered: false);
        for (var i = 0; i + 1 < args.Length; i += 2)
        {
            var value = args[i + 1];
            options = args[i] switch
            {
                "--minutes" => options with { Duration = TimeSpan.FromMinutes(double.Parse(value, CultureInfo.InvariantCulture)) },
                "--soak" =>
                    options with { IsSoak = true, Duration = TimeSpan.FromMinutes(double.Parse(value, CultureInfo.InvariantCulture)) },
                "--seed" => options with { Seed = int.Parse(value, CultureInfo.InvariantCulture) },
                "--corpus" => options with { Corpus = value },
                "--findings" => options with { Findings = value },
                "--names" when value == "camelCase" => options with { IsRegistered = true },
                "--types" => options with { Types = value.Split(',') },
                _ => throw new ArgumentException($"{args[i]} is no option."),
            };
        }

        return options;
    }
}
