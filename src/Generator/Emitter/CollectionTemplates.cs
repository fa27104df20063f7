namespace BsonGen.Generator.Emitter;

/// <summary>Prints the methods that read and write a collection or a dictionary that the runtime has no methods for.</summary>
internal sealed class CollectionTemplates(TypePlan plan, Identifiers names, ValueTemplates values)
{
    public string Read(MemberModel member, ContainerValue value, string suffix)
    {
        var isRefilled = plan.IsRefilled(value);
        var reused = isRefilled ? $", {value.TypeName}? {Identifiers.Reused} = null" : "";
        var (kind, frame) = value is DictionaryValue ? ("Dictionary", "document") : ("Array", "array");
        return Code.Format(
            $$"""
            private static {{value.TypeName}} {{names.Reader(member, suffix)}}({{Names.Reader}}{{reused}})
            {
                if (!reader.TryReadStart{{kind}}(out var {{frame}}, out {{value.TypeName}} other))
                {
                    return other;
                }

                {{(value is DictionaryValue ? Entries(member, value, suffix) : Items(member, value, suffix))}}
                return {{Result(value)}};
            }
            """);
    }

    public string Write(MemberModel member, ContainerValue value, string suffix) =>
        value is DictionaryValue ? WriteEntries(member, value, suffix) : WriteItems(member, value, suffix);

    private static string Result(ContainerValue value) => value.Kind switch
    {
        { Factory: { } factory } => $"{factory}(result)",
        { Filling: CollectionFilling.FromList } => $"new {CreatedType(value)}(result)",
        _ => "result",
    };

    private string Entries(MemberModel member, ContainerValue value, string suffix)
    {
        var created = value.Kind.HasCapacity
            ? $"reader.CreateDictionary<{value.Item.TypeName}>()"
            : $"new {CreatedType(value)}()";
        return Code.Format(
            $$"""
            var result = {{created}};
            while (!reader.TryReadEndDictionary(document))
            {
                result.Add(reader.ReadKey(), {{values.Read(member, value.Item, suffix + value.ItemSuffix)}});
            }

            """);
    }

    private string Items(MemberModel member, ContainerValue value, string suffix)
    {
        var isRefilled = plan.IsRefilled(value);
        var item = values.Read(member, value.Item, suffix + value.ItemSuffix, isRefilled ? "item" : null);
        var (creation, loop, keep) = value.Kind.Filling switch
        {
            CollectionFilling.Array => (
                $"var result = reader.CreateArray<{value.Item.TypeName}>();",
                "foreach (ref var item in global::System.MemoryExtensions.AsSpan(result))",
                $"item = {item};"),
            CollectionFilling.Add => (
                $"""
                var count = reader.CountElements<{value.Item.TypeName}>();
                var result = new {CreatedType(value)}({(value.Kind.HasCapacity ? "count" : "")});
                """,
                "for (var index = 0; index < count; index++)",
                $"result.{value.Kind.AddMethod}({item});"),
            _ => (
                isRefilled
                    ? $"var result = reader.ReuseList<{value.Item.TypeName}>({Identifiers.Reused}, out var items);"
                    : $"var result = reader.CreateList<{value.Item.TypeName}>(out var items);",
                "foreach (ref var item in items)",
                $"item = {item};"),
        };
        return Code.Format(
            $$"""
            {{creation}}
            {{loop}}
            {
                reader.ReadItemHeader();
                {{keep}}
            }

            reader.ReadEndArray(array);
            """);
    }

    private string WriteEntries(MemberModel member, ContainerValue value, string suffix) => Code.Format(
        $$"""
        {{Signature(member, value, suffix)}}
        {
            if (!writer.TryWriteStartDictionary(name, value, out {{TypeOfItems(value)}} items, out var document))
            {
                return;
            }

            {{StartPosition(value)}}
            foreach (var (key, item) in items)
            {
                {{values.Write(member, value.Item, "writer.KeyName(key)", "item", suffix + value.ItemSuffix)}}
            }

            writer.WriteEndDocument(document);
        }
        """);

    private string WriteItems(MemberModel member, ContainerValue value, string suffix)
    {
        var kind = value.Kind.IsInterface ? "Items" : "Array";
        return Code.Format(
            $$"""
            {{Signature(member, value, suffix)}}
            {
                if (!writer.TryWriteStart{{kind}}(name, value, out {{TypeOfItems(value)}} items, out var array))
                {
                    return;
                }

                {{StartPosition(value)}}
                var index = 0;
                foreach (var item in {{Enumerated(value.Kind)}})
                {
                    {{values.Write(member, value.Item, "writer.ItemName(index)", "item", suffix + value.ItemSuffix)}}
                    index++;
                }

                writer.WriteEndDocument(array);
            }
            """);
    }

    private string Signature(MemberModel member, ContainerValue value, string suffix) =>
        $"""
        private static void {names.Writer(member, suffix)}(
            {Names.Writer},
            global::System.ReadOnlySpan<byte> name,
            {value.TypeName} value)
        """;

    private static string StartPosition(ContainerValue value) =>
        ValueTemplates.IsWrittenAtPosition(value.Item) ? WriteTemplates.StartPosition : "";

    private static string TypeOfItems(ContainerValue value)
    {
        if (value.Kind.IsInterface)
        {
            return $"BsonCode::BsonItems<{value.Item.TypeName}>";
        }

        return CreatedType(value) == value.TypeName ? "var" : CreatedType(value);
    }

    private static string Enumerated(CollectionKind kind) => kind switch
    {
        { Order: { } order } => $"{order}(items)",
        _ => "items",
    };

    private static string CreatedType(ContainerValue container) => container switch
    {
        { Kind.Filling: CollectionFilling.Array } => container.TypeName,
        DictionaryValue => $"{CodeNames.Of(container.Kind.CreatedType)}<string, {container.Item.TypeName}>",
        _ => $"{CodeNames.Of(container.Kind.CreatedType)}<{container.Item.TypeName}>",
    };
}
