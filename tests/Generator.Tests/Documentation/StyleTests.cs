using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using NUnit.Framework;

namespace BsonGen.Generator.Tests;

/// <summary>What docs/style.md says about lines, statements and comments, as far as the text of a file shows it.</summary>
public sealed partial class StyleTests
{
    private const int ColumnsOfSources = 130;
    private const int ColumnsOfTests = 140;

    // It may only be lowered.
    private const int MostFragments = 40;

    private static readonly string[] FoldersOfOutput = ["bin", "obj", "Snapshots"];

    [TestCase("src", ColumnsOfSources)]
    [TestCase("tests", ColumnsOfTests)]
    [TestCase("benchmarks", ColumnsOfTests)]
    [TestCase("samples", ColumnsOfTests)]
    public void LinesAreNotLong(string folder, int columns) =>
        Assert.That(FindLongLines(folder, columns), Is.Empty, $"{columns} columns are allowed: docs/style.md, Lines and layout.");

    // A pattern with a type or a property is a test. One with a name alone, or beside a comparison, only names a value.
    [Test]
    public void ValuesGetTheirNamesByStatements() =>
        Assert.That(
            ReadLines("src").Where(line => NamedByPattern().IsMatch(line.Text)).Select(line => line.Place),
            Is.Empty,
            "A pattern names a value: docs/style.md, Statements.");

    /// <summary>A chain of four or more conditions is a table: each condition compares the type argument.</summary>
    [Test]
    public void ChoicesAmongManyValuesAreNoChains() =>
        Assert.That(FindChains("src").Distinct(), Is.EqualTo(
            new[]
            {
                "src/Runtime/CodeGeneration/Codecs/DefaultCodec.cs",
                "src/Runtime/CodeGeneration/Reading/PlainReading.cs",
            }),
            "A chain of conditions is a switch, a table or a method: docs/style.md, Statements.");

    [Test]
    public void CommentsAreSentences()
    {
        var comments = FindComments("src").ToList();
        Assert.That(comments, Has.Count.GreaterThan(500), "The comments are not found.");
        var fragments = comments.Where(comment => IsFragment(comment.Text)).Select(comment => $"{comment.Place}: {comment.Text}").ToList();
        Assert.That(
            fragments,
            Has.Count.AtMost(MostFragments),
            () => $"The new comment among these is no sentence: docs/style.md, Comments.\n{string.Join('\n', fragments)}");
    }

    [TestCase("Whether the type is sealed.", ExpectedResult = true)]
    [TestCase("Null for the driver's default.", ExpectedResult = true)]
    [TestCase("In the order of writing.", ExpectedResult = true)]
    [TestCase("Unless the serializer of their class reports them.", ExpectedResult = true)]
    [TestCase("The driver writes members in this order.", ExpectedResult = false)]
    [TestCase("If a member is missing, the default replaces it.", ExpectedResult = false)]
    [TestCase("In native code, the provider serves all types.", ExpectedResult = false)]
    public bool TellsFragmentsFromSentences(string comment) => IsFragment(comment);

    [TestCase("if (Find() is var found && found)", ExpectedResult = true)]
    [TestCase("if (bytes[0] is var type and not 0)", ExpectedResult = true)]
    [TestCase("if (Find() is var (name, value))", ExpectedResult = false)]
    [TestCase("if (Find() is { Length: var length })", ExpectedResult = false)]
    [TestCase("var found = Find();", ExpectedResult = false)]
    public bool TellsValuesThatPatternsName(string line) => NamedByPattern().IsMatch(line);

    // Some words begin no sentence. Others begin one only if a comma and the main clause follow.
    private static bool IsFragment(string comment)
    {
        var sentence = EndOfSentence().Split(comment, 2)[0];
        return WordsOfFragments().IsMatch(sentence) || (WordsOfClauses().IsMatch(sentence) && !sentence.Contains(','));
    }

    // A word that does not fit a line alone, such as a name of 255 characters, can't be broken.
    private static IEnumerable<Line> FindLongLines(string folder, int columns) =>
        ReadLines(folder).Where(line => line.Text.Length > columns && line.Text.Split(' ').All(word => word.Length <= columns));

    private static IEnumerable<Line> ReadLines(string folder) =>
        from file in Directory.EnumerateFiles(Repository.PathOf(folder), "*.cs", SearchOption.AllDirectories)
        let path = Path.GetRelativePath(Repository.PathOf("."), file).Replace('\\', '/')
        where !path.Split('/').Intersect(FoldersOfOutput).Any()
        orderby path
        from line in File.ReadLines(file).Select((text, index) => new Line(path, index + 1, text))
        select line;

    // A chain goes through the last arm, and may have one in parentheses.
    private static IEnumerable<string> FindChains(string folder) =>
        from file in ReadLines(folder).GroupBy(line => line.Path)
        let tree = CSharpSyntaxTree.ParseText(string.Join('\n', file.Select(line => line.Text)))
        from chain in tree.GetRoot().DescendantNodes().OfType<ConditionalExpressionSyntax>()
        where chain.Parent is not ConditionalExpressionSyntax && CountConditions(chain) >= 4
        select file.Key;

    private static int CountConditions(SyntaxNode node) =>
        node.DescendantNodesAndSelf(inner => inner == node || inner is ConditionalExpressionSyntax or ParenthesizedExpressionSyntax)
            .Count(inner => inner is ConditionalExpressionSyntax);

    /// <summary>The comments that are no docstrings. Each ends at a line without one.</summary>
    private static IEnumerable<Line> FindComments(string folder)
    {
        Line? comment = null;
        foreach (var line in ReadLines(folder))
        {
            var text = line.Text.TrimStart();
            var isComment = text.StartsWith("// ", StringComparison.Ordinal);
            if (comment is not null && isComment && comment.Path == line.Path)
            {
                comment = comment with { Text = $"{comment.Text} {text[3..]}" };
                continue;
            }

            if (comment is not null)
            {
                yield return comment;
            }

            comment = isComment ? line with { Text = text[3..] } : null;
        }

        if (comment is not null)
        {
            yield return comment;
        }
    }

    [GeneratedRegex(@"\bis var \w+")]
    private static partial Regex NamedByPattern();

    [GeneratedRegex(@"(?<=[.:])\s")]
    private static partial Regex EndOfSentence();

    [GeneratedRegex(@"^(Whether|Null|Of|Those|The same|Also|Nothing|Empty|Except|Besides|Or|And|But|Not|Including|Like)\b")]
    private static partial Regex WordsOfFragments();

    [GeneratedRegex(@"^(Unless|If|Because|Since|As|For|In|After|Before|With|Without|By|At|On|From|To|Under|Only|So)\b")]
    private static partial Regex WordsOfClauses();

    private sealed record Line(string Path, int Number, string Text)
    {
        public string Place => $"{Path}:{Number}";

        public override string ToString() => $"{Place} has {Text.Length} columns";
    }
}
