using System.Text.RegularExpressions;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>A document of the repository: its code blocks, headings and links.</summary>
internal sealed partial class MarkdownDocument
{
    private MarkdownDocument(string path)
    {
        Path = path;
        Text = File.ReadAllText(Repository.PathOf(path)).ReplaceLineEndings("\n");
        Blocks = [.. FindBlocks(Text)];
        Prose = Fence().Replace(Text, "");
        Headings = [.. Heading().Matches(Prose).Select(match => match.Groups["text"].Value)];
        Anchors = Headings.Select(ToAnchor).ToHashSet();
        Links = [.. Link().Matches(InlineCode().Replace(Prose, "")).Select(match => match.Groups["target"].Value)];
    }

    /// <summary>All documents that people read on GitHub or in the package, in a fixed order.</summary>
    public static IReadOnlyList<MarkdownDocument> All { get; } = [.. FindPaths().Select(path => new MarkdownDocument(path))];

    /// <summary>The path from the root of the repository, with slashes.</summary>
    public string Path { get; }

    public string Text { get; }

    /// <summary>The text without its code blocks.</summary>
    public string Prose { get; }

    public IReadOnlyList<CodeBlock> Blocks { get; }

    public IReadOnlyList<string> Headings { get; }

    /// <summary>The anchors that GitHub gives the headings.</summary>
    public IReadOnlySet<string> Anchors { get; }

    /// <summary>The targets of links and images, as written.</summary>
    public IReadOnlyList<string> Links { get; }

    public override string ToString() => Path;

    private static IEnumerable<string> FindPaths()
    {
        var root = Repository.PathOf("");
        string[] folders = ["docs", "samples", "benchmarks", "tests"];
        return Directory.EnumerateFiles(root, "*.md")
            .Concat(folders.SelectMany(folder => Directory.EnumerateFiles(Repository.PathOf(folder), "*.md", SearchOption.AllDirectories)))
            .Concat(Directory.EnumerateFiles(Repository.PathOf("src"), "README.md", SearchOption.AllDirectories))
            .Select(path => System.IO.Path.GetRelativePath(root, path).Replace('\\', '/'))
            .Where(path => !Unwritten().IsMatch(path))
            .Order(StringComparer.Ordinal);
    }

    private static IEnumerable<CodeBlock> FindBlocks(string text)
    {
        foreach (Match fence in Fence().Matches(text))
        {
            var before = text[..fence.Index];
            var section = SectionHeading().Matches(before).LastOrDefault()?.Groups["text"].Value ?? "";
            var caption = before.TrimEnd().Split('\n')[^1];
            var line = before.Count(character => character == '\n') + 1;
            yield return new CodeBlock(fence.Groups["language"].Value, fence.Groups["code"].Value, section, caption, line);
        }
    }

    private static string ToAnchor(string heading) => NotInAnchors().Replace(heading.Trim().ToLowerInvariant(), "").Replace(' ', '-');

    [GeneratedRegex("^```(?<language>[^`\n]*)\n(?<code>.*?)^```$", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Fence();

    [GeneratedRegex("`[^`\n]*`")]
    private static partial Regex InlineCode();

    [GeneratedRegex("^#+ (?<text>.+)$", RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex("^## (?<text>.+)$", RegexOptions.Multiline)]
    private static partial Regex SectionHeading();

    [GeneratedRegex(@"\]\((?<target>[^)\s]+)\)")]
    private static partial Regex Link();

    [GeneratedRegex(@"[^\w\- ]")]
    private static partial Regex NotInAnchors();

    // Reports and other files that programs write.
    [GeneratedRegex("^benchmarks/results/|/(bin|obj|node_modules|BenchmarkDotNet.Artifacts)/")]
    private static partial Regex Unwritten();
}

/// <summary>A fenced code block.</summary>
/// <param name="Language">The word behind the fence.</param>
/// <param name="Code">The text between the fences.</param>
/// <param name="Section">The last heading of the second level before the block.</param>
/// <param name="Caption">The last line of text before the block.</param>
/// <param name="Line">The number of the line that opens the block.</param>
public sealed partial record CodeBlock(string Language, string Code, string Section, string Caption, int Line)
{
    public bool IsCSharp => Language == "csharp";

    /// <summary>Whether the block is C# that a user would write, and that nothing is reported for.</summary>
    public bool IsProgram => IsCSharp && !IsWrong && !IsRight && !IsGenerated && !IsExcerpt;

    /// <summary>Whether the block shows code that a diagnostic is about.</summary>
    public bool IsWrong => Caption.StartsWith("Wrong", StringComparison.Ordinal);

    /// <summary>Whether the block shows how to write it instead.</summary>
    public bool IsRight => Caption.StartsWith("Right", StringComparison.Ordinal);

    /// <summary>The title of the action in editors that makes this block of the wrong one; null if the caption names none.</summary>
    public string? FixTitle => FixCaption().Match(Caption) is { Success: true } match ? match.Groups["title"].Value : null;

    /// <summary>The code without the comments that show what is reported for it.</summary>
    public string Unmarked => Marks().Replace(Code, "");

    /// <summary>Whether the block shows lines of a file of this repository, which the caption names.</summary>
    public bool IsExcerpt => Regex.IsMatch(Caption, "[Ii]n `src/[^`]+`:$");

    /// <summary>Whether the block shows generated code.</summary>
    public bool IsGenerated => Caption == "Generated:";

    public override string ToString() => $"{Section}, line {Line}";

    [GeneratedRegex("^Right.* with the fix `(?<title>[^`]+)`")]
    private static partial Regex FixCaption();

    // Carets, and all comments after them that begin in the first column.
    [GeneratedRegex(@"^// *\^+\n(?://.*\n)*", RegexOptions.Multiline)]
    private static partial Regex Marks();
}
