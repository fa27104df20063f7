using System.Text;

namespace BsonGen.Generator.Emitter;

/// <summary>Collects indented lines of C#. Lines end with a line feed.</summary>
internal sealed class SourceWriter
{
    private const int IndentSize = 4;

    // Most files are shorter, and are written one after another.
    private static StringBuilder? _spare = new(capacity: 16 * 1024);

    private readonly StringBuilder _text = Interlocked.Exchange(ref _spare, null) ?? new StringBuilder();
    private int _indent;
    private bool _isAtStart = true;
    private bool _isBlankDue;
    private bool _usesCollections;

    public void Write(string lines)
    {
        for (var start = 0; start <= lines.Length;)
        {
            var end = lines.IndexOf('\n', start);
            end = end < 0 ? lines.Length : end;
            WriteLine(lines, start, end > start && lines[end - 1] == '\r' ? end - 1 : end);
            start = end + 1;
        }
    }

    public void WriteIf(bool condition, string lines)
    {
        if (condition)
        {
            Write(lines);
        }
    }

    // Inserts an empty line between two lines of a block.
    public void Blank() => _isBlankDue = !_isAtStart;

    public void Open(string header)
    {
        Write(header);
        Write("{");
        _indent++;
    }

    // With an empty line after it.
    public void Block(string header, string statement) => Block(header, () => Write(statement));

    public void Block(string header, Action emitStatement)
    {
        Open(header);
        emitStatement();
        Close();
        Blank();
    }

    public void Close(string end = "}")
    {
        _indent--;
        Write(end);
    }

    public void Indent() => _indent++;

    public void Unindent() => _indent--;

    // Without the alias that the file does not use. Nothing can be written afterwards.
    public override string ToString()
    {
        var file = (_usesCollections ? _text : _text.Replace(CodeNames.CollectionsAlias, "")).ToString();
        Interlocked.Exchange(ref _spare, _text.Clear());
        return file;
    }

    private void WriteLine(string lines, int start, int end)
    {
        if (start == end)
        {
            Blank();
            return;
        }

        if (_isBlankDue && lines[start] != '}')
        {
            _text.Append('\n');
        }

        _text.Append(' ', _indent * IndentSize).Append(lines, start, end - start).Append('\n');
        _usesCollections = _usesCollections ||
            lines.IndexOf(CodeNames.CollectionsPrefix, start, end - start, StringComparison.Ordinal) >= 0;
        _isBlankDue = false;
        _isAtStart = end - start == 1 && lines[start] == '{';
    }
}
