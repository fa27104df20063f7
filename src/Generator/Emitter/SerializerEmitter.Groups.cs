namespace BsonGen.Generator.Emitter;

// Types of many members are read and written in groups of them, a method each: the runtime's compiler gives up inlining in the middle of
// a method that is too long, and calls for each element what it should have compiled in line.
internal sealed partial class SerializerEmitter
{
    private const int MostInOneMethod = 14;
    private const int GroupSize = 10;

    private bool IsWide => _type.Members.Count > MostInOneMethod;

    // What constructors take and which elements were seen is held in locals of the one method.
    private bool ReadsInGroups => IsWide && !HasCreators && !_type.Members.Any(IsMissed);

    private string InstanceParameter => $"{(_type.IsValueType ? "ref " : "")}{_type.TypeName} {_names.Instance}";

    private string InstanceArgument => (_type.IsValueType ? "ref " : "") + _names.Instance;

    private IEnumerable<(int Start, int End)> Groups()
    {
        for (var start = 0; start < _type.Members.Count; start += GroupSize)
        {
            yield return (start, Math.Min(start + GroupSize, _type.Members.Count));
        }
    }

    private void EmitReadGroups()
    {
        _writer.Open($"switch (member / {GroupSize})");
        foreach (var (start, end) in Groups())
        {
            _writer.Write($"case {start / GroupSize}:");
            _writer.Indent();
            _writer.Write($"member = {_names.GroupReader(start)}(ref reader, {InstanceArgument}, member);");
            if (end < _type.Members.Count)
            {
                _writer.Write("if (member < 0) break;");
                _writer.Write($"goto case {end / GroupSize};");
            }
            else
            {
                _writer.Write("break;");
            }

            _writer.Unindent();
        }

        _writer.Close();
    }

    private void EmitWriteGroups()
    {
        foreach (var (start, _) in Groups())
        {
            _writer.Write($"{_names.GroupWriter(start)}(ref writer, {InstanceArgument});");
        }
    }

    private void EmitGroups()
    {
        foreach (var (start, end) in ReadsInGroups ? Groups() : [])
        {
            _writer.Blank();
            _writer.Open($"private static int {_names.GroupReader(start)}(ref {Names.Reader} reader, {InstanceParameter}, int member)");
            _writer.Write("var position = reader.Position;");
            EmitCases(start, end);
            _writer.Blank();
            _writer.Write("return -1;");
            _writer.Close();
        }

        foreach (var (start, end) in IsWide ? Groups() : [])
        {
            _writer.Blank();
            _writer.Open($"private static void {_names.GroupWriter(start)}(ref {Names.Writer} writer, {InstanceParameter})");
            EmitMembers(start, end);
            _writer.Close();
        }
    }
}
