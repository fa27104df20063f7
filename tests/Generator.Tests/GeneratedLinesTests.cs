using System.Text.RegularExpressions;
using BsonGen.Generator.Emitter;
using BsonGen.Generator.Tests.Editing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Generated code is indented and spaced as by hand, for types of each kind.</summary>
public sealed class GeneratedLinesTests
{
    private const int IndentSize = 4;
    private const int LongestLine = 140;

    // A word of the user that leaves too little space for the code around it.
    private const int LongWord = 90;

    // A text, or a name without its type arguments.
    private static readonly Regex Word = new(@"""(\\.|[^""\\])*""|[^\s()<>\[\],;""]+", RegexOptions.Compiled);

    [Test]
    public void LinesAreFormatted()
    {
        var driver = CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: TestProject.ParseOptions);
        var files = driver.RunGenerators(EditedModels.LoadAll()).GetRunResult().Results.Single().GeneratedSources;
        Assert.That(files, Has.Length.GreaterThan(600));
        Assert.That(files.SelectMany(file => FindUnformatted(file.SourceText.ToString())), Is.Empty);
        Assert.That(files.SelectMany(file => FindLong(file.SourceText.ToString())), Is.Empty);
    }

    [Test]
    public void LinesOfSnapshotsAreShort()
    {
        var folder = Path.Combine(Repository.TestsFolder, "Snapshots");
        var files = Directory.GetFiles(folder, "*.g.cs", SearchOption.AllDirectories);
        Assert.That(files, Has.Length.GreaterThan(60));
        Assert.That(files.SelectMany(path => FindLong(File.ReadAllText(path))), Is.Empty);
    }

    // Each case has a name of 90 columns, N, and a text of 135, T.
    [TestCase("x = new[] { typeof(N), typeof(N) };", "x =\n    new[]\n    {\n        typeof(N),\n        typeof(N)\n    };")]
    [TestCase("[Kept(typeof(N), typeof(N))]", "[Kept(\n    typeof(N),\n    typeof(N))]")]
    [TestCase("if (N < 1 && M(N) > 1)", "if (N < 1 &&\n    M(N) > 1)")]
    [TestCase("M(\"a\\\"(\", \"T\\0\"u8);", "M(\n    \"a\\\"(\",\n    \"T\\0\"u8);")]
    [TestCase("M('\"', x => N.N);", "M(\n    '\"',\n    x =>\n        N.N);")]
    [TestCase("// N, N", "// N, N")]
    [TestCase("N.N", "N.N")]
    public void LongLinesAreBroken(string line, string expected)
    {
        Assert.That(LongLine.Break(Lengthen(line)), Is.EqualTo(Lengthen(expected)));

        static string Lengthen(string code) => code.Replace("N", new('N', 90)).Replace("T", string.Concat(Enumerable.Repeat("t, ", 45)));
    }

    [TestCase("a\n\n\nb\n", TestName = "TwoEmptyLines")]
    [TestCase("{\n\n}\n", TestName = "EmptyLineInBlock")]
    [TestCase("a\n  b\n", TestName = "Indentation")]
    [TestCase("{\nb\n}\n", TestName = "ContentOfBlockIsNotIndented")]
    [TestCase("{\n    b\n    }\n", TestName = "EndOfBlock")]
    [TestCase("a \n", TestName = "SpaceAtEnd")]
    [TestCase("a", TestName = "NoLineFeedAtEnd")]
    [TestCase("a\r\n", TestName = "CarriageReturn")]
    public void FaultsAreFound(string code) => Assert.That(FindUnformatted(code), Is.Not.Empty);

    private static IEnumerable<string> FindLong(string code) =>
        code.Split('\n').Where(line => line.Length > LongestLine && !Word.Matches(line).Any(word => word.Length > LongWord));

    private static IEnumerable<string> FindUnformatted(string code)
    {
        if (!code.EndsWith('\n') || code.Contains('\r'))
        {
            yield return "line ends";
        }

        var previous = "{";
        var blocks = new Stack<int>();
        foreach (var line in code.TrimEnd('\n').Split('\n'))
        {
            var text = line.Trim();
            var indentation = line.Length - line.TrimStart().Length;
            var isClosing = text.StartsWith('}');
            var isMisplaced = isClosing && (!blocks.TryPop(out var opening) || opening != indentation);
            var isLabel = text.EndsWith(':');
            var isTooFarLeft = text.Length > 0 && !isLabel && indentation < blocks.Count * IndentSize;
            if (text == "{")
            {
                blocks.Push(indentation);
            }

            var isBlankMisplaced = text.Length == 0 ? previous is "" or "{" : isClosing && previous.Length == 0;
            if (line != line.TrimEnd() || indentation % IndentSize != 0 || isMisplaced || isTooFarLeft || isBlankMisplaced)
            {
                yield return line;
            }

            previous = text;
        }
    }
}
