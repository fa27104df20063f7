using BsonGen.Generator.Model;
using BsonGen.Generator.Planning;
using BsonGen.Internal.Rules;

namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private void EmitWrite()
    {
        _writer.Blank();
        OpenWrite();
        _writer.Open(WriteStartDocument("if (", "out var openDocument))"));
        _writer.Write($"Write(ref writer, openDocument, {_names.Instance});");
        _writer.Close();
        _writer.Close();
        _writer.Blank();
        _writer.Open(Code.List("private static void Write(", [$"ref {Names.Writer} writer", "int openDocument", $"{_type.TypeName} {_names.Instance}"], ")"));
        if (_type.HasOwnDiscriminator)
        {
            _writer.Write($"writer.WriteDiscriminator<{_type.TypeName}>(openDocument);");
        }

        var holdsPosition = _plan.WriteGroups.Count == 0 && HoldsPosition(0, _plan.Members.Count);
        if (_plan.Members.Count > 0 || _type.ExtraElements is not null)
        {
            EmitStartPosition(holdsPosition);
            _writer.Open("try");
            if (_plan.WriteGroups.Count > 0)
            {
                EmitWriteGroups();
            }
            else
            {
                EmitMembers(0, _plan.Members.Count);
            }

            _writer.Close();
            _writer.Open("catch (global::System.Exception caught) when (writer.IsMemberException())");
            _writer.Write($"throw writer.MemberException<{_type.SerializerName}>(openDocument, caught);");
            _writer.Close();
            _writer.Blank();
        }
        else
        {
            EmitMembers(0, 0);
        }

        EmitEndDocument("openDocument", holdsPosition);
        _writer.Close();
    }

    private void OpenWrite() => _writer.Open(Code.List(
        "internal static void Write(",
        [$"ref {Names.Writer} writer", "global::System.ReadOnlySpan<byte> elementName", $"{_type.TypeName} {_names.Instance}"],
        ")"));

    /// <summary>The call that starts the document. A generic type names its serializer, which keeps it where code is compiled ahead of time.</summary>
    private Code WriteStartDocument(string start, string end) => _type.IsGeneric
        ? Code.List($"{start}writer.TryWriteStartDocument<", TypeAndKeptSerializer, $">(elementName, {_names.Instance}, {end}")
        : Code.List($"{start}writer.TryWriteStartDocument(", ["elementName", _names.Instance], $", {end}");

    /// <summary>Whether a local holds the writer's position while some of the members are written.</summary>
    private bool HoldsPosition(int start, int end) =>
        _plan.Members.Skip(start).Take(end - start).Any(plan => IsWrittenAtPosition(plan.Member.Value));

    private void EmitMembers(int start, int end)
    {
        var holdsPosition = HoldsPosition(start, end);
        for (var i = start; i < end; i++)
        {
            EmitExtraElementsAt(i, holdsPosition);
            EmitMember(_plan.Members[i], holdsPosition);
        }

        if (end == _plan.Members.Count)
        {
            EmitExtraElementsAt(end, holdsPosition);
        }
    }

    private void EmitExtraElementsAt(int position, bool holdsPosition)
    {
        if (_type.ExtraElements is { } extraElements && extraElements.Position == position)
        {
            _writer.Write($"writer.WriteExtraElements({Get(extraElements.Member)});");
            EmitPosition(holdsPosition);
        }
    }

    /// <summary>Declares the local that holds the position.</summary>
    private void EmitStartPosition(bool holdsPosition)
    {
        if (holdsPosition)
        {
            _writer.Write("var elementPosition = writer.Position;");
        }
    }

    private void EmitEndDocument(string document, bool holdsPosition) =>
        _writer.Write($"writer.WriteEndDocument({document}{(holdsPosition ? ", elementPosition" : "")});");

    /// <summary>Updates the local after a call that moves the writer's position only.</summary>
    private void EmitPosition(bool holdsPosition)
    {
        if (holdsPosition)
        {
            _writer.Write("elementPosition = writer.Position;");
        }
    }

    private void EmitMember(MemberPlan plan, bool holdsPosition)
    {
        var member = plan.Member;
        var get = Get(member);
        var name = Names.Utf8(member.ElementName);
        if (member.HasGetterBody)
        {
            // The user's getter runs once. If it throws, the exception names the member.
            var local = _names.Value(member);
            _writer.Write($"writer.FetchMember({name});");
            _writer.Write($"var {local} = {get};");
            get = local;
        }

        var conditions = Conditions(plan, get).ToList();
        if (conditions.Count == 0)
        {
            WriteMember();
            return;
        }

        _writer.Open(Code.List("if (", conditions, ")", " && "));
        WriteMember();
        _writer.Close();
        _writer.Blank();

        void WriteMember()
        {
            WriteValue(member, member.Value, name, get);
            EmitPosition(holdsPosition && !IsWrittenAtPosition(member.Value));
        }
    }

    private IEnumerable<string> Conditions(MemberPlan plan, string get)
    {
        var member = plan.Member;
        if (plan.Check != WriteCheck.Always)
        {
            yield return IsWritten(plan, get);
        }

        if (member.HasShouldSerialize)
        {
            var target = member.ShouldSerializeTypeName is { } declaringType ? $"(({declaringType}){_names.Instance})" : _names.Instance;
            yield return $"{target}.{ClassMapRules.GetShouldSerializeName(member.Name)}()";
        }
    }

    private string IsWritten(MemberPlan plan, string get)
    {
        var member = plan.Member;
        var value = member.DefaultValue is { } constant ? Constants.Print(constant) : $"default({member.TypeName})";
        return plan.Check switch
        {
            WriteCheck.IsNotNull => $"{get} is not null",
            WriteCheck.DiffersByOperator => $"{get} != {value}",
            WriteCheck.DiffersByMethod => $"!{get}.Equals({value})",
            WriteCheck.DiffersAsObject => $"!object.Equals({value}, {get})",
            WriteCheck.DiffersFromInstance => $"!object.Equals({_names.Default(member)}, {get})",
            _ => throw new InvalidOperationException(),
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
        if (value is TupleValue or NullableValue { Value: TupleValue })
        {
            EmitWriteTuple(member, value as TupleValue ?? (TupleValue)((NullableValue)value).Value, suffix);
            return;
        }

        if (value is not ContainerValue container)
        {
            return;
        }

        var created = CreatedType(container);
        _writer.Blank();
        _writer.Open(Code.List(
            $"private static void {_names.Writer(member, suffix)}(",
            [$"ref {Names.Writer} writer", "global::System.ReadOnlySpan<byte> name", value.TypeName + " value"],
            ")"));
        if (value is DictionaryValue)
        {
            _writer.Open(TryWriteStart("Dictionary", value.TypeName, created, "document"));
            _writer.Write("return;");
            _writer.Close();
            _writer.Blank();
            EmitStartPosition(IsWrittenAtPosition(container.Item));
            _writer.Open("foreach (var (key, item) in items)");
            WriteValue(member, container.Item, "writer.KeyName(key)", "item", suffix + Identifiers.ItemSuffix(container));
            _writer.Close();
            _writer.Blank();
            _writer.Write("writer.WriteEndDictionary(document);");
        }
        else
        {
            _writer.Open(TryWriteStart("Array", value.TypeName, created, "array"));
            _writer.Write("return;");
            _writer.Close();
            _writer.Blank();
            EmitStartPosition(IsWrittenAtPosition(container.Item));
            _writer.Write("var index = 0;");
            _writer.Open(container.Kind switch
            {
                { Order: { } order } => $"foreach (var item in {Names.Collections}.{order}(items))",
                { Filling: CollectionFilling.SpanOfList, Factory: null } =>
                    "foreach (var item in global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan(items))",
                _ => "foreach (var item in items)",
            });
            WriteValue(member, container.Item, "writer.ItemName(index)", "item", suffix + Identifiers.ItemSuffix(container));
            _writer.Write("index++;");
            _writer.Close();
            _writer.Blank();
            _writer.Write("writer.WriteEndArray(array);");
        }

        _writer.Close();
        EmitWriteHelper(member, container.Item, suffix + Identifiers.ItemSuffix(container));
    }

    private static Code TryWriteStart(string kind, string declaredType, string writtenType, string start) => new(
        $"if (!writer.TryWriteStart{kind}<",
        [declaredType, Code.List(writtenType + ">(", ["name", "value", "out var items", "out var " + start], "))")],
        "");
}
