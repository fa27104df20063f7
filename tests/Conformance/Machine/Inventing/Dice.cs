namespace Conformance.Machine.Inventing;

/// <summary>Choices that a seed determines.</summary>
internal sealed class Dice(int seed)
{
    private readonly Random _random = new(seed);

    public bool Chance(int percent) => _random.Next(100) < percent;

    public int Next(int count) => _random.Next(count);

    public T Pick<T>(params IReadOnlyList<T> choices) => choices[_random.Next(choices.Count)];

    /// <summary>Some of the items, in a random order.</summary>
    public List<T> Some<T>(IEnumerable<T> items, int percent) => [.. items.Where(_ => Chance(percent)).OrderBy(_ => _random.Next())];
}
