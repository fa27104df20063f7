using BsonGen.Generator.Model;
using BsonGen.Generator.Planning;

namespace BsonGen.Generator.Emitter;

// One method for each collection and for each nested collection.
internal sealed partial class SerializerEmitter
{
    private void EmitReadHelpers()
    {
        foreach (var plan in _plan.Members)
        {
            if (plan.WhenRead == ReadAction.Skip)
            {
                EmitReadHelpersOfFields(plan.Member, plan.Member.Value);
            }
            else
            {
                EmitReadHelper(plan.Member, plan.Member.Value);
            }
        }
    }

    // The fields of a member name these methods, even if the member is not read.
    private void EmitReadHelpersOfFields(MemberModel member, ValueModel value, string suffix = "")
    {
        if (value is RepresentedValue)
        {
            EmitReadHelper(member, value, suffix);
            return;
        }

        foreach (var part in PartsOf(value, suffix))
        {
            EmitReadHelpersOfFields(member, part.Value, part.Suffix);
        }
    }

    private void EmitReadHelper(MemberModel member, ValueModel value, string suffix = "")
    {
        switch (value)
        {
            case CollectionValue { PlainName: not null } collection when !IsRefilled(collection):
                break;

            case NullableValue nullable:
                EmitReadHelper(member, nullable.Value, suffix);
                break;

            case TupleValue tuple:
                EmitReadTuple(member, tuple, suffix);
                break;

            case ContainerValue container:
                EmitReadContainer(member, container, suffix);
                break;

            case RepresentedValue:
                foreach (var part in PartsOf(value, suffix))
                {
                    EmitReadHelper(member, part.Value, part.Suffix);
                }

                break;
        }
    }

    private void EmitReadContainer(MemberModel member, ContainerValue value, string suffix)
    {
        var (kind, frame) = value is DictionaryValue ? ("Dictionary", "document") : ("Array", "array");
        _writer.Blank();
        var reused = IsRefilled(value) ? $", {value.TypeName}? {Identifiers.Reused} = null" : "";
        _writer.Open(new Code($"private static {value.TypeName} ", [$"{_names.Reader(member, suffix)}(ref {Names.Reader} reader{reused})"], ""));
        _writer.Block(
            new Code($"if (!reader.TryReadStart{kind}<", [Code.List(value.TypeName + ">(", ["out var " + frame], "))")], ""),
            Code.List("return reader.ReadWithRegistered<", [value.TypeName], ">();"));
        EmitReadItems(member, value, suffix);
        _writer.Write(value.Kind switch
        {
            { Factory: not null } => $"return {FactoryOf(value.Kind)}(result);",
            { Filling: CollectionFilling.FromList } => $"return new {CreatedType(value)}(result);",
            _ => "return result;",
        });
        _writer.Close();
        EmitReadHelper(member, value.Item, suffix + Identifiers.ItemSuffix(value));
    }

    private bool IsRefilled(ContainerValue container) => _type.IsReused && container is CollectionValue { IsList: true };

    private void EmitReadItems(MemberModel member, ContainerValue container, string suffix)
    {
        var read = ReadValue(member, container.Item, suffix + Identifiers.ItemSuffix(container), IsRefilled(container) ? "item" : null);
        if (container is DictionaryValue)
        {
            IEnumerable<string> capacity = container.Kind.HasCapacity ? ["reader.CountElements()"] : [];
            _writer.Write(new Code("var result = ", [Code.List($"new {CreatedType(container)}(", capacity, ")")], ";"));
            _writer.Block("while (!reader.TryReadEndDictionary(document))", $"result.Add(reader.ReadKey(), {read});");
            return;
        }

        var keep = $"item = {read};";
        switch (container.Kind.Filling)
        {
            case CollectionFilling.SpanOfList or CollectionFilling.FromList:
                _writer.Write(IsRefilled(container)
                    ? Code.List("var result = reader.ReuseList<", [container.Item.TypeName], $">({Identifiers.Reused}, out var items);")
                    : Code.List("var result = reader.CreateList<", [container.Item.TypeName], ">(out var items);"));
                _writer.Open("foreach (ref var item in items)");
                break;

            case CollectionFilling.Array:
                _writer.Write($"var result = reader.CreateArray<{container.Item.TypeName}>();");
                _writer.Open("foreach (ref var item in global::System.MemoryExtensions.AsSpan(result))");
                break;

            case CollectionFilling.Add:
                _writer.Write("var count = reader.CountElements();");
                _writer.Write($"var result = new {CreatedType(container)}({(container.Kind.HasCapacity ? "count" : "")});");
                _writer.Open("for (var index = 0; index < count; index++)");
                keep = $"result.{container.Kind.AddMethod}({read});";
                break;
        }

        _writer.Write("reader.ReadItemHeader();");
        _writer.Write(keep);
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
