namespace BsonGen.Generator.Parser;

/// <summary>The names of serializers and of generated files.</summary>
internal sealed class SerializerNames(MappingContext context)
{
    private static readonly ConditionalWeakTable<MappingContext, SerializerNames> Cache = new();

    private readonly SymbolDictionary<string> _names = new();

    // A namespace or type has the names of its types that differ only in case.
    private readonly SymbolDictionary<HashSet<string>> _namesAlike = new();

    public static SerializerNames Of(MappingContext context) => Cache.GetValue(context, static key => new(key));

    // OrderBsonSerializer, followed by a number if the name is taken.
    public string GetSerializerName(INamedTypeSymbol type) => context.Closure.Contains(type)
        ? SerializersOutside.NameFor(type)
        : _names.GetOrAdd(type.OriginalDefinition, key =>
            CodeNames.FindFree(key.Name + "BsonSerializer", name => IsTaken((INamedTypeSymbol)key, name)));

    public string GetSerializerCode(INamedTypeSymbol type) =>
        (context.Closure.Contains(type) ? "global::" + GeneratedNamespace.Name : type.ToCode()) +
        $".{GetSerializerName(type)}";

    // File names must not differ only in case. If names of types do, a suffix says which letters are upper-case.
    public string GetHintName(INamedTypeSymbol type)
    {
        var name = context.Closure.Contains(type) ? type.ToReflectionNameWithArguments() : type.ToReflectionName();
        for (INamespaceOrTypeSymbol current = type;
            current.ContainingSymbol is INamespaceOrTypeSymbol container;
            current = container)
        {
            var namesAlike = _namesAlike.GetOrAdd(container, static key => FindNamesAlike((INamespaceOrTypeSymbol)key));
            if (namesAlike.Contains(current.Name))
            {
                return name + "-" + string.Concat(type.ToReflectionName().Select(c => char.IsUpper(c) ? '1' : '0'));
            }
        }

        return name;
    }

    private static HashSet<string> FindNamesAlike(INamespaceOrTypeSymbol container) => new(
        container.GetMembers().OfType<INamespaceOrTypeSymbol>()
            .Select(member => member.Name)
            .Distinct()
            .GroupBy(name => name, StringComparer.OrdinalIgnoreCase)
            .Where(names => names.Skip(1).Any())
            .SelectMany(names => names));

    private bool IsTaken(INamedTypeSymbol type, string name) =>
        type.TypeParameters.Any(parameter => parameter.Name == name) ||
        type.GetHierarchy().Any(ancestor =>
            !ancestor.GetMembers(name).IsEmpty || IsNameOfInherited(type, ancestor, name)) ||
        type.GetDeclarations().Any(declaration => IsInScope(declaration, name));

    // Code in the type may use the name for another type, which the nested class would hide.
    private bool IsInScope(TypeDeclarationSyntax declaration, string name) =>
        !context.Compilation.GetSemanticModel(declaration.SyntaxTree)
            .LookupNamespacesAndTypes(declaration.Identifier.SpanStart, name: name).IsEmpty;

    // The class that will be generated for a base class may have the name.
    private bool IsNameOfInherited(INamedTypeSymbol type, INamedTypeSymbol ancestor, string name) =>
        name.StartsWith(ancestor.Name, StringComparison.Ordinal) &&
        !ancestor.Is(type) &&
        ancestor.ContainingAssembly.Is(type.ContainingAssembly) &&
        ancestor.IsAnnotated() &&
        GetSerializerName(ancestor) == name;
}
