namespace BsonGen.CodeGeneration;

/// <summary>
/// Chooses among constructors and factory methods as a class map does, if some parameters have defaults. The creator with the most values from the
/// document wins, then the one with the most defaults, then the first.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public struct CreatorChoice
{
    private int _best;
    private int _present;
    private int _count;

    /// <summary>The index of the chosen creator; negative if there is none.</summary>
    public readonly int Best => _best - 1;

    /// <summary>Considers a creator whose arguments all have values.</summary>
    /// <param name="creator">The index of the creator.</param>
    /// <param name="count">The number of its arguments.</param>
    /// <param name="present">The number of arguments that are not defaults.</param>
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
