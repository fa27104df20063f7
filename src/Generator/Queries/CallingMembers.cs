namespace BsonGen.Generator.Queries;

/// <summary>Names the members that make calls.</summary>
/// <remarks>
/// Hot reload can't rename members. A name with a line or a number of the file would change with an edit elsewhere, so the names
/// of interceptors come from the calling member alone. A hash tells overloads, namespaces and generic types apart.
/// </remarks>
internal static class CallingMembers
{
    public static string NameOf(SyntaxNode call, SemanticModel model, CancellationToken cancellationToken)
    {
        var member = FindMember(model.GetEnclosingSymbol(call.SpanStart, cancellationToken));
        if (member is null)
        {
            return "Call";
        }

        var names = new List<string> { member.Name };
        for (var type = member.ContainingType; type is not null; type = type.ContainingType)
        {
            names.Insert(0, type.Name);
        }

        var name = string.Concat(string.Join("_", names).Where(SyntaxFacts.IsIdentifierPartCharacter));
        return $"{name}_{Hash(member.GetDocumentationCommentId() ?? member.ToDisplayString()):x8}";
    }

    // A lambda or a local function is a part of a member; an accessor is one of a property.
    private static ISymbol? FindMember(ISymbol? symbol) => symbol switch
    {
        IMethodSymbol { MethodKind: MethodKind.AnonymousFunction or MethodKind.LocalFunction } =>
            FindMember(symbol.ContainingSymbol),
        IMethodSymbol { AssociatedSymbol: { } property } => property,
        _ => symbol,
    };

    // FNV-1a
    private static uint Hash(string text)
    {
        var hash = 2166136261;
        foreach (var character in text)
        {
            hash = (hash ^ character) * 16777619;
        }

        return hash;
    }
}
