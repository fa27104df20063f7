using Microsoft.CodeAnalysis.CodeRefactorings;

namespace BsonGen.CodeFixes;

/// <summary>
/// Offers the representations on a Guid of a type with a generated serializer, where the member does not say how it is stored.
/// </summary>
[ExportCodeRefactoringProvider(LanguageNames.CSharp, Name = nameof(GuidRepresentationRefactoring))]
[Shared]
public sealed class GuidRepresentationRefactoring : CodeRefactoringProvider
{
    private static readonly HashSet<string> Settled =
        [
            BsonGuidRepresentation,
            BsonRepresentation,
            BsonSerializerAttribute,
            BsonIgnore,
        ];

    /// <inheritdoc />
    public override async Task ComputeRefactoringsAsync(CodeRefactoringContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        var model = await context.Document.GetSemanticModelAsync(context.CancellationToken).ConfigureAwait(false);
        if (root?.FindNode(context.Span) is not { } node ||
            model is null ||
            !IsUnsettledGuid(node, model, context.CancellationToken) ||
            RegistrationRisks.Of(model.Compilation, context.CancellationToken).MayChangeStorage)
        {
            return;
        }

        foreach (var fix in GuidRepresentations.Find(node, model.Compilation))
        {
            context.RegisterRefactoring(fix.ToAction(context.Document.Project.Solution));
        }
    }

    private static bool IsUnsettledGuid(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) =>
        MemberDeclarations.Find(node) is { } member &&
        MemberDeclarations.FindType(member, model, cancellationToken) is { } type &&
        (type.GetNullableValue() ?? type).ToMetadataName() == "System.Guid" &&
        member.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } declaration &&
        model.GetDeclaredSymbol(declaration, cancellationToken)?.GetAttributes().Find(
            BsonGeneratedAttribute) is not null &&
        !member.ChildNodes().OfType<AttributeListSyntax>().SelectMany(list => list.Attributes).Any(attribute =>
            model.GetTypeInfo(attribute, cancellationToken).Type is { } attributeClass &&
            Settled.Contains(attributeClass.ToMetadataName()));
}
