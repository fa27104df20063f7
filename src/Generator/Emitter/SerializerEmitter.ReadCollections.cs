using BsonGen.Generator.Model;
using BsonGen.Generator.Planning;

namespace BsonGen.Generator.Emitter;

// One method for each collection and for each nested collection.
internal sealed partial class SerializerEmitter
{
    private void EmitReadHelpers()
    {
        foreach (var plan in _plan.Members.Where(plan => plan.WhenRead != ReadAction.Skip))
        {
            EmitReadHelper(plan.Member, plan.Member.Value);
        }
    }

    private void EmitReadHelper(MemberModel member, ValueModel value, string suffix = "")
    {
        if (value is TupleValue or NullableValue { Value: TupleValue })
        {
            EmitReadTuple(member, value as TupleValue ?? (TupleValue)((NullableValue)value).Value, suffix);
            return;
        }

        if (value is not ContainerValue container)
        {
            return;
        }

        var isDictionary = value is DictionaryValue;
        var frame = isDictionary ? "document" : "array";
        _writer.Blank();
        _writer.Open(new Code($"private static {value.TypeName} ", [$"{_names.Reader(member, suffix)}(ref {Names.Reader} reader)"], ""));
        _writer.Open(new Code(
            $"if (!reader.TryReadStart{(isDictionary ? "Dictionary" : "Array")}<", [Code.List(value.TypeName + ">(", ["out var " + frame], "))")], ""));
        _writer.Write(Code.List("return reader.ReadWithRegistered<", [value.TypeName], ">();"));
        _writer.Close();
        _writer.Blank();
        EmitReadItems(member, container, suffix);
        _writer.Write(container.Kind switch
        {
            { Factory: not null } => $"return {FactoryOf(container.Kind)}(result);",
            { Filling: CollectionFilling.FromList } => $"return new {CreatedType(container)}(result);",
            _ => "return result;",
        });
        _writer.Close();
        EmitReadHelper(member, container.Item, suffix + Identifiers.ItemSuffix(container));
    }

    private void EmitReadItems(MemberModel member, ContainerValue container, string suffix)
    {
        var read = ReadValue(member, container.Item, suffix + Identifiers.ItemSuffix(container));
        if (container is DictionaryValue)
        {
            IEnumerable<string> capacity = container.Kind.HasCapacity ? ["reader.CountElements()"] : [];
            _writer.Write(new Code("var result = ", [Code.List($"new {CreatedType(container)}(", capacity, ")")], ";"));
            _writer.Open("while (!reader.TryReadEndDictionary(document))");
            _writer.Write($"result.Add(reader.ReadKey(), {read});");
            _writer.Close();
            _writer.Blank();
            return;
        }

        switch (container.Kind.Filling)
        {
            case CollectionFilling.SpanOfList or CollectionFilling.FromList:
                _writer.Write($"var result = reader.CreateList<{container.Item.TypeName}>(out var items);");
                _writer.Open("foreach (ref var item in items)");
                _writer.Write("reader.ReadItemHeader();");
                _writer.Write($"item = {read};");
                break;

            case CollectionFilling.Array:
                _writer.Write($"var result = reader.CreateArray<{container.Item.TypeName}>();");
                _writer.Open("foreach (ref var item in global::System.MemoryExtensions.AsSpan(result))");
                _writer.Write("reader.ReadItemHeader();");
                _writer.Write($"item = {read};");
                break;

            case CollectionFilling.Add:
                _writer.Write("var count = reader.CountElements();");
                _writer.Write($"var result = new {CreatedType(container)}({(container.Kind.HasCapacity ? "count" : "")});");
                _writer.Open("for (var index = 0; index < count; index++)");
                _writer.Write("reader.ReadItemHeader();");
                _writer.Write($"result.{container.Kind.AddMethod}({read});");
                break;
        }

        _writer.Close();
        _writer.Blank();
        _writer.Write("reader.ReadEndArray(array);");
    }

    private static string FactoryOf(CollectionKind kind) =>
        $"{(kind.FactoryType is { } type ? $"global::{type}" : Names.Collections)}.{kind.Factory}";

    private static string CreatedType(ContainerValue container) => container switch
    {
        { Kind.Filling: CollectionFilling.Array } => container.TypeName,
        DictionaryValue => $"global::{container.Kind.CreatedType}<string, {container.Item.TypeName}>",
        _ => $"global::{container.Kind.CreatedType}<{container.Item.TypeName}>",
    };
}
