namespace BsonGen.CodeFixes;

/// <summary>The ways to say how a Guid is stored: on a member, or on the assembly.</summary>
internal static class GuidRepresentations
{
    private const string Representation = ConventionProperties.GuidRepresentation;

    /// <summary>Finds them for the member at or around a node; none if there is no member.</summary>
    public static IEnumerable<Fix> Find(SyntaxNode node, Compilation compilation)
    {
        if (MemberDeclarations.Find(node) is not { } member ||
            compilation.GetTypeByMetadataName(BsonGuidRepresentation) is not { } attribute ||
            compilation.GetTypeByMetadataName("MongoDB.Bson." + Representation) is not { } representation)
        {
            yield break;
        }

        yield return OnMember("Standard", "Store as a standard UUID (subtype 4)");
        yield return OnMember("CSharpLegacy", "Store as the driver's legacy C# UUID (subtype 3)");
        if (compilation.GetTypeByMetadataName(BsonGeneratedConventionsAttribute) is { } conventions &&
            conventions.GetMembers(Representation).OfType<IPropertySymbol>().Any())
        {
            const string Title = "Store all Guids of the assembly as standard UUIDs (subtype 4)";
            yield return new Fix("GuidRepresentation:Assembly", Title, edits =>
                edits.SetConventions(
                    node, compilation, conventions, new NewArgument(FindValue("Standard"), Representation)));
        }

        Fix OnMember(string value, string title) =>
            new(
                $"GuidRepresentation:{value}",
                title,
                edits => edits.Add(member, new NewAttribute(attribute, new NewArgument(FindValue(value)))));

        ISymbol FindValue(string value) => representation.GetMembers(value).Single();
    }
}
