namespace BsonGen.CodeFixes;

/// <summary>
/// Names the documents that code uses in an attribute of the assembly. Types of the members of annotated types, and types that
/// derive from them, become partial and get <c>[BsonGenerated]</c> with all that they hold.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(GenerateSerializerFix))]
[Shared]
public sealed class GenerateSerializerFix() : EditingFixProvider(OfMember, OfUse)
{
    private const string OfMember = "BSONGEN019";

    // Reported on a use of a type, or on its declaration.
    private const string OfUse = "BSONGEN015";

    private protected override bool ChangesStorage(string id) => false;

    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        var compilation = model.Compilation;
        if (compilation.GetTypeByMetadataName(BsonGeneratedAttribute) is not { } attribute)
        {
            yield break;
        }

        var isUse = diagnostic.Id == OfUse && node is not TypeDeclarationSyntax;
        if (isUse)
        {
            if (model.GetTypeInfo(node, cancellationToken).Type is INamedTypeSymbol used &&
                CandidateTypes.MustBeNamed(used, compilation))
            {
                yield return new Fix(
                    "NameForAssembly",
                    $"Generate serializers for '{used.Name}' and all that it holds",
                    edits => edits.Name(used, node, compilation, attribute));
            }

            yield break;
        }

        var type = node is TypeDeclarationSyntax declaration
            ? model.GetDeclaredSymbol(declaration, cancellationToken)
            : MemberDeclarations.FindType(node, model, cancellationToken);
        var types = type is null ? [] : CandidateTypes.FindIn(type, compilation).ToList();
        if (types.Count == 0)
        {
            yield break;
        }

        var held = FindHeldBy(types, compilation);
        var title = held.Count > types.Count
            ? $"Generate a serializer for '{types[0].Name}' and the types that it holds"
            : $"Generate a serializer for '{string.Join("', '", types.Select(candidate => candidate.Name))}'";
        yield return new Fix("GenerateSerializer", title, edits =>
        {
            foreach (var candidate in held)
            {
                edits.MakePartial(candidate);
                edits.Add(candidate.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken), new NewAttribute(attribute));
            }
        });
    }

    /// <summary>Finds the types, those derived from them, and all that these hold in the project.</summary>
    private static List<INamedTypeSymbol> FindHeldBy(List<INamedTypeSymbol> types, Compilation compilation)
    {
        var context = MappingContext.Of(compilation);
        var found = new List<INamedTypeSymbol>(types);
        var seen = new HashSet<ISymbol>(types, SymbolEqualityComparer.Default);
        for (var i = 0; i < found.Count; i++)
        {
            var held = context.GetMap(found[i]).HeldTypes.SelectMany(type => CandidateTypes.FindIn(type, compilation));
            var derived = DerivedTypesIndex.Of(compilation.Assembly).Find(found[i])
                .Where(type => CandidateTypes.IsCandidate(type, compilation));
            found.AddRange(held.Concat(derived).Where(seen.Add));
        }

        return found;
    }
}
