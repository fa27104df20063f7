namespace BsonGen.Generator.Parser;

/// <summary>Finds the type for which the attributes of one declaration request a serializer.</summary>
internal sealed class TargetFinder(GeneratorAttributeSyntaxContext target)
{
    public List<DiagnosticInfo> Diagnostics { get; } = [];

    public IEnumerable<INamedTypeSymbol> Find() =>
        target.TargetSymbol is INamedTypeSymbol type ? FindAnnotated(type) : [];

    private IEnumerable<INamedTypeSymbol> FindAnnotated(INamedTypeSymbol type)
    {
        foreach (var attribute in target.Attributes.Where(attribute => NamesOthers(attribute) && IsAtTarget(attribute)))
        {
            Diagnostics.Add(DiagnosticInfo.OfNoEffect(
                attribute, type.Name, "other types are named on the assembly: [assembly: BsonGenerated(typeof(…))]"));
        }

        // If several partial declarations carry the attribute, the first one counts.
        if (type.GetAttributes().FirstOrDefault(AttributeExtensions.IsAnnotation) is { } first && IsAtTarget(first))
        {
            yield return type;
        }
    }

    private static bool NamesOthers(AttributeData attribute) =>
        !attribute.IsAnnotation() ||
        attribute.NamedArguments.Any(argument => argument.Key is DerivedFrom or NamespaceOf);

    private bool IsAtTarget(AttributeData attribute) =>
        attribute.ApplicationSyntaxReference is { } reference &&
        reference.SyntaxTree == target.TargetNode.SyntaxTree &&
        target.TargetNode.Span.Contains(reference.Span);
}
