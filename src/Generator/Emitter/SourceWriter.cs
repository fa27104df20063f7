using System.Text;

namespace BsonGen.Generator.Emitter;

/// <summary>Collects lines of C#, indented; lines always end with a line feed.</summary>
internal sealed class SourceWriter
{
    private const int IndentSize = 4;

    private readonly StringBuilder _text = new();
    private int _indent;
    private bool _isAfterBrace = true;

    /// <summary>Writes lines, each at the current indentation. Blank lines stay empty.</summary>
    public void Write(string lines)
    {
        foreach (var line in lines.Replace("\r", "").Split('\n'))
        {
            if (line.Length > 0)
            {
                _text.Append(' ', _indent * IndentSize).Append(line);
            }

            _text.Append('\n');
            _isAfterBrace = line.Trim() == "{";
        }
    }

    /// <summary>Writes an empty line, unless a block has just been opened.</summary>
    public void Blank()
    {
        if (!_isAfterBrace)
        {
            _text.Append('\n');
            _isAfterBrace = true;
        }
    }

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
        _isAfterBrace = false;
        Write(end);
    }

    /// <summary>Writes lines one step further in.</summary>
    public void Indented(string lines)
    {
        _indent++;
        Write(lines);
        _indent--;
    }

    public void Indent() => _indent++;

    public void Unindent() => _indent--;

    public override string ToString() => _text.ToString();
}
