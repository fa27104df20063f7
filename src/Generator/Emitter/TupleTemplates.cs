namespace BsonGen.Generator.Emitter;

/// <summary>Prints the methods that read and write a pair or a tuple.</summary>
internal sealed class TupleTemplates(Identifiers names, ValueTemplates values)
{
    private const string OtherForm = "goto otherForm;";

    public string Read(MemberModel member, TupleValue tuple, string suffix)
    {
        // The items are checked first if documents in them could be read twice.
        var checkedItems = tuple.IsPlain ? 0 : tuple.Items.Count;
        var types = tuple.IsPair ? Code.List(tuple.Items.Select(item => item.TypeName)) : tuple.TypeName;
        var items = tuple.Items.Select((_, index) => ReadItem(member, tuple, index, suffix + tuple.GetItem(index)));
        var locals = tuple.Items.Select((_, index) => LocalOf(tuple, index));
        return Code.Format(
            $$"""
            private static {{tuple.TypeName}} {{names.Reader(member, suffix)}}({{Names.Reader}})
            {
                if (!reader.TryReadStart{{NameOf(tuple)}}<{{types}}>({{checkedItems}}, out var openTuple)) {{OtherForm}}
                var position = openTuple.FirstElement;
                {{Code.Lines(items)}}
                if (reader.TryReadEndTuple(position, openTuple))
                {
                    return new({{Code.List(locals)}});
                }

            otherForm:
                return reader.ReadOtherForm<{{tuple.TypeName}}>(openTuple);
            }
            """);
    }

    public string Write(MemberModel member, TupleValue tuple, string suffix)
    {
        var holdsPosition = tuple.Items.Any(ValueTemplates.IsWrittenAtPosition);
        return Code.Format(
            $$"""
            private static void {{names.Writer(member, suffix)}}(
                {{Names.Writer}},
                global::System.ReadOnlySpan<byte> name,
                {{tuple.TypeName}} value)
            {
                if (!writer.TryWriteStart{{NameOf(tuple)}}(name, value, out var openTuple))
                {
                    return;
                }

                {{(holdsPosition ? WriteTemplates.StartPosition : "")}}
                {{Code.Lines(tuple.Items.Select((_, index) => WriteItem(member, tuple, index, suffix, holdsPosition)))}}
                writer.WriteEndDocument(openTuple);
            }
            """);
    }

    private string ReadItem(MemberModel member, TupleValue tuple, int index, string suffix)
    {
        var name = Code.Utf8(tuple.GetElementName(index));
        var local = LocalOf(tuple, index);
        return tuple.Items[index] is ScalarValue { Kind: { IsReadWithName: true } kind }
            ? $"if (!reader.TryRead{kind.Name}(ref position, {name}, out var {local})) {OtherForm}"
            : Code.Format(
                $"""
                if (!reader.TryReadName(ref position, {name})) {OtherForm}
                var {local} = {values.Read(member, tuple.Items[index], suffix)};
                position = reader.Position;
                """);
    }

    private string WriteItem(MemberModel member, TupleValue tuple, int index, string suffix, bool holdsPosition)
    {
        var item = tuple.GetItem(index);
        var value = tuple.Items[index];
        var movesPosition = holdsPosition && !ValueTemplates.IsWrittenAtPosition(value);
        return Code.Format(
            $"""
            {values.Write(member, value, Code.Utf8(tuple.GetElementName(index)), $"value.{item}", suffix + item)}
            {(movesPosition ? WriteTemplates.NextPosition : "")}
            """);
    }

    private static string NameOf(TupleValue tuple) => tuple.IsPair ? "Pair" : "Tuple";

    private static string LocalOf(TupleValue tuple, int index) => Names.Local(tuple.GetItem(index));
}
