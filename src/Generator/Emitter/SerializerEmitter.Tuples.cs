using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// Two methods for each pair and tuple, followed by the methods of its items.
internal sealed partial class SerializerEmitter
{
    private void EmitReadTuple(MemberModel member, TupleValue tuple, string suffix)
    {
        _writer.Blank();
        _writer.Open(new Code($"private static {tuple.TypeName} ", [$"{_names.Reader(member, suffix)}(ref {Names.Reader} reader)"], ""));
        _writer.Block(
            tuple.Kind.IsPair
                ? new Code("if (!reader.TryReadStartPair<", [Code.List($"{TypesOfItems(tuple)}>(", ["out var openTuple"], "))")], "")
                : new Code("if (!reader.TryReadStartTuple<", [Code.List($"{tuple.TypeName}>(", [$"{tuple.Items.Count}", "out var openTuple"], "))")], ""),
            Code.List("return reader.ReadWithRegistered<", [tuple.TypeName], ">();"));
        for (var i = 0; i < tuple.Items.Count; i++)
        {
            _writer.Write("reader.ReadItemHeader();");
            _writer.Write($"var {LocalOf(tuple, i)} = {ReadValue(member, tuple.Items[i], suffix + tuple.Kind.GetItem(i))};");
        }

        _writer.Write("reader.ReadEndArray(openTuple);");
        _writer.Write(Code.List($"return new {tuple.CreatedType}(", Enumerable.Range(0, tuple.Items.Count).Select(i => LocalOf(tuple, i)), ");"));
        _writer.Close();
        for (var i = 0; i < tuple.Items.Count; i++)
        {
            EmitReadHelper(member, tuple.Items[i], suffix + tuple.Kind.GetItem(i));
        }
    }

    private void EmitWriteTuple(MemberModel member, TupleValue tuple, string suffix)
    {
        _writer.Blank();
        _writer.Open(Code.List(
            $"private static void {_names.Writer(member, suffix)}(",
            [$"ref {Names.Writer} writer", "global::System.ReadOnlySpan<byte> name", $"{tuple.TypeName} value"],
            ")"));
        _writer.Block($"if (!writer.TryWriteStart{(tuple.Kind.IsPair ? "Pair" : "Tuple")}(name, value, out var openTuple))", "return;");
        var holdsPosition = tuple.Items.Any(IsWrittenAtPosition);
        EmitStartPosition(holdsPosition);
        for (var i = 0; i < tuple.Items.Count; i++)
        {
            var item = tuple.Kind.GetItem(i);
            WriteValue(member, tuple.Items[i], Names.Utf8(tuple.Kind.GetElementName(i)), $"value.{item}", suffix + item);
            EmitPosition(holdsPosition && !IsWrittenAtPosition(tuple.Items[i]));
        }

        _writer.Write("writer.WriteEndDocument(openTuple);");
        _writer.Close();
        for (var i = 0; i < tuple.Items.Count; i++)
        {
            EmitWriteHelper(member, tuple.Items[i], suffix + tuple.Kind.GetItem(i));
        }
    }

    private static string TypesOfItems(TupleValue tuple) => string.Join(", ", tuple.Items.Select(item => item.TypeName));

    private static string LocalOf(TupleValue tuple, int index) => Names.Local(tuple.Kind.GetItem(index));
}
