namespace BsonGen.CodeFixes;

/// <summary>Gives <c>[BsonIgnore]</c> to a member that can't be stored.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(IgnoreMemberFix))]
[Shared]
public sealed class IgnoreMemberFix() : EditingFixProvider("BSONGEN005", "BSONGEN024", "BSONGEN028")
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (MemberDeclarations.Find(node) is { } member &&
            model.Compilation.GetTypeByMetadataName(BsonIgnore) is { } attribute)
        {
            yield return new Fix("IgnoreMember", "Do not store the member: add [BsonIgnore]", edits =>
            {
                edits.Add(member, new NewAttribute(attribute));
                foreach (var other in FindOthers(member, model, cancellationToken))
                {
                    edits.Remove(other);
                }
            });
        }
    }

    /// <summary>The attributes that have no effect on a member that is not stored.</summary>
    private static IEnumerable<AttributeSyntax> FindOthers(
        SyntaxNode member, SemanticModel model, CancellationToken cancellationToken) =>
        member.ChildNodes().OfType<AttributeListSyntax>()
            .SelectMany(list => list.Attributes)
            .Where(attribute =>
                model.GetTypeInfo(attribute, cancellationToken).Type?.Implements(MemberMapAttribute) == true);
}
