using BsonGen.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
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
}
