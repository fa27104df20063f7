using System.ComponentModel;

namespace BsonGen.CodeGeneration;

/// <summary>
/// Chooses among constructors and factory methods as a class map does, where values may be missing that have a default: most values from the
/// document, then most defaults, then the first.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct CreatorChoice
{
    private int _best;
    private int _present;
    private int _count;

    /// <summary>The index of the best one; negative when there was none to consider.</summary>
    public readonly int Best => _best - 1;

    /// <summary>Considers one whose arguments all have a value.</summary>
    /// <param name="creator">Its index.</param>
    /// <param name="count">How many arguments it has.</param>
    /// <param name="present">How many of them are not defaults.</param>
    public void Consider(int creator, int count, int present)
    {
        if (_best == 0 || present > _present || (present == _present && count > _count))
        {
            _best = creator + 1;
            _present = present;
            _count = count;
        }
    }
}
