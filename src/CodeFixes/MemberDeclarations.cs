namespace BsonGen.CodeFixes;

/// <summary>
/// Finds the declaration of a member that is stored: a property, a field, or the parameter of a record that makes a property.
/// </summary>
internal static class MemberDeclarations
{
    /// <summary>The declaration at or around a node; null if there is none.</summary>
    public static SyntaxNode? Find(SyntaxNode node) => node.AncestorsAndSelf().FirstOrDefault(ancestor =>
        ancestor is PropertyDeclarationSyntax or FieldDeclarationSyntax or
            ParameterSyntax { Parent.Parent: RecordDeclarationSyntax });

    /// <summary>
    /// The member that a declaration at or around a node declares; of several fields the one at the node, or the first.
    /// </summary>
    public static ISymbol? FindSymbol(
        SyntaxNode declaration, SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) => declaration switch
        {
            PropertyDeclarationSyntax property => model.GetDeclaredSymbol(property, cancellationToken),
            ParameterSyntax { Parent.Parent: RecordDeclarationSyntax record } parameter =>
                model.GetDeclaredSymbol(record, cancellationToken)?.GetMembers(parameter.Identifier.ValueText).FirstOrDefault(),
            FieldDeclarationSyntax field =>
                model.GetDeclaredSymbol(
                    node.FirstAncestorOrSelf<VariableDeclaratorSyntax>() ?? field.Declaration.Variables[0], cancellationToken),
            _ => null,
        };

    /// <summary>The type of the member at or around a node; null if there is no member.</summary>
    public static ITypeSymbol? FindType(
        SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) => Find(node) switch
        {
            PropertyDeclarationSyntax property => model.GetDeclaredSymbol(property, cancellationToken)?.Type,
            ParameterSyntax parameter => model.GetDeclaredSymbol(parameter, cancellationToken)?.Type,
            FieldDeclarationSyntax field => model.GetTypeInfo(field.Declaration.Type, cancellationToken).Type,
            _ => null,
        };
}
