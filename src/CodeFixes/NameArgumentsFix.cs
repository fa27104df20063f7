namespace BsonGen.CodeFixes;

/// <summary>
/// Names the members that are the arguments of a constructor, whose types need not be those of the parameters; or stores a member
/// that is an argument.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(NameArgumentsFix))]
[Shared]
public sealed class NameArgumentsFix() : EditingFixProvider("BSONGEN012")
{
    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (node.FirstAncestorOrSelf<ParameterSyntax>() is not { Parent.Parent: MemberDeclarationSyntax declaration } syntax ||
            model.GetDeclaredSymbol(syntax, cancellationToken) is not IParameterSymbol parameter ||
            parameter.ContainingSymbol is not IMethodSymbol creator ||
            model.Compilation.GetTypeByMetadataName(
                creator.MethodKind == MethodKind.Constructor
                    ? BsonConstructor
                    : BsonFactoryMethod) is not { } attribute ||
            model.Compilation.GetTypeByMetadataName(BsonElement) is not { } element)
        {
            yield break;
        }

        if (FindMember(parameter) is { } argument && argument.Type.Is(parameter.Type))
        {
            if (argument.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax(cancellationToken) is { } stored)
            {
                yield return new Fix(
                    "StoreArgument",
                    $"Store '{argument.Name}': add [BsonElement]",
                    edits => edits.Add(stored, new NewAttribute(element)));
            }

            yield break;
        }

        var members = creator.Parameters.Select(FindMember).ToList();
        var isPrimary = declaration is TypeDeclarationSyntax;
        var fits = creator.Parameters.Zip(members, (taken, member) =>
            member is not null &&
            model.Compilation.ClassifyConversion(member.Type, taken.Type) is { IsImplicit: true } conversion &&
            (conversion.IsIdentity || conversion.IsReference || conversion.IsBoxing));
        if (!fits.Contains(false) &&
            (!isPrimary || ((CSharpParseOptions)syntax.SyntaxTree.Options).LanguageVersion >= (LanguageVersion)1200))
        {
            // Outside of the type's body nameof would need the type.
            var names = members.Select(member => new NewArgument(isPrimary ? member!.Name : member!)).ToArray();
            var existing = creator.GetAttributes().Find(attribute.ToMetadataName())?.ApplicationSyntaxReference?.GetSyntax(
                cancellationToken);
            yield return new Fix("NameArguments", $"Name the members in [{attribute.Name.Replace("Attribute", "")}]", edits =>
                edits.Add(existing ?? declaration, new NewAttribute(attribute, names) { Target = isPrimary ? "method" : null }));
        }
    }

    private static IPropertySymbol? FindMember(IParameterSymbol parameter) => parameter.ContainingType.GetHierarchy()
        .Reverse()
        .SelectMany(type => type.GetMembers().OfType<IPropertySymbol>())
        .FirstOrDefault(property =>
            property is { IsStatic: false, IsIndexer: false } &&
            property.Name.Equals(parameter.Name, StringComparison.OrdinalIgnoreCase));
}
