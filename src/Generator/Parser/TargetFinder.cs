namespace BsonGen.Generator.Parser;

/// <summary>Finds the types for which the attributes of one target request a serializer, each type once.</summary>
internal sealed class TargetFinder(MappingContext context, GeneratorAttributeSyntaxContext target)
{
    public List<DiagnosticInfo> Diagnostics { get; } = [];

    public IEnumerable<INamedTypeSymbol> Find() => target.TargetSymbol switch
    {
        INamedTypeSymbol type => FindAnnotated(type),
        IAssemblySymbol => FindExternal(),
        _ => [],
    };

    private IEnumerable<INamedTypeSymbol> FindAnnotated(INamedTypeSymbol type)
    {
        foreach (var attribute in target.Attributes.Where(attribute => !attribute.IsAnnotation() && IsAtTarget(attribute)))
        {
            ReportNoEffect(
                attribute, type.Name, "another type is named on the assembly: [assembly: BsonGenerated(typeof(…))]");
        }

        // If several partial declarations carry the attribute, the first one counts.
        if (type.GetAttributes().FirstOrDefault(AttributeExtensions.IsAnnotation) is { } first && IsAtTarget(first))
        {
            yield return type;
        }
    }

    private bool IsAtTarget(AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } reference &&
        reference.SyntaxTree == target.TargetNode.SyntaxTree &&
        target.TargetNode.Span.Contains(reference.Span);

    private IEnumerable<INamedTypeSymbol> FindExternal()
    {
        foreach (var attribute in target.Attributes.Where(attribute => !DeclarationErrors.AreIn(attribute)))
        {
            switch (attribute.GetArgument().Value)
            {
                case INamedTypeSymbol type when type.IsAnnotated():
                    ReportNoEffect(attribute, type.Name, "the type carries the attribute itself");
                    break;

                case INamedTypeSymbol type when context.Compilation.Assembly.FindRequest(type) != attribute:
                    ReportNoEffect(attribute, type.Name, "the assembly has it already");
                    break;

                case INamedTypeSymbol type:
                    yield return type;
                    break;

                case ITypeSymbol type:
                    Diagnostics.Add(DiagnosticInfo.Create(
                        NotADocument, attribute.GetLocation(), type.ToDisplayString(), "is not a class or struct"));
                    break;

                default:
                    ReportNoEffect(attribute, context.Compilation.AssemblyName ?? "", "it names no type");
                    break;
            }
        }
    }

    private void ReportNoEffect(AttributeData attribute, string owner, string why) =>
        Diagnostics.Add(DiagnosticInfo.OfNoEffect(attribute, owner, why));
}
