using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;

namespace BsonGen.CodeFixes;

/// <summary>An attribute that a fix adds.</summary>
/// <param name="Type">The class of the attribute.</param>
/// <param name="Enum">The enum that the only argument belongs to; null if the attribute takes none.</param>
/// <param name="Value">The enum member of the argument.</param>
/// <param name="Property">The property that the argument sets; null for the constructor's parameter.</param>
internal sealed record NewAttribute(INamedTypeSymbol Type, INamedTypeSymbol? Enum = null, string? Value = null, string? Property = null)
{
    /// <summary>Marks code whose qualified names are shortened, with using directives.</summary>
    public static readonly SyntaxAnnotation Imports = new();

    public AttributeSyntax ToSyntax(SyntaxGenerator generator)
    {
        var attribute = SyntaxFactory.Attribute((NameSyntax)generator.TypeExpression(Type)).WithAdditionalAnnotations(Imports);
        return Enum is null ? attribute : attribute.AddArgumentListArguments(ToArgument(generator));
    }

    public AttributeArgumentSyntax ToArgument(SyntaxGenerator generator)
    {
        var value = SyntaxFactory.AttributeArgument(
            (ExpressionSyntax)generator.MemberAccessExpression(generator.TypeExpression(Enum!), Value!))
            .WithAdditionalAnnotations(Imports);
        return Property is null
            ? value
            : value.WithNameEquals(SyntaxFactory.NameEquals(SyntaxFactory.IdentifierName(Property).WithTrailingTrivia(SyntaxFactory.Space),
                SyntaxFactory.Token(SyntaxKind.EqualsToken).WithTrailingTrivia(SyntaxFactory.Space)));
    }
}
