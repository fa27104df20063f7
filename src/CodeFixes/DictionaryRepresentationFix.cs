namespace BsonGen.CodeFixes;

/// <summary>Stores a dictionary as an array, whose keys may have any type.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(DictionaryRepresentationFix))]
[Shared]
public sealed class DictionaryRepresentationFix() : EditingFixProvider(FixableIds.StoreAsArray)
{
    private protected override IEnumerable<Fix> Find(SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (MemberDeclarations.Find(node) is { } member &&
            model.Compilation.GetTypeByMetadataName(KnownNames.BsonDictionaryOptions) is { } attribute &&
            model.Compilation.GetTypeByMetadataName("MongoDB.Bson.Serialization.Options.DictionaryRepresentation")?.GetMembers("ArrayOfArrays").FirstOrDefault() is { } representation)
        {
            yield return new Fix("StoreAsArray", "Store the dictionary as an array of arrays", edits =>
                edits.Add(member, new NewAttribute(attribute, new NewArgument(representation))));
        }
    }
}
