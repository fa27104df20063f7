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

    // The attributes that each assembly gets, and the file of the first one. Command lines do not save new files.
    private readonly Dictionary<string, (string Path, List<NewAttribute> Attributes)> _declarations = [];

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
    /// Gives a declaration an attribute, or an attribute the arguments. Later requests for an attribute of the same class only
    /// add types to one that takes any number of them.
    /// </summary>
    public void Add(SyntaxNode declaration, NewAttribute attribute)
    {
        if (!_attributes.TryGetValue(declaration, out var attributes))
        {
            _attributes.Add(declaration, attributes = []);
        }

        Merge(attributes, attribute);
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

    /// <summary>Names a type for the assembly, in the attribute that names others, if there is one.</summary>
    /// <param name="type">The type.</param>
    /// <param name="node">Where the fix is offered. Without such an attribute, its file gets one.</param>
    /// <param name="compilation">The compilation of the assembly.</param>
    /// <param name="attribute">The attribute that names types.</param>
    public void Name(INamedTypeSymbol type, SyntaxNode node, Compilation compilation, INamedTypeSymbol attribute)
    {
        var request = new NewAttribute(attribute, new NewArgument(type));
        var declared = compilation.Assembly.GetRequests()
            .FirstOrDefault(other => other.GetTypes().Count > 0 && other.NamedArguments.IsEmpty)
            ?.ApplicationSyntaxReference?.GetSyntax();
        if (declared is not null)
        {
            Add(declared, request);
        }
        else
        {
            Merge(GetDeclarations(node, compilation), request);
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
            .Select(node => node.SyntaxTree)
            .Distinct()
            .ToList();
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
        foreach (var project in original.Projects.Where(project => _declarations.ContainsKey(project.AssemblyName)))
        {
            var (path, attributes) = _declarations[project.AssemblyName];
            solution = await DeclareAsync(solution, project.Id, path, attributes, cancellationToken).ConfigureAwait(false);
        }

        return solution;
    }

    private static void Merge(List<NewAttribute> attributes, NewAttribute added)
    {
        var index = attributes.FindIndex(other => other.Type.Is(added.Type));
        if (index < 0)
        {
            attributes.Add(added);
        }
        else
        {
            attributes[index] = attributes[index].With(added);
        }
    }

    private List<NewAttribute> GetDeclarations(SyntaxNode node, Compilation compilation)
    {
        if (!_declarations.TryGetValue(compilation.Assembly.Name, out var declarations))
        {
            _declarations.Add(compilation.Assembly.Name, declarations = (node.SyntaxTree.FilePath, []));
        }

        return declarations.Attributes;
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

        editor.AddImports();
    }

    // The declaration follows the using directives of a file.
    private static async Task<Solution> DeclareAsync(
        Solution solution, ProjectId project, string path, List<NewAttribute> attributes, CancellationToken cancellationToken)
    {
        var documents = solution.GetProject(project)!.Documents.ToList();
        var document = documents.Find(candidate => candidate.FilePath == path) ?? documents[0];
        var text = await document.GetTextAsync(cancellationToken).ConfigureAwait(false);
        var root = (CompilationUnitSyntax)(await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        var end = text.Lines[0].EndIncludingLineBreak - text.Lines[0].End == 2 ? "\r\n" : "\n";
        var names = new ImportedNames(root);
        var lines = string.Join(end, attributes.Select(attribute => $"[assembly: {attribute.Write(names)}]"));
        var last = root.Usings.LastOrDefault() ?? (SyntaxNode?)root.Externs.LastOrDefault();
        var edited = last is null
            ? text.Replace(0, 0, lines + end + end)
            : text.Replace(text.Lines.GetLineFromPosition(last.Span.End).End, 0, end + end + lines);
        return solution.WithDocumentText(document.Id, edited);
    }
}
