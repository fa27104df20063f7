namespace BsonGen.CodeFixes;

/// <summary>Gives a representation to a Guid that has none.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(GuidRepresentationFix))]
[Shared]
public sealed class GuidRepresentationFix() : EditingFixProvider("BSONGEN020")
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (MemberDeclarations.Find(node) is not { } member ||
            model.Compilation.GetTypeByMetadataName(BsonGuidRepresentation) is not { } attribute ||
            model.Compilation.GetTypeByMetadataName("MongoDB.Bson.GuidRepresentation") is not { } representation)
        {
            yield break;
        }

        yield return OnMember("Standard", "Store as a standard UUID (subtype 4)");
        yield return OnMember("CSharpLegacy", "Store as the driver's legacy C# UUID (subtype 3)");

        Fix OnMember(string value, string title) =>
            new(
                $"GuidRepresentation:{value}",
                title,
                edits => edits.Add(
                    member, new NewAttribute(attribute, new NewArgument(representation.GetMembers(value).Single()))));
    }
}
