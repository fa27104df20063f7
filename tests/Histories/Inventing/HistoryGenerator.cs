using CsCheck;
using Histories.Playing;

namespace Histories.Inventing;

/// <summary>Generates histories.</summary>
internal static class HistoryGenerator
{
    public const int Longest = 30;

    /// <param name="verbs">The verbs to use.</param>
    /// <param name="families">The families of types, one or two for each history.</param>
    /// <param name="versions">The versions of the library to load.</param>
    public static Gen<History> Create(Verb[] verbs, Family[] families, int[] versions)
    {
        var chosen = Gen.OneOf<Family>(Gen.OneOf(families), Gen.OneOf(families).Select(Gen.OneOf(families), Family.Join));
        return chosen.SelectMany(family => Operation(verbs, family).Array[1, Longest])
            .Select(Gen.OneOf(versions), (operations, version) => new History(version, operations));
    }

    private static Gen<string> Operation(Verb[] verbs, Family family) =>
        Gen.Frequency([.. verbs.Select(verb => (verb.Weight, (IGen<string>)Operation(verb, family)))]);

    private static Gen<string> Operation(Verb verb, Family family) =>
        verb.Arguments.Aggregate(
            Gen.Const(verb.Name), (line, argument) => line.Select(Word(argument, family), (start, word) => start + " " + word));

    private static Gen<string> Word(string[] choices, Family family) => new[]
    {
        (Family.Model, family.Models), (Family.Value, family.Values), (Family.Generic, family.Generics), (Family.Name, family.Names),
    }.Aggregate(
        Gen.OneOf(choices),
        (word, placeholder) => word.Select(Gen.OneOf(placeholder.Item2), (text, type) => text.Replace(placeholder.Item1, type)));
}
