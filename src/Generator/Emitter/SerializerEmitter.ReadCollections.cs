using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

// A method for each collection, and one for each collection in it.
internal sealed partial class SerializerEmitter
{
    private void EmitReadHelpers()
    {
        foreach (var member in _type.Members.Where(IsKept))
        {
            EmitReadHelper(member, member.Value);
        }
    }

    private void EmitReadHelper(MemberModel member, ValueModel value, string suffix = "")
    {
        if (!value.IsCollection)
        {
            return;
        }

        var isDictionary = value.Kind == ValueKind.Dictionary;
        var frame = isDictionary ? "document" : "array";
        _writer.Blank();
        _writer.Open($"private static {value.TypeName} {_names.Reader(member, suffix)}(ref {Names.Reader} reader)");
        _writer.Open($"if (!reader.TryReadStart{(isDictionary ? "Dictionary" : "Array")}<{value.TypeName}>(out var {frame}))");
        _writer.Write($"return reader.ReadWithRegistered<{value.TypeName}>();");
        _writer.Close();
        _writer.Blank();
        EmitReadItems(member, value, suffix);
        _writer.Write("return result;");
        _writer.Close();
        EmitReadHelper(member, value.Item!, suffix + Identifiers.ItemSuffix(value));
    }

    private void EmitReadItems(MemberModel member, ValueModel value, string suffix)
    {
        var item = value.Item!;
        var read = ReadValue(member, item, suffix + Identifiers.ItemSuffix(value));
        switch (value.Kind)
        {
            case ValueKind.Dictionary:
                _writer.Write($"var result = new {value.Detail}(reader.CountElements());");
                _writer.Open("while (!reader.TryReadEndDictionary(document))");
                _writer.Write($"result.Add(reader.ReadKey(), {read});");
                _writer.Close();
                _writer.Blank();
                return;

            case ValueKind.Set:
                _writer.Write("var count = reader.CountElements();");
                _writer.Write($"var result = new {value.Detail}(count);");
                _writer.Open("for (var index = 0; index < count; index++)");
                _writer.Write("reader.ReadItemHeader();");
                _writer.Write($"result.Add({read});");
                break;

            default:
                _writer.Write(value.Kind == ValueKind.List
                    ? $"var result = reader.CreateList<{item.TypeName}>(out var items);"
                    : $"var result = reader.CreateArray<{item.TypeName}>();");
                _writer.Open($"foreach (ref var item in {(value.Kind == ValueKind.List ? "items" : "global::System.MemoryExtensions.AsSpan(result)")})");
                _writer.Write("reader.ReadItemHeader();");
                _writer.Write($"item = {read};");
                break;
        }

        _writer.Close();
        _writer.Blank();
        _writer.Write("reader.ReadEndArray(array);");
    }
}
