namespace BsonGen.Generator.Symbols;

/// <summary>Decides whether the accessors of a member run code of the user.</summary>
internal static class PropertyBodies
{
    public static bool HasGetterBody(ISymbol member) => HasBody(member, SyntaxKind.GetAccessorDeclaration);

    public static bool HasSetterBody(ISymbol member) =>
        HasBody(member, SyntaxKind.SetAccessorDeclaration, SyntaxKind.InitAccessorDeclaration);

    /// <summary>Whether a call may change the structure that it is called on.</summary>
    public static bool MayChange(IMethodSymbol? method) =>
        method is { ContainingType.IsValueType: true, IsReadOnly: false };

    // An accessor may have a body in derived classes and in metadata, which are not visible here.
    private static bool HasBody(ISymbol member, params SyntaxKind[] kinds)
    {
        if (member is not IPropertySymbol property)
        {
            return false;
        }

        return property.IsVirtual ||
            property.IsAbstract ||
            property.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax() switch
            {
                ParameterSyntax => false,
                PropertyDeclarationSyntax declaration when declaration.Modifiers.Any(SyntaxKind.PartialKeyword) => true,
                PropertyDeclarationSyntax { AccessorList: { } accessors } => accessors.Accessors.Any(accessor =>
                    kinds.Contains(accessor.Kind()) && (accessor.Body is not null || accessor.ExpressionBody is not null)),
                _ => true,
            };
    }
}
