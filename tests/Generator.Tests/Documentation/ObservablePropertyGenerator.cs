using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>
/// Makes properties as the CommunityToolkit does, for the documents that mention it: of fields, and of partial properties.
/// </summary>
internal sealed class ObservablePropertyGenerator : IIncrementalGenerator
{
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        var parts = context.SyntaxProvider.ForAttributeWithMetadataName(
            "CommunityToolkit.Mvvm.ComponentModel.ObservablePropertyAttribute",
            (_, _) => true,
            (member, _) => (Name: member.TargetSymbol.Name, Text: Print(member.TargetSymbol, member.TargetNode)));
        context.RegisterSourceOutput(parts, (output, part) => output.AddSource($"{part.Name}.g.cs", part.Text));
    }

    private static string Print(ISymbol member, SyntaxNode node)
    {
        var property = member switch
        {
            IFieldSymbol field =>
                $"{Forward(node)} public {field.Type} {ToPropertyName(field.Name)} {{ get => {field.Name}; set => {field.Name} = value; }}",
            IPropertySymbol declared => $"public partial {declared.Type} {declared.Name} {{ get => field; set => field = value; }}",
            _ => throw new NotSupportedException($"{member} is neither a field nor a property."),
        };
        return $"partial class {member.ContainingType.Name} {{ {property} }}";
    }

    // The attributes with the target "property".
    private static string Forward(SyntaxNode variable) => string.Concat(
        variable.FirstAncestorOrSelf<FieldDeclarationSyntax>()!.AttributeLists
            .Where(list => list.Target?.Identifier.Text == "property")
            .Select(list => $"[{list.Attributes}]"));

    private static string ToPropertyName(string field) => char.ToUpperInvariant(field.TrimStart('_')[0]) + field.TrimStart('_')[1..];
}
