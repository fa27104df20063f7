using Microsoft.CodeAnalysis.Text;

namespace BsonGen.CodeFixes;

/// <summary>Edits the declarations of one file.</summary>
internal sealed class DeclarationEditor(
    SemanticModel model, CompilationUnitSyntax root, TextEdits edits, ISet<SyntaxNode> removed)
{
    private readonly TypeNames _names = new(model, root, edits);

    /// <summary>
    /// Whether an attribute can be removed from its list without a condition that then holds for something else.
    /// </summary>
    public static bool CanRemove(AttributeSyntax attribute) =>
        attribute.Parent is { } list && !Directives.Separate(attribute.SyntaxTree.GetRoot(), list.SpanStart, list.Span.End);

    public void MakePartial(TypeDeclarationSyntax declaration)
    {
        if (!declaration.Modifiers.Any(SyntaxKind.PartialKeyword))
        {
            edits.Insert(declaration.Keyword.SpanStart, "partial", "partial ");
        }
    }

    public void AddSetter(AccessorDeclarationSyntax getter) => edits.Insert(getter.Span.End, "set", " private set;");

    /// <summary>Removes the attributes that are to be removed from a list.</summary>
    public void Remove(AttributeListSyntax list)
    {
        if (IsRemoved(list))
        {
            Remove(list.DescendantTokens());
            return;
        }

        // A comma goes with the attribute before it, and those behind the last one that stays go, too.
        var last = list.Attributes.Last(attribute => !removed.Contains(attribute));
        var items = list.Attributes.GetWithSeparators();
        for (var i = 0; i < items.Count; i++)
        {
            var attribute =
                i % 2 == 0 ? items[i] :
                items[i].SpanStart > last.SpanStart ? items[i + 1 < items.Count ? i + 1 : i - 1] :
                items[i - 1];
            if (attribute.AsNode() is { } node && removed.Contains(node))
            {
                Remove(items[i].IsToken ? [items[i].AsToken()] : node.DescendantTokens());
            }
        }
    }

    /// <summary>
    /// Gives a declaration an attribute, or an attribute arguments. Types follow the present ones, and other arguments replace
    /// its first one.
    /// </summary>
    public void Add(SyntaxNode node, NewAttribute attribute)
    {
        if (node is AttributeSyntax existing)
        {
            AddArgument(existing, attribute);
            return;
        }

        var place = FindPlace(node);
        var target = attribute.Target ?? (node is ParameterSyntax ? "property" : null);
        var text = $"[{(target is null ? "" : target + ": ")}{attribute.Write(_names.At(place.SpanStart))}]";
        if (node is ParameterSyntax)
        {
            edits.Insert(place.SpanStart, attribute.Type.Name, text + " ");
        }
        else
        {
            edits.InsertBefore(place, attribute.Type.Name, text);
        }
    }

    public void AddImports() => _names.AddImports();

    private bool IsRemoved(AttributeListSyntax list) => list.Attributes.All(removed.Contains);

    private void Remove(IEnumerable<SyntaxToken> tokens)
    {
        foreach (var token in tokens)
        {
            edits.Remove(token);
        }
    }

    private void AddArgument(AttributeSyntax attribute, NewAttribute added)
    {
        var argument = added.WriteArguments(_names.At(attribute.SpanStart));
        if (attribute.ArgumentList is not { } list)
        {
            edits.Insert(attribute.Span.End, argument, $"({argument})");
        }
        else if (list.Arguments.Count == 0)
        {
            edits.Insert(list.OpenParenToken.Span.End, argument, argument);
        }
        else if (added.TakesTypes)
        {
            edits.Insert(list.Arguments.Last().Span.End, argument, ", " + argument);
        }
        else
        {
            edits.Replace(list.Arguments[0].Span, argument);
        }
    }

    // The first token of the declaration that is compiled whenever the declaration is, behind lists that are removed.
    private SyntaxToken FindPlace(SyntaxNode node)
    {
        var lists = node.ChildNodes().OfType<AttributeListSyntax>().ToList();
        var place = lists.Count == 0 ? node.GetFirstToken() : lists[lists.Count - 1].GetLastToken().GetNextToken();
        foreach (var list in Enumerable.Reverse(lists))
        {
            if (IsRemoved(list) || Directives.Separate(root, list.SpanStart, place.SpanStart))
            {
                break;
            }

            place = list.GetFirstToken();
        }

        return place;
    }
}
