using System.Text.RegularExpressions;
using BsonGen.Generator.Tests.Editing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Lines of generated code have at most 140 columns, unless a name or literal has 90 characters or more.</summary>
public sealed class GeneratedLinesTests
{
    private const int MostColumns = 140;
    private const int LongWord = 90;

    private static readonly Regex Word = new(@"""(\\.|[^""\\])*""u?8?|[\w.:@+`]+", RegexOptions.Compiled);

    [Test]
    public void NoSnapshotHasALongLine()
    {
        var files = Directory.GetFiles(Repository.PathOf("tests/Generator.Tests/Snapshots"), "*.g.cs", SearchOption.AllDirectories);
        Assert.That(files, Has.Length.GreaterThan(50));
        Assert.That(files.SelectMany(File.ReadLines).Where(line => line.Length > MostColumns), Is.Empty);
    }

    [Test]
    public void NoConformanceModelHasALongLine()
    {
        var driver = CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: TestProject.ParseOptions);
        var files = driver.RunGenerators(EditedModels.LoadAll()).GetRunResult().Results.Single().GeneratedSources;
        Assert.That(files, Has.Length.GreaterThan(600));
        Assert.That(files.SelectMany(file => file.SourceText.ToString().Split('\n')).Where(line => line.Length > MostColumns && !HasLongWord(line)), Is.Empty);
    }

    private static bool HasLongWord(string line) => Word.Matches(line).Any(word => word.Length >= LongWord);
}
