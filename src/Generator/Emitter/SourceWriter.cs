using System.Text;

namespace BsonGen.Generator.Emitter;

/// <summary>Collects indented lines of C#. Lines end with a line feed.</summary>
internal sealed class SourceWriter
{
    private const int IndentSize = 4;
    private const int MostColumns = 140;

    private readonly StringBuilder _text = new();
    private int _indent;
    private bool _isAtStart = true;
    private bool _isBlankDue;

    /// <summary>Writes lines, each at the current indentation.</summary>
    public void Write(string lines) => Write((Code)lines.Replace("\r", ""));

    /// <summary>Writes code on one line if it fits, otherwise on several.</summary>
    public void Write(Code code)
    {
        foreach (var line in code.ToLines(MostColumns - (_indent * IndentSize)))
        {
            WriteLine(line);
        }
    }

    /// <summary>Inserts an empty line between two lines of a block.</summary>
    public void Blank() => _isBlankDue = !_isAtStart;

    /// <summary>Opens a block.</summary>
    public void Open()
    {
        Write("{");
        _indent++;
    }

    /// <summary>Writes a header and opens a block under it.</summary>
    public void Open(string header)
    {
        Write(header);
        Open();
    }

    /// <summary>Writes a header and opens a block under it.</summary>
    public void Open(Code header)
    {
        Write(header);
        Open();
    }

    /// <summary>Writes a header and a block of one statement, with an empty line after them.</summary>
    public void Block(Code header, Code statement)
    {
        Open(header);
        Write(statement);
        Close();
        Blank();
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

    private void WriteLine(string line)
    {
        if (line.Length == 0)
        {
            Blank();
            return;
        }

        if (_isBlankDue && line[0] != '}')
        {
            _text.Append('\n');
        }

        _text.Append(' ', _indent * IndentSize).Append(line).Append('\n');
        _isBlankDue = false;
        _isAtStart = line == "{";
    }
}
