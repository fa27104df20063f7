namespace BsonGen.Generator.Symbols;

internal static class MemberInitializers
{
    /// <summary>The initializers of a property or of the fields in a declaration.</summary>
    public static IEnumerable<EqualsValueClauseSyntax> Get(MemberDeclarationSyntax member) => member switch
    {
        PropertyDeclarationSyntax { Initializer: { } initializer } => [initializer],
        BaseFieldDeclarationSyntax field =>
            field.Declaration.Variables.Select(variable => variable.Initializer).OfType<EqualsValueClauseSyntax>(),
        _ => [],
    };
}
