namespace BsonGen.CodeFixes;

/// <summary>Gives a property a private setter, without which it is not stored.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddSetterFix))]
[Shared]
public sealed class AddSetterFix() : EditingFixProvider("BSONGEN028")
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (node.FirstAncestorOrSelf<PropertyDeclarationSyntax>() is { } property &&
            property.AccessorList is { Accessors: { Count: 1 } accessors } &&
            model.GetDeclaredSymbol(property, cancellationToken)?.ContainingType is { IsReadOnly: false })
        {
            yield return new Fix("AddSetter", "Store the property: add a private setter", edits => edits.AddSetter(accessors[0]));
        }
    }
}
