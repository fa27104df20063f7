namespace BsonGen.Generator.Mapping;

/// <summary>What a search for held types has read. It has no symbols.</summary>
internal sealed class ClosureGraph
{
    public Dictionary<TypeKey, ClosureNode> Nodes { get; private init; } = [];

    /// <summary>The types that derive from a held class or implement a held interface.</summary>
    public Dictionary<TypeKey, EquatableArray<TypeKey>> Derived { get; private init; } = [];

    /// <summary>The documents that code uses; null if no attribute asks for them.</summary>
    public DocumentUses? Uses { get; set; }

    /// <summary>Whether a file differs since the graph was read.</summary>
    public Func<string, bool> IsEdited { get; private init; } = static _ => true;

    /// <summary>The part that no edit has changed.</summary>
    public ClosureGraph Where(Func<ClosureNode, bool> isKept, Func<string, bool> isEdited) => new()
    {
        Uses = Uses,
        IsEdited = isEdited,
        Nodes = Nodes.Where(pair => isKept(pair.Value)).ToDictionary(pair => pair.Key, pair => pair.Value),
        Derived = Derived,
    };
}
