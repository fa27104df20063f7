namespace BsonGen.CodeFixes;

/// <summary>
/// Makes types partial and gives them <c>[BsonGenerated]</c>: the type of a member or of a use, and all that it holds.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(GenerateSerializerFix))]
[Shared]
public sealed class GenerateSerializerFix() : EditingFixProvider([.. FixableIds.GenerateForMember, .. FixableIds.GenerateForUse])
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (model.Compilation.GetTypeByMetadataName(KnownNames.BsonGeneratedAttribute) is not { } attribute)
        {
            yield break;
        }

        var isUse = FixableIds.GenerateForUse.Contains(diagnostic.Id);
        var declared = isUse && node is TypeDeclarationSyntax declaration
            ? model.GetDeclaredSymbol(declaration, cancellationToken)
            : null;
        var type = declared ?? (isUse
            ? model.GetTypeInfo(node, cancellationToken).Type
            : MemberDeclarations.FindType(node, model, cancellationToken));
        var types = (type is null ? [] : CandidateTypes.FindIn(type, model.Compilation)).ToList();
        if (types.Count == 0)
        {
            yield break;
        }

        var held = FindHeldBy(types, model.Compilation);
        var title = held.Count > types.Count
            ? $"Generate a serializer for '{types[0].Name}' and the types that it holds"
            : $"Generate a serializer for '{string.Join("', '", types.Select(candidate => candidate.Name))}'";
        yield return new Fix("GenerateSerializer", title, edits => Generate(held, edits));

        if (declared?.GetHierarchy().FirstOrDefault(ancestor =>
            ancestor.GetAttributes().Find(KnownNames.BsonGeneratedAttribute) is not null) is { } root &&
            FindDerived(root, model.Compilation) is { Count: > 1 } derived)
        {
            yield return new Fix(
                "GenerateHierarchy",
                $"Generate serializers for all types derived from '{root.Name}'",
                edits => Generate(derived, edits));
        }

        void Generate(List<INamedTypeSymbol> candidates, SourceEdits edits)
        {
            foreach (var candidate in candidates)
            {
                edits.MakePartial(candidate);
                edits.Add(candidate.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken), new NewAttribute(attribute));
            }
        }
    }

    /// <summary>Finds the types, those derived from them, and all that these hold.</summary>
    private static List<INamedTypeSymbol> FindHeldBy(List<INamedTypeSymbol> types, Compilation compilation)
    {
        var context = MappingContext.Of(compilation);
        var found = new List<INamedTypeSymbol>(types);
        var seen = new HashSet<ISymbol>(types, SymbolEqualityComparer.Default);
        for (var i = 0; i < found.Count; i++)
        {
            var held = context.GetMap(found[i]).HeldTypes.SelectMany(type => CandidateTypes.FindIn(type, compilation));
            found.AddRange(held.Concat(FindDerived(found[i], compilation)).Where(seen.Add));
        }

        return found;
    }

    private static List<INamedTypeSymbol> FindDerived(INamedTypeSymbol type, Compilation compilation) =>
    [
        .. CandidateTypes.FindAll(compilation.Assembly.GlobalNamespace).Where(candidate =>
            !candidate.Is(type) &&
            candidate.GetHierarchy().Any(ancestor => ancestor.OriginalDefinition.Is(type.OriginalDefinition)) &&
            CandidateTypes.IsCandidate(candidate, compilation)),
    ];
}
