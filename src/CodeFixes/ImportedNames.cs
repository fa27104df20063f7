namespace BsonGen.CodeFixes;

/// <summary>Writes names of types after the using directives of a file that has been edited, and is not compiled.</summary>
internal sealed class ImportedNames(CompilationUnitSyntax root) : ITypeNames
{
    private readonly HashSet<string?> _imports = [.. root.Usings.Select(node => node.Name?.ToString())];

    public string Write(INamedTypeSymbol type, string name)
    {
        var @namespace = type.ContainingNamespace.ToDisplayString();
        return _imports.Contains(@namespace) ? name : $"{@namespace}.{name}";
    }
}
