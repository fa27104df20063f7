using Microsoft.CodeAnalysis.Text;

namespace BsonGen.CodeFixes;

/// <summary>
/// Insertions and removed tokens of one file. All other text stays as it is. A line goes if nothing but white space is left of
/// it, so comments and directives beside removed tokens stay.
/// </summary>
internal sealed class TextEdits(SourceText text)
{
    private readonly Dictionary<int, List<(string Key, string Text, bool IsDirective)>> _insertions = [];
    private readonly HashSet<TextSpan> _removed = [];
    private readonly Dictionary<TextSpan, string> _replaced = [];

    /// <summary>
    /// Inserts text. Projects that share a file may request the same. Using directives come before declarations at the same
    /// place.
    /// </summary>
    public void Insert(int position, string key, string inserted, bool isDirective = false)
    {
        if (!_insertions.TryGetValue(position, out var all))
        {
            _insertions.Add(position, all = []);
        }

        if (!all.Exists(other => other.Key == key))
        {
            all.Add((key, inserted, isDirective));
        }
    }

    public void Replace(TextSpan span, string replacement) => _replaced[span] = replacement;

    public void Remove(SyntaxToken token) => _removed.Add(token.Span);

    /// <summary>Inserts text before a token: on a line of its own if the token is the first that is left on its line.</summary>
    public void InsertBefore(SyntaxToken token, string key, string inserted)
    {
        var line = text.Lines.GetLineFromPosition(token.SpanStart);
        var isFirst = IsBlank(TextSpan.FromBounds(line.Start, token.SpanStart));
        Insert(token.SpanStart, key, inserted + (isFirst ? GetEndOfLine(line) + GetIndentation(line) : " "));
    }

    public string GetIndentation(TextLine line)
    {
        var end = line.Start;
        while (end < line.End && IsSpace(end))
        {
            end++;
        }

        return text.ToString(TextSpan.FromBounds(line.Start, end));
    }

    /// <summary>The end of a line, or of the first line if it is the last.</summary>
    public string GetEndOfLine(TextLine line)
    {
        var end = text.ToString(TextSpan.FromBounds(line.End, line.EndIncludingLineBreak));
        var first = text.Lines[0];
        return
            end.Length > 0 ? end :
            first.EndIncludingLineBreak > first.End
                ? text.ToString(TextSpan.FromBounds(first.End, first.EndIncludingLineBreak))
                : "\n";
    }

    public SourceText Apply()
    {
        var deleted = text.Lines.Where(line => _removed.Any(line.SpanIncludingLineBreak.OverlapsWith))
            .SelectMany(FindDeleted)
            .ToList();
        var changes = _replaced.Select(replaced => new TextChange(replaced.Key, replaced.Value)).ToList();
        foreach (var span in Merge(deleted, areJoinedBySpaces: false))
        {
            changes.Add(new TextChange(span, TakeInsertions(span)));
        }

        changes.AddRange(
            _insertions.Keys.ToList().Select(position =>
                new TextChange(new TextSpan(position, 0), TakeInsertions(new TextSpan(position, 0)))));
        return text.WithChanges(changes.OrderBy(change => change.Span));
    }

    private string TakeInsertions(TextSpan span)
    {
        var inserted = _insertions.Where(insertion => span.Start <= insertion.Key && insertion.Key <= span.End)
            .OrderBy(insertion => insertion.Key)
            .ToList();
        foreach (var insertion in inserted)
        {
            _insertions.Remove(insertion.Key);
        }

        return string.Concat(
            inserted.SelectMany(insertion =>
                insertion.Value.OrderBy(item => !item.IsDirective)).Select(insertion => insertion.Text));
    }

    // What goes of a line that removed tokens are on.
    private IEnumerable<TextSpan> FindDeleted(TextLine line)
    {
        if (IsRemoved(line))
        {
            // Two empty lines would be left.
            var after = line.LineNumber + 1;
            var isBetweenEmpty = after < text.Lines.Count &&
                IsBlankText(text.Lines[after].Span) &&
                IsBlankBefore(line.LineNumber);
            yield return isBetweenEmpty
                ? TextSpan.FromBounds(line.Start, text.Lines[after].EndIncludingLineBreak)
                : line.SpanIncludingLineBreak;
            yield break;
        }

        foreach (var span in Merge(_removed.Where(span => span.OverlapsWith(line.Span)), areJoinedBySpaces: true))
        {
            var (start, end) = (Math.Max(span.Start, line.Start), Math.Min(span.End, line.End));
            if (IsBlank(TextSpan.FromBounds(end, line.End)))
            {
                while (IsSpace(start - 1))
                {
                    start--;
                }
            }
            else if (IsBlank(TextSpan.FromBounds(line.Start, start)) ||
                IsSpace(start - 1) ||
                text[start - 1] is '(' or '[' or '{')
            {
                while (IsSpace(end))
                {
                    end++;
                }
            }

            yield return TextSpan.FromBounds(start, end);
        }
    }

    private bool IsRemoved(TextLine line) => _removed.Any(line.SpanIncludingLineBreak.OverlapsWith) && IsBlank(line.Span);

    private bool IsBlankBefore(int number)
    {
        do
        {
            number--;
        }
        while (number >= 0 && IsRemoved(text.Lines[number]));

        return number < 0 || IsBlankText(text.Lines[number].Span);
    }

    /// <summary>Whether nothing but white space and removed tokens is in a span.</summary>
    private bool IsBlank(TextSpan span) =>
        Enumerable.Range(span.Start, span.Length).All(i =>
            char.IsWhiteSpace(text[i]) || _removed.Any(removed => removed.Contains(i)));

    private bool IsBlankText(TextSpan span) => string.IsNullOrWhiteSpace(text.ToString(span));

    private bool IsSpace(int position) => position >= 0 && position < text.Length && text[position] is ' ' or '\t';

    private List<TextSpan> Merge(IEnumerable<TextSpan> spans, bool areJoinedBySpaces)
    {
        var merged = new List<TextSpan>();
        foreach (var span in spans.OrderBy(span => span))
        {
            if (merged.Count > 0 && IsJoined(merged[merged.Count - 1], span))
            {
                var last = merged[merged.Count - 1];
                merged[merged.Count - 1] = TextSpan.FromBounds(last.Start, Math.Max(last.End, span.End));
            }
            else
            {
                merged.Add(span);
            }
        }

        return merged;

        bool IsJoined(TextSpan last, TextSpan next) =>
            next.Start <= last.End ||
            (areJoinedBySpaces && Enumerable.Range(last.End, next.Start - last.End).All(IsSpace));
    }
}
