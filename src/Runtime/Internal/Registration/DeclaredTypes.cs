namespace BsonGen.Internal.Registration;

/// <summary>The types that follow a declaration.</summary>
/// <param name="Assembly">The assembly that declares the conventions.</param>
/// <param name="Named">Types of other assemblies that this assembly names.</param>
/// <param name="Namespace">The namespace of the types; null for any.</param>
/// <param name="Types">The types, generic ones without arguments; null for all of the assembly.</param>
internal sealed record DeclaredTypes(
    Assembly Assembly, HashSet<Type> Named, string? Namespace = null, IReadOnlyCollection<Type>? Types = null)
{
    public bool Cover(Type type) => CanCover(type) && IsChosen(type, Namespace, Types);

    // With any filter.
    public bool CanCover(Type type) => type.Assembly == Assembly || Named.Contains(type);

    // Whether a type passes the filter of a declaration. Without a filter, every type does.
    public static bool IsChosen(Type type, string? ns, IReadOnlyCollection<Type>? types) =>
        (ns is null && types is null) || IsIn(type.Namespace, ns) || types?.Contains(DefinitionOf(type)) == true;

    public static Type DefinitionOf(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;

    public static bool IsIn(string? ns, string? outer) =>
        ns is not null && outer is not null && (ns == outer || ns.StartsWith(outer + ".", StringComparison.Ordinal));
}
