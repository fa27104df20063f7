namespace BsonGen.CodeFixes;

/// <summary>Gives a member an element name that no other member has: its own name, or one with the name of its class.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NameElementFix))]
[Shared]
public sealed class NameElementFix() : EditingFixProvider("BSONGEN002", "BSONGEN009")
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (MemberDeclarations.Find(node) is not { } member ||
            member is FieldDeclarationSyntax { Declaration.Variables.Count: > 1 } ||
            MemberDeclarations.FindSymbol(member, node, model, cancellationToken) is not { } symbol ||
            model.Compilation.GetTypeByMetadataName(BsonElement) is not { } element ||
            symbol.GetMemberAttributes().Find(BsonId) is not null)
        {
            yield break;
        }

        var map = MappingContext.Of(model.Compilation).GetMap(symbol.ContainingType);
        var taken = new HashSet<string>(
            map.AllMembers.Where(other => !other.Symbol.Is(symbol)).Select(other => other.Settings.ElementName));
        var name = new[]
        {
            symbol.Name,
            symbol.ContainingType.Name + symbol.Name,
        }.FirstOrDefault(candidate => !taken.Contains(candidate));
        if (name is null || ClassMapRules.IdMemberNames.Contains(name))
        {
            yield break;
        }

        var existing =
            symbol.GetMemberAttributes().Find(BsonElement)?.ApplicationSyntaxReference?.GetSyntax(cancellationToken);
        yield return new Fix("NameElement", $"Name the element '{name}'", edits =>
            edits.Add(existing ?? member, new NewAttribute(element, new NewArgument(name))));
    }
}
