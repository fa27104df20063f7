namespace BsonGen.Generator.Analyzers;

/// <summary>Reports members that other source generators make: the driver maps them, but only an analyzer sees them.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class OtherGeneratorsAnalyzer() : SourceAnalyzer(MadeElsewhere)
{
    private static readonly char[] Separators = ['/', '\\'];

    private protected override void Register(AnalysisContext context) =>
        context.RegisterCompilationStartAction(static start =>
        {
            var roots = start.Compilation.SyntaxTrees.Select(tree => FindRoot(tree.FilePath));
            if (roots.FirstOrDefault(root => root is not null) is { } root)
            {
                start.RegisterSymbolAction(symbol => Check(symbol, root), SymbolKind.NamedType);
            }
        });

    // The root folder of generated files, if BsonGen generated the file.
    private static string? FindRoot(string path)
    {
        var folders = path.Split(Separators);
        return folders.Length > 2 && folders[folders.Length - 2] == typeof(BsonGenerator).FullName
            ? path.Substring(0, path.Length - folders.Skip(folders.Length - 3).Sum(folder => folder.Length) - 2)
            : null;
    }

    private static void Check(SymbolAnalysisContext context, string root)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (type.GetAttributes().FirstOrDefault(AttributeExtensions.IsAnnotation) is not { } annotation)
        {
            return;
        }

        foreach (var member in type.GetAllMembers())
        {
            if (!member.IsStatic &&
                !member.DeclaringSyntaxReferences.IsEmpty &&
                IsMapped(member) &&
                member.DeclaringSyntaxReferences.All(reference => IsGenerated(reference.SyntaxTree.FilePath, root)))
            {
                context.ReportDiagnostic(Diagnostic.Create(
                    MadeElsewhere, annotation.GetLocation(), member.ToDisplayString(), type.Name));
            }
        }
    }

    // Generated files lie in folders named after the assembly and the class of their generator.
    private static bool IsGenerated(string path, string root) =>
        path.StartsWith(root, StringComparison.Ordinal) &&
        (root.Length > 0 || !Path.IsPathRooted(path)) &&
        FindRoot(path) is null &&
        path.Substring(root.Length).Split(Separators) is { Length: > 2 } folders && folders[1].Contains('.');

    // Whether the driver stores the member, or calls the constructor.
    private static bool IsMapped(ISymbol member) =>
        member.FindIgnore() is null && (
            member.GetMappingAttributes().Any() ||
            member is IMethodSymbol { MethodKind: MethodKind.Constructor, IsImplicitlyDeclared: false } ||
            (member.IsPublic() && member is
                IPropertySymbol { IsIndexer: false, IsOverride: false, GetMethod: not null, SetMethod: not null } or
                IFieldSymbol { IsReadOnly: false, IsImplicitlyDeclared: false }));
}
