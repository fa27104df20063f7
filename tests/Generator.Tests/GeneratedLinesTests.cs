using BsonGen.Generator.Tests.Editing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>Generated code is indented and spaced as by hand, for types of each kind.</summary>
public sealed class GeneratedLinesTests
{
    private const int IndentSize = 4;

    [Test]
    public void LinesAreFormatted()
    {
        var driver = CSharpGeneratorDriver.Create([new BsonGenerator().AsSourceGenerator()], parseOptions: TestProject.ParseOptions);
        var files = driver.RunGenerators(EditedModels.LoadAll()).GetRunResult().Results.Single().GeneratedSources;
        Assert.That(files, Has.Length.GreaterThan(600));
        Assert.That(files.SelectMany(file => FindUnformatted(file.SourceText.ToString())), Is.Empty);
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
