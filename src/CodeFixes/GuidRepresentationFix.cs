namespace BsonGen.CodeFixes;

/// <summary>Gives a representation to a Guid that has none.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(GuidRepresentationFix))]
[Shared]
public sealed class GuidRepresentationFix() : EditingFixProvider("BSONGEN020")
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken) =>
        GuidRepresentations.Find(node, model.Compilation);
}
