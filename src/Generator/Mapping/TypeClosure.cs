namespace BsonGen.Generator.Mapping;

/// <summary>
/// The types that get serializers because attributes of the assembly name them, or types that hold them. It has no symbols, so
/// that it is kept between edits.
/// </summary>
internal sealed class TypeClosure(IEnumerable<ClosedType> types, IEnumerable<LeftType> left)
{
    public static readonly TypeClosure Empty = new([], []);

    private readonly Dictionary<string, ClosedType> _byName = types.ToDictionary(type => type.Key.Name);

    /// <summary>In the order of their names.</summary>
    public IReadOnlyList<ClosedType> Types { get; } = [.. types];

    /// <summary>The held types that keep their serializers or class maps, in the order of their names.</summary>
    public IReadOnlyList<LeftType> Left { get; } = [.. left];

    public bool Contains(INamedTypeSymbol type) =>
        _byName.Count > 0 &&
        type.TypeKind is TypeKind.Class or TypeKind.Struct &&
        _byName.TryGetValue(type.ToReflectionNameWithArguments(), out var found) &&
        found.Key.AssemblyName == type.ContainingAssembly?.Name;

    /// <summary>Whether it contains a type, or any construction of a generic one.</summary>
    public bool ContainsAny(INamedTypeSymbol definition)
    {
        var prefix = definition.IsGenericType ? definition.ToReflectionName() + "[" : null;
        return Contains(definition) || (prefix is not null && _byName.Keys.Any(name =>
            name.StartsWith(prefix, StringComparison.Ordinal)));
    }

    /// <summary>Whether both have the same types, whatever files declare them.</summary>
    public bool HasSameTypes(TypeClosure other) => Types.SequenceEqual(other.Types) && Left.SequenceEqual(other.Left);

    /// <summary>The types that are in one of both.</summary>
    public IEnumerable<ClosedType> FindDifferent(TypeClosure other) =>
        Types.Where(type => !other._byName.ContainsKey(type.Key.Name))
            .Concat(other.Types.Where(type => !_byName.ContainsKey(type.Key.Name)));
}

/// <param name="Files">The paths of the files that declare the type; none for a type of another assembly.</param>
internal sealed record ClosedType(TypeKey Key, EquatableArray<string> Files);
