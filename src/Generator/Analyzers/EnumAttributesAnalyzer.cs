namespace BsonGen.Generator.Analyzers;

/// <summary>Reports attributes of the driver on the values of enums, which the driver does not read.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class EnumAttributesAnalyzer() : SourceAnalyzer(NoEffect)
{
    private protected override void Register(AnalysisContext context) =>
        context.RegisterSymbolAction(Check, SymbolKind.Field);

    private static void Check(SymbolAnalysisContext context)
    {
        if (context.Symbol.ContainingType?.TypeKind != TypeKind.Enum)
        {
            return;
        }

        foreach (var attribute in context.Symbol.GetAttributes())
        {
            if (attribute.GetDriverName().StartsWith(AttributesPrefix, StringComparison.Ordinal))
            {
                context.ReportDiagnostic(Diagnostic.Create(
                    NoEffect, attribute.FindLocation(), attribute.GetShortName(), context.Symbol.Name,
                    "the driver reads no attributes of the values of enums"));
            }
        }
    }
}
