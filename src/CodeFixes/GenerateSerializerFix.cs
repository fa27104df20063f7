using System.Composition;
using BsonGen.Generator.Parser;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BsonGen.CodeFixes;

/// <summary>Makes types partial and gives them <c>[BsonGenerated]</c>: those of a member, or one that is used and all that it holds.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(GenerateSerializerFix))]
[Shared]
public sealed class GenerateSerializerFix() : EditingFixProvider([.. FixableIds.GenerateForMember, .. FixableIds.GenerateForUse])
{
    private protected override IEnumerable<Fix> Find(SyntaxNode node, SemanticModel model, Diagnostic diagnostic, CancellationToken cancellationToken)
    {
        if (model.Compilation.GetTypeByMetadataName(KnownNames.BsonGeneratedAttribute) is not { } attribute)
        {
            yield break;
        }

        var isUse = FixableIds.GenerateForUse.Contains(diagnostic.Id);
        var type = isUse ? model.GetTypeInfo(node, cancellationToken).Type : MemberDeclarations.FindType(node, model, cancellationToken);
        var types = (type is null ? [] : CandidateTypes.FindIn(type, model.Compilation)).ToList();
        if (types.Count == 0)
        {
            yield break;
        }

        var held = isUse ? [.. types.SelectMany(candidate => CandidateTypes.FindHeldBy(candidate, model.Compilation))] : types;
        var title = held.Count > types.Count
            ? $"Generate a serializer for '{types[0].Name}' and the types that it holds"
            : $"Generate a serializer for '{string.Join("', '", types.Select(candidate => candidate.Name))}'";
        yield return new Fix("GenerateSerializer", title, edits =>
        {
            foreach (var candidate in held)
            {
                edits.MakePartial(candidate);
                edits.Add(candidate.DeclaringSyntaxReferences[0].GetSyntax(), new NewAttribute(attribute));
            }
        });
    }
}
