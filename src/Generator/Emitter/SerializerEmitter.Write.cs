namespace BsonGen.Generator.Emitter;

internal sealed partial class SerializerEmitter
{
    private void EmitWrite()
    {
        OpenWrite();
        _writer.WriteIf(_type.HasOwnDiscriminator, "WriteDiscriminator(ref writer, openDocument);");
        var holdsPosition = !_plan.HasGroups && HoldsPosition(0, _plan.Members.Count);
        if (_plan.Members.Count > 0 || _type.ExtraElements is not null)
        {
            EmitStartPosition(holdsPosition);
            _writer.Open("try");
            if (_plan.HasGroups)
            {
                EmitWriteGroups();
            }
            else
            {
                EmitMembers(0, _plan.Members.Count);
            }

            _writer.Close();
            _writer.Block(
                "catch (global::System.Exception caught) when (writer.IsMemberException())",
                "throw MemberException(ref writer, openDocument, caught);");
        }

        _writer.Write($"writer.WriteEndDocument(openDocument{(holdsPosition ? ", elementPosition" : "")});");
        _writer.Close();
    }

    private void OpenWrite() => _writer.Open("\n" + Names.List(
        "public override void WriteMembers(",
        [Names.Writer, "int openDocument", $"{_type.TypeName} {Instance}"],
        ")"));

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
        if (_type.ExtraElements is { Member: var member } extraElements && extraElements.Position == position)
        {
            _writer.Write($"writer.FetchMember({Names.Utf8(member.ElementName)});");
            _writer.Write($"writer.WriteExtraElements({GetFromCopy(member)});");
            EmitPosition(holdsPosition);
        }
    }

    private void EmitStartPosition(bool holdsPosition) =>
        _writer.WriteIf(holdsPosition, "var elementPosition = writer.Position;");

    // After a call that moves the writer's position only.
    private void EmitPosition(bool holdsPosition) => _writer.WriteIf(holdsPosition, "elementPosition = writer.Position;");

    private void EmitMember(MemberPlan plan, bool holdsPosition)
    {
        var member = plan.Member;
        var name = Names.Utf8(member.ElementName);
        if (member.HasGetterBody ||
            member.HasShouldSerialize ||
            plan.Check is WriteCheck.DiffersAsObject or WriteCheck.DiffersFromInstance)
        {
            // Code of the user runs. If it throws, the exception names the member.
            _writer.Write($"writer.FetchMember({name});");
        }

        var get = GetFromCopy(member);
        if (member.HasGetterBody)
        {
            // The getter runs once.
            var local = _names.Value(member);
            _writer.Write($"var {local} = {get};");
            get = local;
        }

        var conditions = Conditions(plan, get).ToList();
        if (conditions.Count == 0)
        {
            WriteMember();
            return;
        }

        _writer.Block(Names.List("if (", conditions, ")", " && "), WriteMember);

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
            var target =
                member.ShouldSerializeTypeName is { } declaringType ? $"(({declaringType}){Instance})" :
                member.ShouldSerializeMayChange ? $"({Instance} with {{ }})" : Instance;
            yield return $"{target}.{ClassMapRules.GetShouldSerializeName(member.Name)}()";
        }
    }

    private string IsWritten(MemberPlan plan, string get)
    {
        var (type, value) = (plan.Member.TypeName, plan.Member.DefaultValue ?? $"default({plan.Member.TypeName})");
        var factory = plan.Member.IsTypeParameter ? "OfTypeArgument" : "Of";
        return plan.Check switch
        {
            WriteCheck.IsNotNull => $"{get} is not null",
            WriteCheck.DiffersByOperator => $"{get} != {value}",
            WriteCheck.DiffersByMethod => $"!{get}.Equals({value})",
            WriteCheck.DiffersAsObject => $"!object.Equals({value}, {get})",
            WriteCheck.DiffersFromInstance => $"!object.Equals(BsonCode::MemberDefault.{factory}<{type}>(), {get})",
            _ => throw new InvalidOperationException(),
        };
    }

    private void EmitWriteHelpers()
    {
        foreach (var member in _type.Members)
        {
            foreach (var (value, suffix) in ValuesIn(member.Value))
            {
                if (value is TupleValue tuple)
                {
                    EmitWriteTuple(member, tuple, suffix);
                }
                else if (value is ContainerValue { IsShared: false } container)
                {
                    EmitWriteContainer(member, container, suffix);
                }
            }
        }
    }

    private void OpenWriter(MemberModel member, ValueModel value, string suffix) => _writer.Open("\n" + Names.List(
        $"private static void {_names.Writer(member, suffix)}(",
        [Names.Writer, "global::System.ReadOnlySpan<byte> name", value.TypeName + " value"],
        ")"));

    private void EmitWriteContainer(MemberModel member, ContainerValue value, string suffix)
    {
        var isDictionary = value is DictionaryValue;
        var (kind, frame) = isDictionary ? ("Dictionary", "document") : ("Array", "array");
        OpenWriter(member, value, suffix);
        var (start, items) =
            value.Kind.IsInterface ? ("Items", $"global::System.ReadOnlySpan<{value.Item.TypeName}>") :
            (kind, CreatedType(value) == value.TypeName ? "var" : CreatedType(value));
        string[] arguments = ["name", "value", $"out {items} items", $"out var {frame}"];
        _writer.Block(Names.List($"if (!writer.TryWriteStart{start}(", arguments, "))"), "return;");
        EmitStartPosition(IsWrittenAtPosition(value.Item));
        _writer.WriteIf(!isDictionary, "var index = 0;");
        _writer.Open(value switch
        {
            DictionaryValue => "foreach (var (key, item) in items)",
            { Kind.Order: { } order } => $"foreach (var item in {order}(items))",
            { Kind: { Filling: CollectionFilling.SpanOfList, Factory: null, IsInterface: false } } =>
                "foreach (var item in global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan(items))",
            _ => "foreach (var item in items)",
        });
        var name = isDictionary ? "writer.KeyName(key)" : "writer.ItemName(index)";
        WriteValue(member, value.Item, name, "item", suffix + value.ItemSuffix);
        _writer.WriteIf(!isDictionary, "index++;");
        _writer.Close();
        _writer.Write($"\nwriter.WriteEndDocument({frame});");
        _writer.Close();
    }
}
