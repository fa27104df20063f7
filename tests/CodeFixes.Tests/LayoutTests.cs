using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CSharp;
using NUnit.Framework;

namespace BsonGen.CodeFixes.Tests;

/// <summary>
/// Each fix in each layout changes what it is for and nothing else: other code, comments, directives, ends of lines and indentation stay,
/// and the code compiles.
/// </summary>
public sealed partial class LayoutTests
{
    // A layout has a third of the mistakes, and a mistake a third of the layouts. CONFORMANCE=full has all.
    private static readonly int Share = Environment.GetEnvironmentVariable("CONFORMANCE") == "full" ? 1 : 3;

    private static readonly string[] Names = [.. Layouts.All.Keys, "linked files", "two files"];

    [TestCaseSource(nameof(Names))]
    public async Task FixesKeepTheLayout(string layout)
    {
        var mistakes = OrderMistake.All.Where((_, i) => (i + Array.IndexOf(Names, layout)) % Share == 0).ToList();
        var isLinked = layout == "linked files";
        var texts = mistakes.Select((mistake, i) =>
            Layouts.All.GetValueOrDefault(layout, text =>
                text)(mistake.Write($"N{i}")).Replace("$name", $"Order{i}", StringComparison.Ordinal)).ToArray();
        string[] others = layout != "two files"
            ? []
            : [.. mistakes.Select((mistake, i) =>
                mistake.Modifiers.Contains("partial", StringComparison.Ordinal)
                    ? $"namespace N{i};\n\npartial class Order\n{{\n}}\n"
                    : "")];
        using var solution = new TestSolution(
            isLinked ? [texts, texts] : [[.. texts, .. others]], isLinked)
        { RequiresGuidRepresentation = true };
        var project = solution.Solution.Projects.First();
        var diagnostics = await solution.FindDiagnosticsAsync(project);
        Assert.That(diagnostics.Where(IsError).Select(error => error.ToString()), Is.Empty, "before");
        var documents = project.Documents.ToList();
        var expected = diagnostics.Select(diagnostic => diagnostic.Id).ToList();
        var changed = solution.Solution;
        var notOffered = 0;
        using var all = Assert.EnterMultipleScope();
        for (var i = 0; i < texts.Length; i++)
        {
            var mistake = mistakes[i];
            var name = $"{layout}: {mistake.Id} in {texts[i]}";
            var tree = await documents[i].GetSyntaxTreeAsync();
            var diagnostic = diagnostics.FirstOrDefault(candidate => candidate.Id == mistake.Id && candidate.Location.SourceTree == tree);
            Assert.That(diagnostic, Is.Not.Null, $"not reported: {name}");
            if (diagnostic is null)
            {
                continue;
            }

            var offers = await TestSolution.OfferAsync(mistake.Fix, documents[i], diagnostic);
            var action = offers.FirstOrDefault(offered => IsTitle(offered.Title, mistake.Title));
            if (action is null && layout == "#if in lists" && mistake.Removed.Length > 0)
            {
                notOffered++;
                continue;
            }

            Assert.That(action, Is.Not.Null, $"not offered, but {string.Join(", ", offers.Select(offered => offered.Title))}: {name}");
            if (action is null)
            {
                continue;
            }

            var fixedSolution = ((ApplyChangesOperation)(await action.GetOperationsAsync(CancellationToken.None)).Single()).ChangedSolution;
            var after = (await fixedSolution.GetDocument(documents[i].Id)!.GetTextAsync()).ToString();
            AssertKept(texts[i], after, mistake, layout != "#if in lists", name);
            changed = changed.WithDocumentText(documents[i].Id, await fixedSolution.GetDocument(documents[i].Id)!.GetTextAsync());
            expected.Remove(mistake.Id);
            if (isLinked)
            {
                Assert.That(
                    (await fixedSolution.Projects.Last().Documents.ElementAt(i).GetTextAsync()).ToString(), Is.EqualTo(after), name);
            }
        }

        Assert.That(notOffered, Is.LessThan(mistakes.Count), "nothing is offered");
        var left = await solution.FindDiagnosticsAsync(changed.GetProject(project.Id)!);
        Assert.That(left.Where(IsError).Select(error => error + "\n" + error.Location.SourceTree), Is.Empty, "after");
        Assert.That(left.Select(diagnostic => diagnostic.Id).Except(["BSONGEN007", "BSONGEN008"]), Is.SubsetOf(expected));
    }

    private static bool IsError(Diagnostic diagnostic) =>
        diagnostic.Severity == DiagnosticSeverity.Error && !diagnostic.Id.StartsWith("BSONGEN", StringComparison.Ordinal);

    private static bool IsTitle(string offered, string title) =>
        title.StartsWith("Make", StringComparison.Ordinal) ? offered.StartsWith("Make", StringComparison.Ordinal) : offered == title;

    private static void AssertKept(string before, string after, OrderMistake mistake, bool isRemoved, string name)
    {
        name = $"{name}\nafter:\n{after}";
        var (oldParts, newParts) = (Parts(before), Parts(after));
        Assert.That(newParts.Where(IsTrivia), Is.EqualTo(oldParts.Where(IsTrivia)), $"comments and directives: {name}");
        Assert.That(Sort(Subtract(newParts, oldParts)), Is.EqualTo(Sort(mistake.Added)), $"added: {name}");
        Assert.That(
            Sort(Subtract(oldParts, newParts)),
            Is.EqualTo(Sort(mistake.Removed)).Or.EqualTo(isRemoved ? Sort(mistake.Removed) : ""),
            $"removed: {name}");

        var (oldLines, newLines) = (Lines(before), Lines(after));
        var made = newLines.Except(oldLines).Where(line => !IsEmpty(line)).ToList();
        var position = -1;
        Assert.That(
            newLines.Where(line => !IsEmpty(line) &&
                !made.Contains(line)).All(line =>
                    (position = oldLines.FindIndex(position + 1, other => other == line)) >= 0), Is.True, $"order of lines: {name}");
        Assert.That(
            oldLines.Except(newLines).Count(line => !IsEmpty(line)),
            Is.LessThanOrEqualTo(mistake.Removed.Length > 0 ? 8 : 2),
            $"lines gone: {name}");
        Assert.That(Math.Abs(oldLines.Count(IsEmpty) - newLines.Count(IsEmpty)), Is.LessThanOrEqualTo(2), $"empty lines: {name}");
        Assert.That(made.Select(End).Distinct(), Is.SubsetOf(oldLines.Select(End).Distinct()), $"ends of lines: {name}");
        Assert.That(made.Select(Indentation).Distinct(), Is.SubsetOf(oldLines.Select(Indentation).Distinct()), $"indentation: {name}");
        Assert.That(made.Where(line => line.TrimEnd('\r', '\n') is [.., ' ' or '\t']), Is.Empty, $"space at the end: {name}");
    }

    private static List<string> Subtract(List<string> parts, List<string> others)
    {
        var left = parts.ToList();
        others.ForEach(part => left.Remove(part));
        return left;
    }

    private static bool IsTrivia(string part) =>
        part.StartsWith("//", StringComparison.Ordinal) || part.StartsWith("/*", StringComparison.Ordinal) || part.StartsWith('#');

    private static string Sort(IEnumerable<string> parts) => Sort(string.Concat(parts));

    // Without brackets and commas, which go and come with attributes.
    private static string Sort(string text) =>
        string.Concat(text.Where(c => !char.IsWhiteSpace(c) && !"[],".Contains(c, StringComparison.Ordinal)).Order());

    private static bool IsEmpty(string line) => line.Trim().Length == 0;

    private static string End(string line) => line.EndsWith("\r\n", StringComparison.Ordinal) ? "\r\n" : line.EndsWith('\n') ? "\n" : "";

    private static string Indentation(string line) => line[..^line.TrimStart(' ', '\t').Length];

    private static List<string> Lines(string text) => [.. Line().Matches(text).Select(match => match.Value).Where(line => line.Length > 0)];

    /// <summary>
    /// Tokens, comments and directives, which fixes keep, without using directives, and without the namespaces of attributes.
    /// </summary>
    private static List<string> Parts(string file)
    {
        var text = Using().Replace(file, "");
        var tree = CSharpSyntaxTree.ParseText(file, TestSolution.ParseOptions);
        Assert.That(tree.GetDiagnostics().Where(IsError), Is.Empty, text);
        return
        [
            .. CSharpSyntaxTree.ParseText(Namespace().Replace(text, ""), TestSolution.ParseOptions).GetRoot().DescendantTokens()
                .SelectMany(token => Keep(token.LeadingTrivia).Append(token.Text).Concat(Keep(token.TrailingTrivia)))
        ];

        static IEnumerable<string> Keep(SyntaxTriviaList trivia) =>
            trivia.Select(part => part.ToString().Trim()).Where(part => part.Length > 0);
    }

    [GeneratedRegex(@"^ *using [\w.]+;\r?$", RegexOptions.Multiline)]
    private static partial Regex Using();

    [GeneratedRegex(@"(global::)?(MongoDB\.Bson\.Serialization\.(Attributes|Options)|MongoDB\.Bson|BsonGen)\.")]
    private static partial Regex Namespace();

    [GeneratedRegex(@".*(\r\n|\n|$)")]
    private static partial Regex Line();
}
