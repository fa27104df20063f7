namespace BsonGen.CodeFixes;

/// <summary>Makes the type whose identifier is reported partial, and its containers.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakePartialFix))]
[Shared]
public sealed class MakePartialFix() : EditingFixProvider("BSONGEN001")
{
    private protected override bool ChangesStorage(string id) => false;

    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration &&
            model.GetDeclaredSymbol(declaration, cancellationToken) is { } type)
        {
            var title = type.ContainingType is null
                ? $"Make '{type.Name}' partial"
                : $"Make '{type.Name}' and its containers partial";
            yield return new Fix("MakePartial", title, edits => edits.MakePartial(type));
        }
    }
}
