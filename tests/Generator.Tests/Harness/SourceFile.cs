using System.Text;
using Microsoft.CodeAnalysis.Text;

namespace BsonGen.Generator.Tests;

/// <summary>A source file of a test. <c>[|…|]</c> in its text marks the expected place of a diagnostic.</summary>
public sealed class SourceFile
{
    public SourceFile(string markup, string path = "Test.cs")
    {
        Path = path;
        var text = new StringBuilder();
        var starts = new Stack<int>();
        var spans = new List<TextSpan>();
        for (var i = 0; i < markup.Length; i++)
        {
            if (string.CompareOrdinal(markup, i, "[|", 0, 2) == 0)
            {
                starts.Push(text.Length);
                i++;
            }
            else if (starts.Count > 0 && string.CompareOrdinal(markup, i, "|]", 0, 2) == 0)
            {
                spans.Add(TextSpan.FromBounds(starts.Pop(), text.Length));
                i++;
            }
            else if (markup[i] == ';' && OldCompiler.HasNoTypesWithoutBody && OldCompiler.IsHeader(text))
            {
                text.Append("{}");
            }
            else
            {
                text.Append(markup[i]);
            }
        }

        Text = text.ToString();
        Spans = [.. spans.Order()];
    }

    public string Path { get; }

    public string Text { get; }

    /// <summary>The marked spans, by position.</summary>
    public IReadOnlyList<TextSpan> Spans { get; }

    public static implicit operator SourceFile(string markup) => new(markup);
}
