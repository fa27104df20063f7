using System.Text.RegularExpressions;
using BsonGen.Generator.Tests.Editing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>
/// Lines of generated code have at most 140 columns. In the conformance models, which have types of any length, types, long names and literals count as one
/// letter.
/// </summary>
public sealed class GeneratedLinesTests
{
    private const int MostColumns = 140;

    private static readonly Regex Names = new(@"""(\\.|[^""\\])*""(u8)?|(global|SystemCollections)::[\w.@]+|\w{40,}", RegexOptions.Compiled);
    private static readonly Regex TypeArguments = new(@"<[\w,.:?\[\] ]*>", RegexOptions.Compiled);

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
        Assert.That(files.SelectMany(file => file.SourceText.ToString().Split('\n')).Where(IsLongWithoutNames), Is.Empty);
    }

    private static bool IsLongWithoutNames(string line)
    {
        var length = line.Length + 1;
        for (line = Names.Replace(line, "N"); line.Length < length; line = TypeArguments.Replace(line, "N"))
        {
            length = line.Length;
        }

        return length > MostColumns;
    }
}
