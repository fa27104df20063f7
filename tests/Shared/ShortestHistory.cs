namespace BsonGen.Tests.Shared;

/// <summary>Leaves out operations of a history as long as it shows a difference, first many at once.</summary>
internal static class ShortestHistory
{
    /// <param name="operations">A history that shows a difference.</param>
    /// <param name="difference">The difference.</param>
    /// <param name="last">The index of the operation at which the difference shows.</param>
    /// <param name="find">The first difference of a history. Null if it shows none.</param>
    public static (TOperation[] Operations, TDifference Difference) Of<TOperation, TDifference>(
        TOperation[] operations, TDifference difference, int last, Func<TOperation[], TDifference?> find)
        where TDifference : class
    {
        // A later operation mostly has no effect. A late class map may need it to have an effect.
        Remove(last + 1, operations.Length);
        for (var count = operations.Length / 2; count > 0; count /= 2)
        {
            var before = operations;
            for (var start = operations.Length - count; start >= 0; start -= count)
            {
                Remove(start, count);
            }

            // An operation may have been needed only by one that is removed now.
            count = count == 1 && before != operations ? 2 : count;
        }

        return (operations, difference);

        void Remove(int start, int count)
        {
            TOperation[] fewer = [.. operations.Take(start), .. operations.Skip(start + count)];
            if (fewer.Length < operations.Length && find(fewer) is { } other)
            {
                (operations, difference) = (fewer, other);
            }
        }
    }
}
