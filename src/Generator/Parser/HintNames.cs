namespace BsonGen.Generator.Parser;

internal static class HintNames
{
    public static string Of(ParserContext context, INamedTypeSymbol type, bool isExternal) =>
        (isExternal ? type.ToReflectionNameWithArguments() : type.ToReflectionName()) + GetCase(context, type);

    // File names must not differ only in case. If names of types do, a suffix says which letters are upper-case.
    private static string GetCase(ParserContext context, INamedTypeSymbol type)
    {
        for (INamespaceOrTypeSymbol current = type; current.ContainingSymbol is INamespaceOrTypeSymbol container; current = container)
        {
            if (context.NamesAlike.GetOrAdd(container, static key => FindNamesAlike((INamespaceOrTypeSymbol)key)).Contains(current.Name))
            {
                return "-" + string.Concat(type.ToReflectionName().Select(c => char.IsUpper(c) ? '1' : '0'));
            }
        }

        return "";
    }

    private static HashSet<string> FindNamesAlike(INamespaceOrTypeSymbol container) => new(
        container.GetMembers().OfType<INamespaceOrTypeSymbol>()
            .Select(member => member.Name)
            .Distinct()
            .GroupBy(name => name, StringComparer.OrdinalIgnoreCase)
            .Where(names => names.Skip(1).Any())
            .SelectMany(names => names));
}
