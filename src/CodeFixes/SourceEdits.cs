using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace BsonGen.CodeFixes;

/// <summary>
/// Collects edits of declarations in any number of files, and makes them together. Several fixes may request the same edit, for
/// example for types in one container.
/// </summary>
internal sealed class SourceEdits
{
    private readonly HashSet<SyntaxNode> _partial = [];
    private readonly Dictionary<SyntaxNode, List<NewAttribute>> _attributes = [];
    private readonly HashSet<SyntaxNode> _removed = [];
    private readonly HashSet<SyntaxNode> _getters = [];
    private readonly HashSet<SyntaxNode> _emptied = [];
    private readonly Dictionary<string, NewAttribute> _conventions = [];

    /// <summary>Makes a type and all types that it is nested in partial, in all files that declare them.</summary>
    public void MakePartial(INamedTypeSymbol type)
    {
        for (var current = type; current is not null; current = current.ContainingType)
        {
            foreach (var declaration in current.GetDeclarations())
            {
                _partial.Add(declaration);
            }
        }
    }

    /// <summary>
    /// Gives a declaration an attribute, or an attribute the arguments. An attribute that is already requested gets the arguments
    /// that it does not have.
    /// </summary>
    public void Add(SyntaxNode declaration, NewAttribute attribute)
    {
        if (!_attributes.TryGetValue(declaration, out var attributes))
        {
            _attributes.Add(declaration, attributes = []);
        }

        var index = attributes.FindIndex(other => other.Type.Is(attribute.Type));
        if (index < 0)
        {
            attributes.Add(attribute);
        }
        else
        {
            attributes[index] = attributes[index].With(attribute);
        }
    }

    /// <summary>Removes an attribute, and its brackets if it is alone in them.</summary>
    public void Remove(AttributeSyntax attribute)
    {
        if (DeclarationEditor.CanRemove(attribute))
        {
            _removed.Add(attribute);
        }
    }

    /// <summary>Adds a private setter behind a getter.</summary>
    public void AddSetter(AccessorDeclarationSyntax getter) => _getters.Add(getter);

    /// <summary>Removes the arguments of a call. The comments between them move in front of the statement.</summary>
    public void Empty(ArgumentListSyntax arguments) => _emptied.Add(arguments);

    /// <summary>Sets properties of the conventions that the assembly declares.</summary>
    public void SetConventions(Compilation compilation, INamedTypeSymbol attribute, params NewArgument[] properties)
    {
        var conventions = new NewAttribute(attribute, properties);
        var declared = compilation.Assembly.GetAttributes()
            .FirstOrDefault(candidate => candidate.AttributeClass.Is(attribute))
            ?.ApplicationSyntaxReference?.GetSyntax();
        if (declared is not null)
        {
            Add(declared, conventions);
        }
        else
        {
            var name = compilation.Assembly.Name;
            _conventions[name] = _conventions.TryGetValue(name, out var other) ? other.With(conventions) : conventions;
        }
    }

    /// <summary>
    /// The solution with all edits made. Files that are not part of it stay as they are; projects that share a file share its
    /// edits.
    /// </summary>
    public async Task<Solution> ApplyAsync(Solution original, CancellationToken cancellationToken)
    {
        var files = new Dictionary<string, (TextEdits Edits, List<DocumentId> Documents)>();
        var trees = _partial.Concat(_attributes.Keys)
            .Concat(_removed)
            .Concat(_getters)
            .Concat(_emptied)
            .Select(node => node.SyntaxTree)
            .Distinct()
            .ToList();
        if (_emptied.Count > 0 && trees.Exists(tree => original.GetDocument(tree) is null))
        {
            // The configuration of a class map moves as a whole, or not at all.
            return original;
        }

        foreach (var tree in trees)
        {
            if (original.GetDocument(tree) is { } document &&
                await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is { } model)
            {
                var name = document.FilePath ?? document.Id.ToString();
                if (!files.TryGetValue(name, out var file))
                {
                    var text = await tree.GetTextAsync(cancellationToken).ConfigureAwait(false);
                    files.Add(name, file = (new TextEdits(text), [document.Id, .. document.GetLinkedDocumentIds()]));
                }

                Edit(
                    tree,
                    new DeclarationEditor(
                        model,
                        (CompilationUnitSyntax)await tree.GetRootAsync(cancellationToken).ConfigureAwait(false),
                        file.Edits,
                        _removed));
            }
        }

        var solution = files.Values.Aggregate(
            original, (edited, file) => edited.WithDocumentText(file.Documents, file.Edits.Apply()));
        foreach (var project in original.Projects.Where(project => _conventions.ContainsKey(project.AssemblyName)))
        {
            var convention = _conventions[project.AssemblyName];
            var text = await AddConventionsFileAsync(project, convention, cancellationToken).ConfigureAwait(false);
            solution = solution.AddDocument(DocumentId.CreateNewId(project.Id), "BsonGenConventions.cs", text);
        }

        return solution;
    }

    private void Edit(SyntaxTree tree, DeclarationEditor editor)
    {
        // The removed tokens decide where new attributes go.
        foreach (var list in _removed.Where(node => node.SyntaxTree == tree)
            .Select(node => (AttributeListSyntax)node.Parent!)
            .Distinct())
        {
            editor.Remove(list);
        }

        foreach (var node in _attributes.Keys.Where(node => node.SyntaxTree == tree))
        {
            _attributes[node].ForEach(attribute => editor.Add(node, attribute));
        }

        foreach (var declaration in _partial.Where(node => node.SyntaxTree == tree))
        {
            editor.MakePartial((TypeDeclarationSyntax)declaration);
        }

        foreach (var getter in _getters.Where(node => node.SyntaxTree == tree))
        {
            editor.AddSetter((AccessorDeclarationSyntax)getter);
        }

        foreach (var arguments in _emptied.Where(node => node.SyntaxTree == tree))
        {
            editor.Empty((ArgumentListSyntax)arguments);
        }

        editor.AddImports();
    }

    private static async Task<SourceText> AddConventionsFileAsync(
        Project project, NewAttribute convention, CancellationToken cancellationToken)
    {
        var lines = project.Documents.FirstOrDefault() is { } document
            ? (await document.GetTextAsync(cancellationToken).ConfigureAwait(false)).Lines
            : null;
        var end = lines?.Count > 1 && lines[0].EndIncludingLineBreak - lines[0].End == 2 ? "\r\n" : "\n";
        var usings = convention.Arguments.Select(argument => argument.Value)
            .OfType<IFieldSymbol>()
            .Select(field => field.ContainingType)
            .Append(convention.Type)
            .Select(type => type.ContainingNamespace.ToDisplayString()).Distinct().OrderBy(name => name, StringComparer.Ordinal);
        var values = convention.Arguments.Select(argument => argument.Property + " = " +
            (argument.Value is IFieldSymbol field ? $"{field.ContainingType.Name}.{field.Name}" : argument.WriteConstant()));
        var attribute = $"[assembly: {convention.Type.Name.Substring(
            0, convention.Type.Name.Length - "Attribute".Length)}({string.Join(", ", values)})]";
        return SourceText.From(
            string.Concat(usings.Select(name => $"using {name};{end}")) + end + attribute + end, Encoding.UTF8);
    }
}
