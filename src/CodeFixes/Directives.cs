using Microsoft.CodeAnalysis.Text;

namespace BsonGen.CodeFixes;

/// <summary>Places that are compiled under the same conditions.</summary>
internal static class Directives
{
    /// <summary>Whether <c>#if</c>, <c>#elif</c>, <c>#else</c> or <c>#endif</c> is between two positions.</summary>
    public static bool Separate(SyntaxNode root, int start, int end) =>
        FindConditional(root, TextSpan.FromBounds(start, end)).Any();

    /// <summary>Whether a condition decides if a position is compiled.</summary>
    public static bool Surround(SyntaxNode root, int position)
    {
        var openConditions = FindConditional(root, TextSpan.FromBounds(0, position)).Sum(directive => directive switch
        {
            IfDirectiveTriviaSyntax => 1,
            EndIfDirectiveTriviaSyntax => -1,
            _ => 0,
        });
        return openConditions > 0;
    }

    private static IEnumerable<DirectiveTriviaSyntax> FindConditional(SyntaxNode root, TextSpan span)
    {
        var directive = root.ContainsDirectives ? root.GetFirstDirective() : null;
        for (; directive?.SpanStart < span.End; directive = directive.GetNextDirective())
        {
            if (directive.SpanStart >= span.Start && directive is BranchingDirectiveTriviaSyntax or EndIfDirectiveTriviaSyntax)
            {
                yield return directive;
            }
        }
    }
}
