namespace BsonGen.CodeFixes;

/// <summary>
/// Declares the conventions of a registered pack for the assembly. The pack stays registered for all other types. Declared
/// conventions also apply to class maps that are made before the pack is registered, so no such class map may exist.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(DeclareConventionsFix))]
[Shared]
public sealed class DeclareConventionsFix() : EditingFixProvider(FixableIds.DeclareConventions)
{
    private protected override IReadOnlyCollection<string> ReportedNames => ["Register"];

    private protected override string TitleOfOthers => "Declare the conventions of the other packs, as far as possible";

    private protected override IEnumerable<Fix> Find(
        SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (node.FirstAncestorOrSelf<InvocationExpressionSyntax>() is { } call &&
            model.Compilation.GetTypeByMetadataName(BsonGeneratedConventionsAttribute) is { } attribute &&
            RegisteredPack.Read(model.GetOperation(call, cancellationToken), model.Compilation) is { } pack &&
            pack.Declarable is { Count: > 0 } conventions &&
            !RegistrationRisks.Of(model.Compilation, cancellationToken).MayMapBefore(call))
        {
            var names = string.Join(", ", conventions.Select(convention => convention.Property));
            NewArgument[] arguments =
                [.. conventions.Select(convention => new NewArgument(convention.Value ?? (object)true, convention.Property))];
            yield return new Fix(
                "DeclareConventions",
                $"Declare {names} for the assembly",
                edits => edits.SetConventions(node, model.Compilation, attribute, arguments));
        }
    }
}
