namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    // The object, or the values that it is created from.
    private string[] TargetParameter =>
        _plan.Creation is null ? [InstanceParameter] :
        _plan.KeepsInStruct ? [$"ref {Identifiers.KeptValuesType} {Identifiers.KeptValues}"] : [];

    private string TargetArgument =>
        _plan.Creation is null ? InstanceArgument + ", " :
        _plan.KeepsInStruct ? $"ref {Identifiers.KeptValues}, " : "";

    private string InstanceParameter => $"{(_type.IsValueType ? "ref " : "")}{_type.TypeName} {Instance}";

    private string InstanceArgument => (_type.IsValueType ? "ref " : "") + Instance;

    private void EmitReadGroups()
    {
        _writer.Open($"switch (memberIndex / {MemberGroup.Size})");
        foreach (var group in _plan.Groups)
        {
            _writer.Write($"case {group.Number}:");
            _writer.Indent();
            _writer.Write($"memberIndex = {_names.GroupReader(group.Start)}(ref reader, {TargetArgument}memberIndex);");
            _writer.Write(group.End < _plan.Members.Count
                ? $"if (memberIndex < {(_plan.TracksRuns ? group.End : 0)}) break;\ngoto case {group.Number + 1};"
                : "break;");
            _writer.Unindent();
        }

        _writer.Close();
    }

    private void EmitWriteGroups()
    {
        foreach (var group in _plan.Groups)
        {
            _writer.Write($"{_names.GroupWriter(group.Start)}(ref writer, {InstanceArgument});");
        }
    }

    private void EmitGroups()
    {
        foreach (var group in _plan.Groups)
        {
            _writer.Open("\n" + Names.List(
                $"private static int {_names.GroupReader(group.Start)}(",
                [Names.Reader, .. TargetParameter, "int memberIndex"],
                ")"));
            _writer.Write("var elementPosition = reader.Position;");
            EmitCases(group.Start, group.End);
            _writer.Write(_plan.TracksRuns ? "\nreturn memberIndex;" : "\nreturn -1;");
            _writer.Close();
        }

        foreach (var group in _plan.Groups)
        {
            _writer.Open("\n" + Names.List(
                $"private static void {_names.GroupWriter(group.Start)}(",
                [Names.Writer, InstanceParameter],
                ")"));
            EmitStartPosition(HoldsPosition(group.Start, group.End));
            EmitMembers(group.Start, group.End);
            _writer.Close();
        }
    }
}
