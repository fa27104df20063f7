using BsonGen.Generator.Emitter;

namespace BsonGen.Generator.Queries;

/// <summary>
/// Prints the calls of a build that project annotated documents and are not intercepted, as comments, which the package's
/// targets copy.
/// </summary>
internal static class ProjectionReport
{
    private const string Nothing = "No projection of annotated documents is left to the driver by the compiler.";
    private const string Heading = "Projections of annotated documents that the driver renders for each call:";
    private const string NotAllowed =
        "the build allows no interceptors: BsonGenQueries is false, or the compiler is older than that of .NET SDK 9.0.200";

    private const string Repeated = "another file has the same content, so the compiler intercepts no calls in them";
    private const string QueryExpression = "query expressions are not intercepted; call Select";

    public static string Emit(Compilation compilation, bool isAllowed, CancellationToken cancellationToken)
    {
        var calls = compilation.SyntaxTrees
            .SelectMany(tree => Describe(compilation, tree, isAllowed, cancellationToken))
            .Select(static line => "    " + line)
            .ToList();
        var lines = calls.Count == 0 ? [Nothing] : calls.Prepend(Heading);
        return Code.Comments(lines);
    }

    private static IEnumerable<string> Describe(
        Compilation compilation, SyntaxTree tree, bool isAllowed, CancellationToken cancellationToken)
    {
        var possible = tree.GetRoot(cancellationToken)
            .DescendantNodes()
            .Where(static node => node is SelectClauseSyntax || ProjectionCalls.IsPossible(node))
            .ToList();
        if (possible.Count == 0)
        {
            yield break;
        }

        var model = compilation.GetSemanticModel(tree);
        foreach (var node in possible)
        {
            if (Explain(node, model, isAllowed, cancellationToken) is { } reason)
            {
                var place = ProjectionCalls.PlaceOf(node);
                var start = place.StartLinePosition;
                yield return $"{Path.GetFileName(place.Path)}({start.Line + 1},{start.Character + 1}): {reason}";
            }
        }
    }

    // The result is null if the node is intercepted, or does not project annotated documents.
    private static string? Explain(SyntaxNode node, SemanticModel model, bool isAllowed, CancellationToken cancellationToken)
    {
        if (ProjectionCalls.FindMethod(node, model, cancellationToken) is not { } method)
        {
            return null;
        }

        if (ProjectionCalls.IsAnnotated(method.Source, model.Compilation))
        {
            return node is SelectClauseSyntax ? QueryExpression :
                !isAllowed ? NotAllowed :
                RepeatedFiles.Include(node.SyntaxTree, model.Compilation, cancellationToken) ? Repeated :
                null;
        }

        // Queries of other providers have type parameters, too.
        return method is { Source: ITypeParameterSymbol { Name: var name }, Known: not ProjectionMethod.QueryableSelect }
            ? $"the type parameter '{name}' is not constrained to an annotated type"
            : null;
    }
}
