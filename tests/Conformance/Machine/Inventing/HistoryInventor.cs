using Conformance.Machine.Declarations;
using Conformance.Machine.Playing;

namespace Conformance.Machine.Inventing;

/// <summary>Creates histories. A seed determines each history.</summary>
internal static class HistoryInventor
{
    private const int Longest = 30;

    private static readonly Verb[] Weighted = [.. Verb.All.SelectMany(verb => Enumerable.Repeat(verb, verb.Weight))];

    public static Sample Make(int seed)
    {
        var dice = new Dice(seed);
        var family = dice.Pick(Family.All);
        family = dice.Chance(50) ? Family.Join(family, dice.Pick(Family.All)) : family;
        var operations = Enumerable.Range(0, 1 + dice.Next(Longest)).Select(_ => MakeOperation(dice, family));
        return new Sample(seed) { History = new History(1 + dice.Next(2), [.. operations]) };
    }

    private static string MakeOperation(Dice dice, Family family)
    {
        var verb = dice.Pick(Weighted);
        return string.Join(' ', verb.Arguments.Select(choices => Fill(dice, family, dice.Pick(choices))).Prepend(verb.Name));
    }

    private static string Fill(Dice dice, Family family, string word) =>
        word.Replace(Family.Model, dice.Pick(family.Models), StringComparison.Ordinal)
            .Replace(Family.Value, dice.Pick(family.Values), StringComparison.Ordinal)
            .Replace(Family.Generic, dice.Pick(family.Generics), StringComparison.Ordinal)
            .Replace(Family.Name, dice.Pick(family.Names), StringComparison.Ordinal);
}
