using BsonGen.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Diagnostics find their files again after each edit.</summary>
public sealed class DiagnosticPlacesTests
{
    [Test]
    public void FilesAreListedOnceForAllDiagnostics()
    {
        SyntaxTree[] trees = [.. Enumerable.Range(0, 100).Select(i => TestProject.Parse(new SourceFile($"class A{i};", $"{i}.cs")))];
        var listed = 0;
        var index = new SyntaxTreeIndex(trees.Select(tree =>
        {
            listed++;
            return tree;
        }));

        var places = trees
            .Select(tree => DiagnosticInfo.Create(Descriptors.NotPartial, tree.GetRoot().GetLocation(), "A", "A"))
            .Select(info => info.ToDiagnostic(index).Location.SourceTree);

        Assert.That(places, Is.EqualTo(trees));
        Assert.That(listed, Is.EqualTo(trees.Length));
    }

    [Test]
    public void PlacesOutsideOfAllFilesKeepTheirPath()
    {
        var tree = TestProject.Parse(new SourceFile("class Removed;", "Removed.cs"));
        var info = DiagnosticInfo.Create(Descriptors.NotPartial, tree.GetRoot().GetLocation(), "Removed", "Removed");
        var shorter = new SyntaxTreeIndex([TestProject.Parse(new SourceFile("", "Removed.cs"))]);
        Assert.That(info.ToDiagnostic(shorter).Location.GetLineSpan().Path, Is.EqualTo("Removed.cs"));
    }

    [Test]
    public void UsesAreFoundAfterACancelledRun()
    {
        var tree = TestProject.Parse(new SourceFile("class Held;", "Held.cs"));
        var compilation = CSharpCompilation.Create("Uses", [tree]);
        var name = tree.GetRoot().DescendantTokens().Single(token => token.Text == "Held");
        var uses = new TypeUses(compilation, [new UsePlace("Held.cs", name.Span)], ["Held"]);
        var info = DiagnosticInfo.Create(Descriptors.SameDiscriminator, name.GetLocation(), "A", "A", "B", "C") with { Types = ["Held"] };

        Assert.Throws<OperationCanceledException>(() => uses.Judge(info, new CancellationToken(canceled: true)));
        Assert.That(uses.Judge(info, CancellationToken.None)!.Severity, Is.Null);
    }
}
