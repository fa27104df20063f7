namespace BsonGen.Internal.Queries.Results;

/// <summary>The types of all objects inside a result. Documents of other types could stand for them.</summary>
internal sealed class ResultTypes
{
    private readonly List<Type> _types = [];

    // No type had a derived one while the driver had this number of discriminators.
    private int _withoutDerivedWhile = -1;
    private volatile bool _isRefused;

    public void Add(Type type) => _types.Add(type);

    /// <summary>Leaves all later documents to the driver.</summary>
    public void Refuse() => _isRefused = true;

    /// <summary>Whether the driver would read documents without a look at their discriminators.</summary>
    public bool HaveNoDerivedTypes() => !_isRefused && (_withoutDerivedWhile == DiscriminatedTypes.Number || Compare());

    private bool Compare()
    {
        var least = int.MaxValue;
        foreach (var type in _types)
        {
            if (DiscriminatedTypes.Include(type, out var count))
            {
                // The driver forgets no derived type.
                Refuse();
                return false;
            }

            least = Math.Min(least, count);
        }

        _withoutDerivedWhile = _types.Count == 0 ? DiscriminatedTypes.Number : least;
        return true;
    }
}
