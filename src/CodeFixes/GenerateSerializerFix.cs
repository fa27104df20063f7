namespace BsonGen.CodeFixes;

/// <summary>
/// Makes types partial and gives them <c>[BsonGenerated]</c>: the type of a member or of a use, and all that it holds. Types of
/// projects without the attribute are named by the project that uses them.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(GenerateSerializerFix))]
[Shared]
public sealed class GenerateSerializerFix() : EditingFixProvider([.. FixableIds.GenerateForMember, .. FixableIds.GenerateForUse])
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (model.Compilation.GetTypeByMetadataName(BsonGeneratedAttribute) is not { } attribute)
        {
            yield break;
        }

        var isUse = FixableIds.GenerateForUse.Contains(diagnostic.Id);
        var declared = node is TypeDeclarationSyntax declaration
            ? model.GetDeclaredSymbol(declaration, cancellationToken)
            : null;
        var type = declared ?? (isUse
            ? model.GetTypeInfo(node, cancellationToken).Type
            : MemberDeclarations.FindType(node, model, cancellationToken));
        var types = (type is null ? [] : FindIn(type, model.Compilation)).ToList();
        if (types.Count == 0 && isUse && type is INamedTypeSymbol used && CandidateTypes.MustBeNamed(used, model.Compilation))
        {
            types.Add(used.OriginalDefinition);
        }

        if (types.Count == 0)
        {
            yield break;
        }

        var held = FindHeldBy(types, model.Compilation);
        var title = held.Count > types.Count
            ? $"Generate a serializer for '{types[0].Name}' and the types that it holds"
            : $"Generate a serializer for '{string.Join("', '", types.Select(candidate => candidate.Name))}'";
        yield return new Fix("GenerateSerializer", title, edits => Generate(held, edits));

        if (isUse && declared?.GetHierarchy().FirstOrDefault(ancestor =>
            ancestor.GetAttributes().Find(BsonGeneratedAttribute) is not null) is { } root &&
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
                if (CandidateTypes.IsCandidate(candidate, model.Compilation))
                {
                    edits.MakePartial(candidate);
                    edits.Add(candidate.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken), new NewAttribute(attribute));
                }
                else
                {
                    edits.Name(candidate, node, model.Compilation, attribute);
                }
            }
        }
    }

    // The types in a type that get an attribute, and those of other projects that are named. Types of packages stay as they are.
    private static IEnumerable<INamedTypeSymbol> FindIn(ITypeSymbol type, Compilation compilation) =>
        CandidateTypes.FindIn(type, compilation).Concat(type.GetParts().OfType<INamedTypeSymbol>()
            .Select(part => part.OriginalDefinition)
            .Where(part => !part.DeclaringSyntaxReferences.IsEmpty && CandidateTypes.MustBeNamed(part, compilation)));

    /// <summary>Finds the types, those derived from them, and all that these hold.</summary>
    private static List<INamedTypeSymbol> FindHeldBy(List<INamedTypeSymbol> types, Compilation compilation)
    {
        var context = MappingContext.Of(compilation);
        var found = new List<INamedTypeSymbol>(types);
        var seen = new HashSet<ISymbol>(types, SymbolEqualityComparer.Default);
        for (var i = 0; i < found.Count; i++)
        {
            var held = context.GetMap(found[i]).HeldTypes.SelectMany(type => FindIn(type, compilation));
            found.AddRange(held.Concat(FindDerived(found[i], compilation)).Where(seen.Add));
        }

        return found;
    }

    // In the project of the type, too.
    private static List<INamedTypeSymbol> FindDerived(INamedTypeSymbol type, Compilation compilation) =>
    [
        .. new[] { compilation.Assembly, type.ContainingAssembly }
            .Distinct<IAssemblySymbol>(SymbolEqualityComparer.Default)
            .SelectMany(assembly => assembly.GlobalNamespace.GetAllTypes())
            .Where(candidate =>
                !candidate.Is(type) &&
                candidate.GetHierarchy().Any(ancestor => ancestor.OriginalDefinition.Is(type.OriginalDefinition)) &&
                FindIn(candidate, compilation).Contains(candidate, SymbolEqualityComparer.Default)),
    ];
}
