using Histories.Inventing;

namespace Histories.Comparing;

/// <summary>Counts what was compared.</summary>
internal sealed class Tally
{
    private int _histories;
    private int _operations;
    private int _refused;

    public void Count(History history, int refused)
    {
        _histories++;
        _operations += history.Operations.Length;
        _refused += refused;
    }

    public override string ToString() => $"{_histories} histories, {_operations} operations, {_refused} of them with exceptions of the class map";
}
