using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>The modes of the reader are set in few methods, and exception filters set nothing.</summary>
public class ReaderStateTests
{
    private const string Reader = "BsonGen.CodeGeneration.BsonSpanReader";
    private const string Search = "BsonGen.CodeGeneration.DiscriminatorSearch";
    private const string Writer = "BsonGen.CodeGeneration.BsonSpanWriter";

    private static readonly CSharpCompilation Runtime = RuntimeSources.Compilation;

    [TestCase(Reader, "_isDocumentScope", "EnterDocumentScope", "LeaveDocumentScope")]
    [TestCase(Search, "IsRestartRequested", "RequestRestart", "StartOver")]
    [TestCase(Search, "To", "ReadUnentered", "ReadNamed", "RewindToSearch", "StartOver")]
    [TestCase(Reader, "_guessedAt", "GuessOrFindMember", "StartOver")]
    public void OnlyTheseMethodsSetTheMode(string type, string field, params string[] methods)
    {
        Assert.That(Runtime.GetTypeByMetadataName(type)!.GetMembers(field), Has.Length.EqualTo(1));
        Assert.That(FindWriters(type, field), Is.EquivalentTo(methods));
    }

    [Test]
    public void ExceptionFiltersChangeNothing()
    {
        var filters = Nodes<CatchFilterClauseSyntax>().ToList();
        var called = filters
            .SelectMany(
                filter => filter.Node.DescendantNodes().OfType<InvocationExpressionSyntax>(),
                (filter, call) => filter.Model.GetSymbolInfo(call).Symbol!)
            .Append(Runtime.GetTypeByMetadataName(Reader)!.GetMembers("CanHandle").Single())
            .Append(Runtime.GetTypeByMetadataName(Writer)!.GetMembers("IsMemberException").Single())
            .OfType<IMethodSymbol>()
            .Where(method => SymbolEqualityComparer.Default.Equals(method.ContainingAssembly, Runtime.Assembly))
            .ToList();
        Assert.That(filters, Is.Not.Empty);
        Assert.That(called, Is.Not.Empty.And.All.Matches<IMethodSymbol>(method => method.IsStatic || method.IsReadOnly));
        Assert.That(filters.SelectMany(filter => filter.Node.DescendantNodes()), Has.None.Matches<SyntaxNode>(IsWrite));
    }

    private static IEnumerable<string> FindWriters(string type, string field) => Nodes<IdentifierNameSyntax>()
        .Where(name => name.Node.Identifier.ValueText == field && IsWritten(name.Node))
        .Where(name => name.Model.GetSymbolInfo(name.Node).Symbol?.ContainingType.ToDisplayString() == type)
        .Select(name => name.Node.Ancestors().OfType<BaseMethodDeclarationSyntax>().First())
        .OfType<MethodDeclarationSyntax>()
        .Select(method => method.Identifier.ValueText)
        .Distinct();

    private static bool IsWritten(IdentifierNameSyntax name)
    {
        // The field of another object stands behind a dot.
        ExpressionSyntax target = name.Parent is MemberAccessExpressionSyntax access && access.Name == name ? access : name;
        return target.Parent switch
        {
            AssignmentExpressionSyntax assignment => assignment.Left == target,
            ArgumentSyntax argument => argument.RefKindKeyword.Kind() is SyntaxKind.RefKeyword or SyntaxKind.OutKeyword,
            { } parent => IsWrite(parent) || parent is RefExpressionSyntax,
            null => false,
        };
    }

    private static bool IsWrite(SyntaxNode node) =>
        node is AssignmentExpressionSyntax || node.Kind() is
            SyntaxKind.PreIncrementExpression or SyntaxKind.PostIncrementExpression or SyntaxKind.PreDecrementExpression or
            SyntaxKind.PostDecrementExpression;

    private static IEnumerable<(T Node, SemanticModel Model)> Nodes<T>() => Runtime.SyntaxTrees
        .Select(tree => (Root: tree.GetRoot(), Model: Runtime.GetSemanticModel(tree)))
        .SelectMany(file => file.Root.DescendantNodes().OfType<T>(), (file, node) => (node, file.Model));
}
