namespace BsonGen.CodeFixes;

/// <summary>The attributes that say how a Guid is stored.</summary>
internal static class GuidRepresentations
{
    /// <summary>Finds them for the member at or around a node; none if there is no member.</summary>
    public static IEnumerable<Fix> Find(SyntaxNode node, Compilation compilation)
    {
        if (MemberDeclarations.Find(node) is not { } member ||
            compilation.GetTypeByMetadataName(BsonGuidRepresentation) is not { } attribute ||
            compilation.GetTypeByMetadataName("MongoDB.Bson.GuidRepresentation") is not { } representation)
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
