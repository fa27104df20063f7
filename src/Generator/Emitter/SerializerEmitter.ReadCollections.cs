namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private void EmitReadHelpers()
    {
        foreach (var plan in _plan.Members)
        {
            var values = ValuesIn(plan.Member.Value);

            // The fields of a member name these methods, even if the member is not read.
            foreach (var (value, suffix) in plan.WhenRead != ReadAction.Skip
                ? values
                : values
                    .Where(part => part.Value is CodecValue)
                    .SelectMany(part => ValuesIn(part.Value, part.Suffix))
                    .Distinct())
            {
                if (value is TupleValue tuple)
                {
                    EmitReadTuple(plan.Member, tuple, suffix);
                }
                else if (value is ContainerValue container && (IsRefilled(container) || !container.IsShared))
                {
                    EmitReadContainer(plan.Member, container, suffix);
                }
            }
        }
    }

    private void OpenReader(MemberModel member, ValueModel value, string suffix, string[] reused) =>
        _writer.Open("\n" + Names.Wrap(
            $"private static {value.TypeName}",
            Names.List($"{_names.Reader(member, suffix)}(", [Names.Reader, .. reused], ")")));

    private void EmitReadContainer(MemberModel member, ContainerValue value, string suffix)
    {
        var (kind, frame) = value is DictionaryValue ? ("Dictionary", "document") : ("Array", "array");
        string[] reused = IsRefilled(value) ? [$"{value.TypeName}? {Identifiers.Reused} = null"] : [];
        OpenReader(member, value, suffix, reused);
        _writer.Block(
            Names.List($"if (!reader.TryReadStart{kind}(", [$"out var {frame}", $"out {value.TypeName} other"], "))"),
            "return other;");
        EmitReadItems(member, value, suffix);
        _writer.Write(value.Kind switch
        {
            { Factory: { } factory } => $"return {factory}(result);",
            { Filling: CollectionFilling.FromList } => $"return new {CreatedType(value)}(result);",
            _ => "return result;",
        });
        _writer.Close();
    }

    private bool IsRefilled(ContainerValue container) => _type.IsReused && container is CollectionValue { IsList: true };

    private void EmitReadItems(MemberModel member, ContainerValue container, string suffix)
    {
        var ofItem = suffix + container.ItemSuffix;
        var read = ReadValue(member, container.Item, ofItem, IsRefilled(container) ? "item" : null);
        if (container is DictionaryValue)
        {
            _writer.Write(container.Kind.HasCapacity
                ? $"var result = reader.CreateDictionary<{container.Item.TypeName}>();"
                : $"var result = new {CreatedType(container)}();");
            _writer.Block(
                "while (!reader.TryReadEndDictionary(document))",
                Names.List("result.Add(", ["reader.ReadKey()", read], ");"));
            return;
        }

        var keep = Names.Wrap("item =", $"{read};");
        switch (container.Kind.Filling)
        {
            case CollectionFilling.SpanOfList or CollectionFilling.FromList:
                string[] arguments = IsRefilled(container) ? [Identifiers.Reused, "out var items"] : ["out var items"];
                var method = IsRefilled(container) ? "ReuseList" : "CreateList";
                _writer.Write(Names.List($"var result = reader.{method}<{container.Item.TypeName}>(", arguments, ");"));
                _writer.Open("foreach (ref var item in items)");
                break;

            case CollectionFilling.Array:
                _writer.Write($"var result = reader.CreateArray<{container.Item.TypeName}>();");
                _writer.Open("foreach (ref var item in global::System.MemoryExtensions.AsSpan(result))");
                break;

            case CollectionFilling.Add:
                _writer.Write($"var count = reader.CountElements<{container.Item.TypeName}>();");
                _writer.Write($"var result = new {CreatedType(container)}({(container.Kind.HasCapacity ? "count" : "")});");
                _writer.Open("for (var index = 0; index < count; index++)");
                keep = $"result.{container.Kind.AddMethod}({read});";
                break;
        }

        _writer.Write("reader.ReadItemHeader();");
        _writer.Write(keep);
        _writer.Close();
        _writer.Write("\nreader.ReadEndArray(array);");
    }

    private static string CreatedType(ContainerValue container) => container switch
    {
        { Kind.Filling: CollectionFilling.Array } => container.TypeName,
        DictionaryValue => $"{CodeNames.Of(container.Kind.CreatedType)}<string, {container.Item.TypeName}>",
        _ => $"{CodeNames.Of(container.Kind.CreatedType)}<{container.Item.TypeName}>",
    };
}
