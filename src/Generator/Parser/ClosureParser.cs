namespace BsonGen.Generator.Parser;

/// <summary>Parses the types that attributes of the assembly request.</summary>
internal static class ClosureParser
{
    /// <summary>Checks the attributes themselves.</summary>
    /// <param name="read">Receives the types that they name.</param>
    public static ParseResult ParseRequests(Compilation compilation, List<INamedTypeSymbol> read)
    {
        var diagnostics = new List<DiagnosticInfo>();
        var earlier = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        foreach (var attribute in compilation.Assembly.GetRequests().Where(attribute => !DeclarationErrors.AreIn(attribute)))
        {
            if (TypeParser.FindOldLanguage(compilation, attribute) is { } tooOld)
            {
                return ParseResult.OfDiagnostics([tooOld]);
            }

            var types = attribute.GetTypes().OfType<ITypeSymbol>().ToList();
            read.AddRange(types.OfType<INamedTypeSymbol>());
            for (var i = 0; i < types.Count; i++)
            {
                var place = attribute.FindRequestLocation(i, types.Count);
                if (FindMistake(types[i], compilation) is { } mistake)
                {
                    diagnostics.Add(DiagnosticInfo.Create(
                        NotADocument, place, GetName(types[i]), mistake, GetAdvice(types[i], types.Count)));
                }
                else if (!earlier.Add(types[i]))
                {
                    diagnostics.Add(DiagnosticInfo.Create(
                        NoEffect, place, attribute.GetShortName(), GetName(types[i]), "the assembly has it already"));
                }
            }

            if (types.Count == 0 && FindWhyNothing(attribute, compilation) is { } why)
            {
                diagnostics.Add(DiagnosticInfo.OfNoEffect(attribute, compilation.AssemblyName ?? "", why));
            }
        }

        return ParseResult.OfDiagnostics(diagnostics);
    }

    /// <summary>Parses one type of the closure. Only what the user names is reported where it stands.</summary>
    /// <param name="read">Receives the types whose declarations were read.</param>
    public static ParseResult Parse(Compilation compilation, TypeKey key, ICollection<INamedTypeSymbol> read)
    {
        var context = MappingContext.Of(compilation);
        var type = Closures.GetType(compilation, context.GetMap, key);
        read.Add(type);
        var result = TypeParser.Parse(context, type, read);
        return context.Named.Contains(type)
            ? result with { Diagnostics = [.. result.Diagnostics.Select(diagnostic => PlaceHere(diagnostic, type, compilation))] }
            : result with { Diagnostics = [], Discriminators = [], Missing = [] };
    }

    private static string? FindWhyNothing(AttributeData attribute, Compilation compilation)
    {
        if (!ClosureRoots.AreUsedDocuments(attribute))
        {
            return ClosureRoots.Of(attribute, compilation).Any() ? null : "it names no type";
        }

        return MappingContext.Of(compilation).UsesDocuments
            ? null
            : "no code of the project uses a collection of the driver; name the types: [assembly: BsonGenerated(typeof(…))]";
    }

    // In an editor, types of other projects have source code, which this project can't report.
    private static DiagnosticInfo PlaceHere(DiagnosticInfo diagnostic, INamedTypeSymbol type, Compilation compilation) =>
        compilation.SyntaxTrees.Any(tree => tree.FilePath == diagnostic.Place.FilePath)
            ? diagnostic
            : diagnostic with { Place = DiagnosticPlace.Of(compilation.Assembly.FindRequest(type)?.Location) };

    private static string GetName(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat);

    private static string GetAdvice(ITypeSymbol type, int count) =>
        type is INamedTypeSymbol { IsUnboundGenericType: true } ? "name it with type arguments" :
        count == 1 ? "remove the attribute" :
        "remove the type from the attribute";

    private static string? FindMistake(ITypeSymbol type, Compilation compilation) => type switch
    {
        INamedTypeSymbol { TypeKind: TypeKind.Interface, IsUnboundGenericType: false } contract when
            DerivedTypesIndex.FindHere(contract, compilation).Any() => null,
        INamedTypeSymbol named => DocumentKind.FindWhyNot(named),
        _ => "is not a class or struct",
    };
}
