using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;
using Microsoft.CodeAnalysis.Formatting;

namespace BsonGen.CodeFixes;

/// <summary>
/// Collects edits of declarations in any number of files, and makes them together. Several fixes may request the same edit, for example for types in one
/// container.
/// </summary>
internal sealed class SourceEdits
{
    private readonly HashSet<SyntaxNode> _partial = [];
    private readonly Dictionary<SyntaxNode, List<NewAttribute>> _attributes = [];
    private readonly HashSet<SyntaxNode> _removed = [];
    private readonly Dictionary<string, NewAttribute> _conventions = [];

    /// <summary>Makes a type and all types that it is nested in partial, in all files that declare them.</summary>
    public void MakePartial(INamedTypeSymbol type)
    {
        for (var current = type; current is not null; current = current.ContainingType)
        {
            foreach (var declaration in current.DeclaringSyntaxReferences.Select(reference => reference.GetSyntax()).OfType<TypeDeclarationSyntax>())
            {
                _partial.Add(declaration);
            }
        }
    }

    /// <summary>Gives a declaration an attribute, unless it is already requested.</summary>
    public void Add(SyntaxNode declaration, NewAttribute attribute)
    {
        if (!_attributes.TryGetValue(declaration, out var attributes))
        {
            _attributes.Add(declaration, attributes = []);
        }

        if (!attributes.Any(other => SymbolEqualityComparer.Default.Equals(other.Type, attribute.Type)))
        {
            attributes.Add(attribute);
        }
    }

    /// <summary>Removes an attribute, and its brackets if it is alone in them.</summary>
    public void Remove(AttributeSyntax attribute) => _removed.Add(attribute);

    /// <summary>Sets an enum property of the conventions that the assembly declares.</summary>
    public void SetConvention(Compilation compilation, INamedTypeSymbol attribute, string property, INamedTypeSymbol @enum, string value)
    {
        var convention = new NewAttribute(attribute, @enum, value, property);
        var declared = compilation.Assembly.GetAttributes()
            .FirstOrDefault(candidate => SymbolEqualityComparer.Default.Equals(candidate.AttributeClass, attribute))
            ?.ApplicationSyntaxReference?.GetSyntax();
        if (declared is not null)
        {
            Add(declared, convention);
        }
        else
        {
            _conventions[compilation.Assembly.Name] = convention;
        }
    }

    /// <summary>The solution with all edits made. Files that are not part of it stay as they are.</summary>
    public async Task<Solution> ApplyAsync(Solution original, CancellationToken cancellationToken)
    {
        var solution = original;
        var trees = _partial.Concat(_attributes.Keys).Concat(_removed).Select(node => node.SyntaxTree).ToImmutableHashSet();
        foreach (var tree in trees)
        {
            if (original.GetDocument(tree) is { } document)
            {
                var root = await tree.GetRootAsync(cancellationToken).ConfigureAwait(false);
                var rewriter = new DeclarationRewriter(_partial, _attributes, _removed, SyntaxGenerator.GetGenerator(document), root);
                var edited = solution.GetDocument(document.Id)!.WithSyntaxRoot(rewriter.Visit(root)!);
                solution = (await ImportAdder.AddImportsAsync(edited, NewAttribute.Imports, cancellationToken: cancellationToken).ConfigureAwait(false)).Project.Solution;
            }
        }

        foreach (var project in solution.Projects.Where(project => _conventions.ContainsKey(project.AssemblyName)).ToList())
        {
            var file = AddConventionsFile(solution.GetProject(project.Id)!, _conventions[project.AssemblyName]);
            solution = (await ImportAdder.AddImportsAsync(file, NewAttribute.Imports, cancellationToken: cancellationToken).ConfigureAwait(false)).Project.Solution;
        }

        return solution;
    }

    private static Document AddConventionsFile(Project project, NewAttribute convention)
    {
        var list = SyntaxFactory.AttributeList(SyntaxFactory.SingletonSeparatedList(convention.ToSyntax(SyntaxGenerator.GetGenerator(project))))
            .WithTarget(SyntaxFactory.AttributeTargetSpecifier(SyntaxFactory.Token(SyntaxKind.AssemblyKeyword)));
        var root = SyntaxFactory.CompilationUnit().AddAttributeLists(list).NormalizeWhitespace(eol: "\n").WithTrailingTrivia(SyntaxFactory.LineFeed);
        return project.AddDocument("BsonGenConventions.cs", root.WithAdditionalAnnotations(Formatter.Annotation));
    }
}
