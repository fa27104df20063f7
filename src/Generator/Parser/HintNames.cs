using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Parser;

/// <summary>Names of generated files: the names that reflection gives types, which no two types share.</summary>
internal static class HintNames
{
    public static string Of(INamedTypeSymbol type, bool isForeign) =>
        (isForeign ? type.ToReflectionNameWithArguments() : type.ToReflectionName()) + GetCase(type);

    /// <summary>File names may not differ in case alone: what tells such types apart is which of the letters are capitals.</summary>
    private static string GetCase(INamedTypeSymbol type)
    {
        for (INamespaceOrTypeSymbol? current = type; current is not null and not INamespaceSymbol { IsGlobalNamespace: true };)
        {
            INamespaceOrTypeSymbol container = current.ContainingType ?? (INamespaceOrTypeSymbol)current.ContainingNamespace;
            if (container.GetMembers().OfType<INamespaceOrTypeSymbol>().Any(sibling =>
                sibling.Name != current.Name && sibling.Name.Equals(current.Name, StringComparison.OrdinalIgnoreCase)))
            {
                return "-" + string.Concat(type.ToReflectionName().Select(c => char.IsUpper(c) ? '1' : '0'));
            }

            current = container;
        }

        return "";
    }
}
