using Histories.Playing;

namespace Histories;

/// <summary>The arguments of the program.</summary>
/// <param name="Minutes">The length of the run.</param>
/// <param name="Seed">The number of the first history.</param>
/// <param name="Trace">A file that receives each history before it is played, with its number and what was compared before; null for
/// none.</param>
/// <param name="Source">A file with a history to play; null for random histories.</param>
/// <param name="Ignored">Texts in differences that are known.</param>
/// <param name="IsLateReported">Whether class maps that are registered too late must be refused or reported.</param>
/// <param name="Verbs">The verbs to use.</param>
/// <param name="Families">The families of types to use.</param>
/// <param name="Versions">The versions of the library to load.</param>
internal sealed record Options(
    double Minutes,
    ulong Seed,
    string? Trace,
    string? Source,
    string[] Ignored,
    bool IsLateReported,
    Verb[] Verbs,
    Family[] Families,
    int[] Versions)
{
    public static Options Of(string[] arguments)
    {
        var values = arguments.Chunk(2).ToDictionary(pair => pair[0].TrimStart('-'), pair => pair[1]);
        string[] List(string name, char separator = ',') => values.TryGetValue(name, out var text) ? text.Split(separator) : [];
        var (only, without, types, versions) = (List("only"), List("without"), List("types"), List("library"));
        return new Options(
            double.Parse(values.GetValueOrDefault("minutes", "1")),
            ulong.Parse(values.GetValueOrDefault("seed", "1")),
            values.GetValueOrDefault("trace"),
            values.GetValueOrDefault("source"),
            List("ignore", '|'),
            values.GetValueOrDefault("late") != "unreported",
            [.. Verb.All.Where(verb => (only.Length == 0 || only.Contains(verb.Name)) && !without.Contains(verb.Name))],
            [.. Family.All.Where(family => types.Length == 0 || family.Models.Intersect(types).Any())],
            versions.Length == 0 ? [1, 2] : [.. versions.Select(int.Parse)]);
    }
}
