namespace BsonGen.Generator.Parser;

/// <summary>Finds the types for which the attributes of one target request a serializer, each type once.</summary>
internal sealed class TargetFinder(ParserContext symbols)
{
    public List<DiagnosticInfo> Diagnostics { get; } = [];

    public IEnumerable<INamedTypeSymbol> Find(GeneratorAttributeSyntaxContext context) => context.TargetSymbol switch
    {
        INamedTypeSymbol type => FindAnnotated(context, type),
        IAssemblySymbol => FindExternal(context),

        // The compiler refuses the attribute on members.
        _ => [],
    };

    private IEnumerable<INamedTypeSymbol> FindAnnotated(GeneratorAttributeSyntaxContext context, INamedTypeSymbol type)
    {
        foreach (var attribute in context.Attributes.Where(attribute => !attribute.IsAnnotation() && IsAt(attribute, context.TargetNode)))
        {
            ReportNoEffect(attribute, type.Name, "another type is named on the assembly: [assembly: BsonGenerated(typeof(…))]");
        }

        // If several partial declarations carry the attribute, the first one counts.
        if (type.GetAttributes().FirstOrDefault(AttributeExtensions.IsAnnotation) is { } first && IsAt(first, context.TargetNode))
        {
            yield return type;
        }
    }

    private static bool IsAt(AttributeData attribute, SyntaxNode node) =>
        attribute.ApplicationSyntaxReference is { } reference && reference.SyntaxTree == node.SyntaxTree && node.Span.Contains(reference.Span);

    private IEnumerable<INamedTypeSymbol> FindExternal(GeneratorAttributeSyntaxContext context)
    {
        foreach (var attribute in context.Attributes.Where(attribute => !DeclarationErrors.AreIn(attribute)))
        {
            switch (attribute.GetArgument().Value)
            {
                case INamedTypeSymbol type when type.IsAnnotated():
                    ReportNoEffect(attribute, type.Name, "the type carries the attribute itself");
                    break;

                case INamedTypeSymbol type when !IsFirst(attribute, type):
                    ReportNoEffect(attribute, type.Name, "the assembly has it already");
                    break;

                case INamedTypeSymbol type:
                    yield return type;
                    break;

                case ITypeSymbol type:
                    Diagnostics.Add(DiagnosticInfo.Create(
                        Descriptors.NotADocument, attribute.GetLocation(), type.ToDisplayString(), "is not a class or struct"));
                    break;

                default:
                    ReportNoEffect(attribute, symbols.Compilation.AssemblyName ?? "", "it names no type");
                    break;
            }
        }
    }

    private bool IsFirst(AttributeData attribute, INamedTypeSymbol type) =>
        symbols.Compilation.Assembly.FindRequest(type) is { } first &&
        first.ApplicationSyntaxReference?.SyntaxTree == attribute.ApplicationSyntaxReference?.SyntaxTree &&
        first.ApplicationSyntaxReference?.Span == attribute.ApplicationSyntaxReference?.Span;

    private void ReportNoEffect(AttributeData attribute, string target, string why) =>
        Diagnostics.Add(DiagnosticInfo.OfNoEffect(attribute, target, why));
}
