using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// A method for each collection, and one for each collection in it.
internal sealed partial class SerializerEmitter
{
    private void EmitReadHelpers()
    {
        foreach (var member in _type.Members.Where(IsKept))
        {
            EmitReadHelper(member.Value, _names.Of(member));
        }
    }

    private void EmitReadHelper(ValueModel value, string name)
    {
        if (!value.IsCollection)
        {
            return;
        }

        var local = Names.Local(name);
        var isDictionary = value.Kind == ValueKind.Dictionary;
        var frame = isDictionary ? "document" : "array";
        _writer.Blank();
        _writer.Open($"private static {value.TypeName} Read{name}(ref {Names.Reader} reader)");
        _writer.Open($"if (!reader.TryReadStart{(isDictionary ? "Dictionary" : "Array")}<{value.TypeName}>(out var {frame}))");
        _writer.Write($"return reader.ReadWithRegistered<{value.TypeName}>();");
        _writer.Close();
        _writer.Blank();
        EmitReadItems(value, name, local);
        _writer.Write($"return {local};");
        _writer.Close();
        EmitReadHelper(value.Item!, name + MemberNames.ItemSuffix(value));
    }

    private void EmitReadItems(ValueModel value, string name, string local)
    {
        var item = value.Item!;
        switch (value.Kind)
        {
            case ValueKind.Dictionary:
                _writer.Write($"var {local} = new {value.Detail}(reader.CountElements());");
                _writer.Open("while (!reader.TryReadEndDictionary(document))");
                _writer.Write($"{local}.Add(reader.ReadKey(), {ReadValue(item, name + "Value")});");
                _writer.Close();
                _writer.Blank();
                return;

            case ValueKind.Set:
                _writer.Write("var count = reader.CountElements();");
                _writer.Write($"var {local} = new {value.Detail}(count);");
                _writer.Open("for (var index = 0; index < count; index++)");
                _writer.Write("reader.ReadItemHeader();");
                _writer.Write($"{local}.Add({ReadValue(item, name + "Item")});");
                break;

            default:
                _writer.Write(value.Kind == ValueKind.List
                    ? $"var {local} = reader.CreateList<{item.TypeName}>(out var items);"
                    : $"var {local} = reader.CreateArray<{item.TypeName}>();");
                _writer.Open($"foreach (ref var item in {(value.Kind == ValueKind.List ? "items" : $"global::System.MemoryExtensions.AsSpan({local})")})");
                _writer.Write("reader.ReadItemHeader();");
                _writer.Write($"item = {ReadValue(item, name + "Item")};");
                break;
        }

        _writer.Close();
        _writer.Blank();
        _writer.Write("reader.ReadEndArray(array);");
    }
}
