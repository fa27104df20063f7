using System.Text;
using Microsoft.CodeAnalysis;

namespace BsonGen.Generator.Tests.Documentation;

/// <summary>
/// Writes comments below the lines of a sample: carets under the place of a diagnostic, and then its message. They begin in the first
/// column, and <see cref="CodeBlock.Unmarked"/> is the code without them.
/// </summary>
internal static class DiagnosticMarks
{
    private const string Comment = "//";

    private const int Width = 100;

    /// <summary>The sample with the marks of all that is reported for it.</summary>
    public static string Add(string unmarked, IEnumerable<Diagnostic> reported)
    {
        var marks = reported
            .OrderBy(diagnostic => diagnostic.Location.SourceSpan)
            .ToLookup(diagnostic => diagnostic.Location.GetLineSpan().StartLinePosition.Line);
        var lines = unmarked.Split('\n').Select((line, number) => (line, number));
        return string.Join('\n', lines.SelectMany(item => marks[item.number].SelectMany(Mark).Prepend(item.line)));
    }

    private static IEnumerable<string> Mark(Diagnostic diagnostic)
    {
        var place = diagnostic.Location.GetLineSpan();
        var (start, end) = (place.StartLinePosition.Character, place.EndLinePosition.Character);
        if (place.StartLinePosition.Line != place.EndLinePosition.Line || start is 0 or 2)
        {
            throw new FormatException($"A sample can't show a place over lines, or in the first or third column: {diagnostic}");
        }

        // The slashes hide the first characters of an attribute at the start of a line.
        var carets = Math.Max(start, Comment.Length);
        return Wrap(Describe(diagnostic)).Prepend(Comment + new string(' ', carets - Comment.Length) + new string('^', end - carets));
    }

    private static string Describe(Diagnostic diagnostic)
    {
        var message = diagnostic.GetMessage();
        return diagnostic.Severity == diagnostic.DefaultSeverity ? message : $"{diagnostic.Severity}: {message}";
    }

    private static IEnumerable<string> Wrap(string text)
    {
        var line = new StringBuilder(Comment);
        foreach (var word in text.Split(' '))
        {
            if (line.Length > Comment.Length && line.Length + 1 + word.Length > Width)
            {
                yield return line.ToString();
                line.Clear().Append(Comment);
            }

            line.Append(' ').Append(word);
        }

        yield return line.ToString();
    }
}
