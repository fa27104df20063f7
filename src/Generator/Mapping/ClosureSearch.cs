namespace BsonGen.Generator.Mapping;

/// <summary>Finds all types that the roots hold, at any depth.</summary>
/// <remarks>
/// It walks over names, and reads only the types that no earlier search has read, or that edits may have changed. The types that
/// derive from a held one come from this assembly and from its own, since a generator sees no others of the program.
/// </remarks>
internal sealed class ClosureSearch
{
    private readonly Compilation _compilation;
    private readonly Lazy<ClosureNodes> _nodes;
    private readonly ClosureGraph _known;
    private readonly HashSet<TypeKey> _named = [];
    private readonly Dictionary<TypeKey, bool> _visited = [];
    private readonly Queue<(TypeKey Key, bool IsHeld)> _open = new();

    private ClosureSearch(Compilation compilation, Func<INamedTypeSymbol, ClassMap> getMap, ClosureGraph known)
    {
        _compilation = compilation;
        _known = known;
        _nodes = new(() => new(compilation, getMap));
    }

    /// <summary>The result; null if a type that has to be read again can't be found.</summary>
    public TypeClosure? Result { get; private set; }

    /// <summary>What this search has read or taken over.</summary>
    public ClosureGraph Graph { get; } = new();

    /// <summary>The types that were read.</summary>
    public Dictionary<TypeKey, INamedTypeSymbol> Symbols { get; } = [];

    /// <param name="known">What earlier searches have read and no edit has changed.</param>
    public static ClosureSearch Run(
        Compilation compilation, Func<INamedTypeSymbol, ClassMap> getMap, ClosureGraph known)
    {
        var search = new ClosureSearch(compilation, getMap, known);
        search.Result = search.TryFind([.. ClosureRoots.Of(compilation)]);
        return search;
    }

    private TypeClosure? TryFind(List<ClosureRoot> roots)
    {
        OpenUsed();
        _named.UnionWith(roots.Where(root => root.IsNamed).Select(root => TypeKey.Of(root.Type)));
        foreach (var root in roots)
        {
            var key = TypeKey.Of(root.Type);
            Symbols[key] = root.Type;
            if (!root.NeedsMembers || FindNode(key)!.HasMembers)
            {
                _open.Enqueue((key, true));
            }
        }

        while (_open.Count > 0)
        {
            var (key, isHeld) = _open.Dequeue();
            if (_visited.TryGetValue(key, out var wasHeld) && (wasHeld || !isHeld))
            {
                continue;
            }

            _visited[key] = isHeld;
            if (FindNode(key) is not { } node)
            {
                return null;
            }

            if (isHeld && node.MayBeDerived && !TryOpenDerived(key))
            {
                return null;
            }

            foreach (var ancestor in node.Bases)
            {
                _open.Enqueue((ancestor, false));
            }

            foreach (var held in node.Held)
            {
                _open.Enqueue((held, true));
            }
        }

        return _visited.Count == 0 ? TypeClosure.Empty : Collect();
    }

    private void OpenUsed()
    {
        if (_compilation.Assembly.GetRequests().Any(ClosureRoots.AreUsedDocuments))
        {
            Graph.Uses = DocumentUses.Find(_compilation, _known.Uses, _known.IsEdited, Symbols);
            foreach (var key in Graph.Uses.All)
            {
                _open.Enqueue((key, true));
            }
        }
    }

    private INamedTypeSymbol? Find(TypeKey key) =>
        Symbols.TryGetValue(key, out var symbol) ? symbol : key.Find(_compilation);

    // The result is null if the type has to be read and can't be found.
    private ClosureNode? FindNode(TypeKey key)
    {
        if (Graph.Nodes.TryGetValue(key, out var node))
        {
            return node;
        }

        if (!_known.Nodes.TryGetValue(key, out node))
        {
            if (Find(key) is not { } type)
            {
                return null;
            }

            var reached = new List<INamedTypeSymbol>();
            node = _nodes.Value.Read(type, _named.Contains(key), reached);
            foreach (var next in reached)
            {
                Symbols[TypeKey.Of(next)] = next;
            }
        }

        Graph.Nodes.Add(key, node);
        return node;
    }

    private bool TryOpenDerived(TypeKey key)
    {
        if (!_known.Derived.TryGetValue(key, out var derived))
        {
            if (Find(key) is not { } type)
            {
                return false;
            }

            var found = DerivedTypesIndex.FindHere(type, _compilation).Where(candidate => !candidate.IsGenericType).ToList();
            foreach (var candidate in found)
            {
                Symbols[TypeKey.Of(candidate)] = candidate;
            }

            derived = [.. found.Select(TypeKey.Of)];
        }

        Graph.Derived[key] = derived;
        foreach (var candidate in derived)
        {
            _open.Enqueue((candidate, true));
        }

        return true;
    }

    private TypeClosure Collect()
    {
        var types = new List<ClosedType>();
        var left = new List<LeftType>();
        var ordered = _visited.Keys
            .OrderBy(key => key.Name, StringComparer.Ordinal)
            .ThenBy(key => key.AssemblyName, StringComparer.Ordinal);
        foreach (var key in ordered)
        {
            var node = Graph.Nodes[key];
            if (node.WhyLeft is { } reason)
            {
                left.Add(new(node.TypeName, reason));
            }
            else if (node.IsTaken && types.Count > 0 && types[types.Count - 1].Key.Name == key.Name)
            {
                left.Add(new(node.TypeName, "a type of another assembly has its name"));
            }
            else if (node.IsTaken)
            {
                types.Add(new(key, node.Files));
            }
        }

        return new(types, left);
    }
}
