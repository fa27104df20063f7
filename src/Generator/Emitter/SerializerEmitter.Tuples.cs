namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private const string OtherForm = "goto otherForm;";

    private void EmitReadTuple(MemberModel member, TupleValue tuple, string suffix)
    {
        OpenReader(member, tuple, suffix, []);

        // The items are checked first if documents in them could be read twice.
        var types = tuple.IsPair ? string.Join(", ", tuple.Items.Select(item => item.TypeName)) : tuple.TypeName;
        _writer.Write(Names.List(
            $"if (!reader.TryReadStart{NameOf(tuple)}<{types}>(",
            [$"{(tuple.IsPlain ? 0 : tuple.Items.Count)}", "out var openTuple"],
            $")) {OtherForm}"));
        _writer.Write("var elementPosition = openTuple.FirstElement;");
        for (var i = 0; i < tuple.Items.Count; i++)
        {
            EmitReadItem(member, tuple, i, suffix + tuple.GetItem(i));
        }

        _writer.Block(
            "if (reader.TryReadEndTuple(elementPosition, openTuple))",
            Names.List("return new(", Enumerable.Range(0, tuple.Items.Count).Select(i => LocalOf(tuple, i)), ");"));
        _writer.Unindent();
        _writer.Write("otherForm:");
        _writer.Indent();
        _writer.Write(Names.List($"return reader.ReadOtherForm<{tuple.TypeName}>(", ["openTuple"], ");"));
        _writer.Close();
    }

    private void EmitReadItem(MemberModel member, TupleValue tuple, int index, string suffix)
    {
        var name = Names.Utf8(tuple.GetElementName(index));
        var local = LocalOf(tuple, index);
        if (tuple.Items[index] is ScalarValue { Kind: { IsReadWithName: true } kind })
        {
            EmitTryRead($"TryRead{kind.Name}", [name, $"out var {local}"], OtherForm);
            return;
        }

        EmitTryRead("TryReadName", [name], OtherForm);
        _writer.Write(Names.Wrap($"var {local} =", $"{ReadValue(member, tuple.Items[index], suffix)};"));
        _writer.Write("elementPosition = reader.Position;");
    }

    private void EmitWriteTuple(MemberModel member, TupleValue tuple, string suffix)
    {
        OpenWriter(member, tuple, suffix);
        _writer.Block($"if (!writer.TryWriteStart{NameOf(tuple)}(name, value, out var openTuple))", "return;");
        var holdsPosition = tuple.Items.Any(IsWrittenAtPosition);
        EmitStartPosition(holdsPosition);
        for (var i = 0; i < tuple.Items.Count; i++)
        {
            var item = tuple.GetItem(i);
            WriteValue(member, tuple.Items[i], Names.Utf8(tuple.GetElementName(i)), $"value.{item}", suffix + item);
            EmitPosition(holdsPosition && !IsWrittenAtPosition(tuple.Items[i]));
        }

        _writer.Write("writer.WriteEndDocument(openTuple);");
        _writer.Close();
    }

    private static string NameOf(TupleValue tuple) => tuple.IsPair ? "Pair" : "Tuple";

    private static string LocalOf(TupleValue tuple, int index) => Names.Local(tuple.GetItem(index));
}
