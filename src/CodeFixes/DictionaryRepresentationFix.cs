using System.Globalization;

namespace BsonGen.CodeFixes;

/// <summary>Stores a dictionary as an array, whose keys may have any type.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(DictionaryRepresentationFix))]
[Shared]
public sealed class DictionaryRepresentationFix() : EditingFixProvider("BSONGEN022")
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        // Attributes do not reach a dictionary inside another one, and a member has the attribute once.
        if (MemberDeclarations.Find(node) is { } member &&
            diagnostic.GetMessage(CultureInfo.InvariantCulture).Contains("[BsonDictionaryOptions") &&
            model.Compilation.GetTypeByMetadataName(BsonDictionaryOptions) is { } attribute &&
            !member.DescendantNodes()
                .OfType<AttributeSyntax>()
                .Any(other => attribute.Is(model.GetTypeInfo(other, cancellationToken).Type)) &&
            model.Compilation.GetTypeByMetadataName(
                "MongoDB.Bson.Serialization.Options.DictionaryRepresentation")?.GetMembers(
                    "ArrayOfArrays").FirstOrDefault() is { } representation)
        {
            yield return new Fix("StoreAsArray", "Store the dictionary as an array of arrays", edits =>
                edits.Add(member, new NewAttribute(attribute, new NewArgument(representation))));
        }
    }
}
