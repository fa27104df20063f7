namespace BsonGen.CodeFixes;

/// <summary>
/// Removes an attribute that has no effect, or one of two that exclude each other: the one that does not decide what is stored.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RemoveAttributeFix))]
[Shared]
public sealed class RemoveAttributeFix() : EditingFixProvider([.. OfAttribute, OfRequired, .. OfType])
{
    // Reported on an attribute that omits the element: [BsonRequired] is removed.
    private const string OfRequired = "BSONGEN023";

    // Reported on the attribute that is removed.
    private static readonly string[] OfAttribute = ["BSONGEN008", "BSONGEN014", "BSONGEN016", "BSONGEN018"];

    // Reported on a type or one of its attributes: [BsonGenerated] is removed.
    private static readonly string[] OfType = ["BSONGEN003", "BSONGEN004", "BSONGEN006"];

    private protected override bool ChangesStorage(string id) => OfAttribute.Contains(id);

    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        // A place inside the attribute is one of several types that the attribute names for the assembly.
        var attribute = node is TypeOfExpressionSyntax ? null : node.FirstAncestorOrSelf<AttributeSyntax>();
        var reported = OfAttribute.Contains(diagnostic.Id) ? attribute : null;
        if (reported is not null &&
            DeclarationEditor.CanRemove(reported) &&
            !(diagnostic.Id == "BSONGEN018" && OmitsDefaults(reported, model, cancellationToken)))
        {
            yield return Remove(reported, "RemoveAttribute");
        }

        // The other attribute decides which elements are written.
        if (diagnostic.Id == OfRequired &&
            FindRequired(node, model, cancellationToken) is { } required &&
            DeclarationEditor.CanRemove(required))
        {
            yield return Remove(required, "RemoveBsonRequired");
        }

        if (OfType.Contains(diagnostic.Id) &&
            FindGenerated(node, model, cancellationToken) is { } generated &&
            DeclarationEditor.CanRemove(generated))
        {
            yield return Remove(generated, "RemoveBsonGenerated");
        }

        if (reported is not null &&
            FindOther(reported, model, cancellationToken) is { } other &&
            DeclarationEditor.CanRemove(other))
        {
            yield return Remove(other, "RemoveOtherAttribute", $" from '{GetMemberName(other)}'");
        }
    }

    /// <summary>
    /// Whether a default is omitted. Without the attribute that gives another one, it is that of the member's type.
    /// </summary>
    private static bool OmitsDefaults(AttributeSyntax attribute, SemanticModel model, CancellationToken cancellationToken) =>
        MemberDeclarations.Find(attribute) is { } member &&
        MemberDeclarations.FindSymbol(member, attribute, model, cancellationToken) is { } symbol &&
        symbol.GetMemberAttributes().Find(BsonIgnoreIfDefault) is not null;

    private static AttributeSyntax? FindRequired(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken)
    {
        var symbol = MemberDeclarations.Find(node) is { } member
            ? MemberDeclarations.FindSymbol(member, node, model, cancellationToken)
            : null;
        return FindSyntax(symbol?.GetMemberAttributes().Find(BsonRequired), cancellationToken);
    }

    private static AttributeSyntax? FindGenerated(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken)
    {
        var type = node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration
            ? model.GetDeclaredSymbol(declaration, cancellationToken)
            : null;
        return FindSyntax(type?.GetAttributes().Find(BsonGeneratedAttribute), cancellationToken);
    }

    private static AttributeSyntax? FindSyntax(AttributeData? attribute, CancellationToken cancellationToken) =>
        attribute?.ApplicationSyntaxReference?.GetSyntax(cancellationToken) as AttributeSyntax;

    private static Fix Remove(AttributeSyntax attribute, string key, string from = "") =>
        new(
            key,
            $"Remove [{attribute.Name.DescendantTokens().Last(token => token.IsKind(SyntaxKind.IdentifierToken)).Text}]{from}",
            edits => edits.Remove(attribute));

    /// <summary>The attribute of the same class on another member of the type; null if there is none.</summary>
    private static AttributeSyntax? FindOther(AttributeSyntax attribute, SemanticModel model, CancellationToken cancellationToken)
    {
        if (MemberDeclarations.Find(attribute) is not { } member ||
            member.FirstAncestorOrSelf<TypeDeclarationSyntax>() is not { } declaration ||
            model.GetDeclaredSymbol(declaration, cancellationToken) is not { } type ||
            model.GetTypeInfo(attribute, cancellationToken).Type is not { } attributeClass ||
            SettingAttributes.Find(attributeClass.ToMetadataName()) is not { IsForOneMember: true })
        {
            return null;
        }

        return type.GetMembers()
            .SelectMany(other => other.GetAttributes())
            .Where(other => other.AttributeClass.Is(attributeClass))
            .Select(other => FindSyntax(other, cancellationToken))
            .OfType<AttributeSyntax>()
            .FirstOrDefault(other => MemberDeclarations.Find(other) is { } owner && owner != member);
    }

    private static string GetMemberName(AttributeSyntax attribute) => MemberDeclarations.Find(attribute) switch
    {
        PropertyDeclarationSyntax property => property.Identifier.Text,
        ParameterSyntax parameter => parameter.Identifier.Text,
        FieldDeclarationSyntax field =>
            string.Join(", ", field.Declaration.Variables.Select(variable => variable.Identifier.Text)),
        _ => "",
    };
}
