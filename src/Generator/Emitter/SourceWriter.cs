using System.Text;

namespace BsonGen.Generator.Emitter;

/// <summary>Collects lines of C#, indented; lines always end with a line feed.</summary>
internal sealed class SourceWriter
{
    private const int IndentSize = 4;

    private readonly StringBuilder _text = new();
    private int _indent;
    private bool _isAtStart = true;
    private bool _isBlankDue;

    /// <summary>Writes lines, each at the current indentation.</summary>
    public void Write(string lines)
    {
        foreach (var line in lines.Replace("\r", "").Split('\n'))
        {
            if (line.Length == 0)
            {
                Blank();
                continue;
            }

            if (_isBlankDue && line[0] != '}')
            {
                _text.Append('\n');
            }

            var indent = _indent * IndentSize;
            foreach (var part in LongLines.Break(line, LongLines.MostColumns - indent - IndentSize))
            {
                _text.Append(' ', indent).Append(part).Append('\n');
                indent = (_indent + 1) * IndentSize;
            }

            _isBlankDue = false;
            _isAtStart = line == "{";
        }
    }

    /// <summary>Leaves a line empty, where there are lines before and after it in the block.</summary>
    public void Blank() => _isBlankDue = !_isAtStart;

    /// <summary>Writes a header, if any, and opens a block under it.</summary>
    public void Open(string? header)
    {
        if (header is not null)
        {
            Write(header);
        }

        Write("{");
        _indent++;
    }

    /// <summary>Closes a block.</summary>
    public void Close(string end = "}")
    {
        _indent--;
        Write(end);
    }

    public void Indent() => _indent++;

    public void Unindent() => _indent--;

    public override string ToString() => _text.ToString();
}
