namespace BsonGen.Generator.Analyzers;

/// <summary>Reports known types that are not derived, where another generator could have added the base class.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class KnownTypesAnalyzer() : SourceAnalyzer(NotAKnownType)
{
    private protected override void Register(AnalysisContext context) =>
        context.RegisterCompilationStartAction(static start =>
        {
            if (RefersToRuntime(start.Compilation))
            {
                start.RegisterSymbolAction(Check, SymbolKind.NamedType);
            }
        });

    private static void Check(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (!type.IsAnnotated() && !MappingContext.Of(context.Compilation).Named.Contains(type))
        {
            return;
        }

        // An annotated base class is checked by itself.
        foreach (var ancestor in type.GetHierarchy().Where(ancestor => ancestor.Is(type) || !ancestor.IsAnnotated()))
        {
            foreach (var attribute in ancestor.GetAttributes().Where(attribute => attribute.IsNamed(BsonKnownTypes)))
            {
                var known = attribute.GetTypes();
                for (var i = 0; i < known.Count; i++)
                {
                    if (known[i] is { } doubtful && KnownTypesCheck.MayDerive(doubtful, ancestor))
                    {
                        context.ReportDiagnostic(Diagnostic.Create(
                            NotAKnownType,
                            attribute.FindTypeLocation(i, known.Count) ?? type.Locations[0],
                            doubtful.ToDisplayString(), ancestor.Name, KnownTypesCheck.FindRefusal(doubtful, ancestor)));
                    }
                }
            }
        }
    }
}
