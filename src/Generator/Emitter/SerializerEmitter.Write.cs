using BsonGen.Generator.Model;

namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private void EmitWrite()
    {
        _writer.Blank();
        _writer.Open($"internal static void Write(ref {Names.Writer} writer, global::System.ReadOnlySpan<byte> name, {_type.TypeName} {_names.Instance})");
        _writer.Open($"if (writer.TryWriteStartDocument{WrittenTypes}(name, {_names.Instance}, out var document))");
        _writer.Write($"Write(ref writer, document, {_names.Instance});");
        _writer.Close();
        _writer.Close();
        _writer.Blank();
        _writer.Open($"private static void Write(ref {Names.Writer} writer, int document, {_type.TypeName} {_names.Instance})");
        if (_type.HasOwnDiscriminator)
        {
            _writer.Write($"writer.WriteDiscriminator<{_type.TypeName}>(document);");
        }

        if (_type.Members.Count > 0 || _type.ExtraElements is not null)
        {
            _writer.Open("try");
            if (IsWide)
            {
                EmitWriteGroups();
            }
            else
            {
                EmitMembers(0, _type.Members.Count);
            }

            _writer.Close();
            _writer.Open("catch (global::System.Exception error) when (writer.IsMemberException())");
            _writer.Write("throw writer.MemberException(document, error, DescribeMember);");
            _writer.Close();
            _writer.Blank();
        }
        else
        {
            EmitMembers(0, 0);
        }

        _writer.Write("writer.WriteEndDocument(document);");
        _writer.Close();
    }

    private void EmitMembers(int start, int end)
    {
        for (var i = start; i < end; i++)
        {
            EmitExtraElementsAt(i);
            EmitMember(_type.Members[i]);
        }

        if (end == _type.Members.Count)
        {
            EmitExtraElementsAt(end);
        }
    }

    private void EmitExtraElementsAt(int position)
    {
        if (_type.ExtraElements is { } extraElements && extraElements.Position == position)
        {
            _writer.Write($"writer.WriteExtraElements({Get(extraElements.Member)});");
        }
    }

    private void EmitMember(MemberModel member)
    {
        var get = Get(member);
        var name = Names.Utf8(member.ElementName);
        if (member.HasGetterBody)
        {
            // Code of the user's runs once, and is named should it throw.
            var local = _names.Value(member);
            _writer.Write($"writer.FetchMember({name});");
            _writer.Write($"var {local} = {get};");
            get = local;
        }

        var condition = Condition(member, get);
        if (condition is null)
        {
            WriteValue(member, member.Value, name, get);
            return;
        }

        _writer.Open($"if ({condition})");
        WriteValue(member, member.Value, name, get);
        _writer.Close();
        _writer.Blank();
    }

    private string? Condition(MemberModel member, string get)
    {
        var conditions = new List<string>();
        if (member.IgnoresNull && !member.IsValueType)
        {
            conditions.Add($"{get} is not null");
        }
        else if (member.IgnoresDefault)
        {
            conditions.Add(IsNotDefault(member, get));
        }

        if (member.HasShouldSerialize)
        {
            var target = member.ShouldSerializeTypeName is { } declaringType ? $"(({declaringType}){_names.Instance})" : _names.Instance;
            conditions.Add($"{target}.ShouldSerialize{member.Name}()");
        }

        return conditions.Count == 0 ? null : string.Join(" && ", conditions);
    }

    private string IsNotDefault(MemberModel member, string get)
    {
        if (member.HasDefaultInstance)
        {
            return $"!object.Equals({_names.Default(member)}, {get})";
        }

        var value = member.DefaultValue is { } constant ? Constants.Print(constant) : $"default({member.TypeName})";
        return member switch
        {
            { IsValueType: false, DefaultValue: null, IsTypeParameter: false } => $"{get} is not null",

            // Equals and not ==, as the driver compares: NaN is equal to itself.
            { IsValueType: true, Value: ScalarValue } => $"!{get}.Equals({value})",
            { IsValueType: true, Value: EnumValue or RepresentedValue } => $"{get} != {value}",
            _ => $"!object.Equals({value}, {get})",
        };
    }

    private void EmitWriteHelpers()
    {
        foreach (var member in _type.Members)
        {
            EmitWriteHelper(member, member.Value);
        }
    }

    private void EmitWriteHelper(MemberModel member, ValueModel value, string suffix = "")
    {
        if (value is not ContainerValue container)
        {
            return;
        }

        var created = CreatedType(container);
        _writer.Blank();
        _writer.Open($"private static void {_names.Writer(member, suffix)}(ref {Names.Writer} writer, global::System.ReadOnlySpan<byte> name, {value.TypeName} value)");
        if (value is DictionaryValue)
        {
            _writer.Open($"if (!writer.TryWriteStartDictionary<{value.TypeName}, {created}>(name, value, out var items, out var document))");
            _writer.Write("return;");
            _writer.Close();
            _writer.Blank();
            _writer.Open("foreach (var (key, item) in items)");
            WriteValue(member, container.Item, "writer.KeyName(key)", "item", suffix + Identifiers.ItemSuffix(container));
            _writer.Close();
            _writer.Blank();
            _writer.Write("writer.WriteEndDictionary(document);");
        }
        else
        {
            _writer.Open($"if (!writer.TryWriteStartArray<{value.TypeName}, {created}>(name, value, out var items, out var array))");
            _writer.Write("return;");
            _writer.Close();
            _writer.Blank();
            _writer.Write("var index = 0;");
            _writer.Open(container.Kind.Filling == CollectionFilling.SpanOfList
                ? "foreach (var item in global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan(items))"
                : "foreach (var item in items)");
            WriteValue(member, container.Item, "writer.ItemName(index)", "item", suffix + Identifiers.ItemSuffix(container));
            _writer.Write("index++;");
            _writer.Close();
            _writer.Blank();
            _writer.Write("writer.WriteEndArray(array);");
        }

        _writer.Close();
        EmitWriteHelper(member, container.Item, suffix + Identifiers.ItemSuffix(container));
    }
}
